import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { InPagedList } from './inPagedList';
import { sizes } from '../tokens';

interface PagedListProps {
  page: number;
  /** The list, and its `Pager` below it. */
  children: ReactNode;
}

/**
 * After a page change it scrolls up to the head of the list if that is out of sight. Going back
 * keeps the browser's own scroll restoration.
 */
export function PagedList({ page, children }: PagedListProps) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  const isReturn = useNavigationType() === 'POP';

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const top = list.current?.getBoundingClientRect().top ?? sizes.header;
    if (isReturn || top >= sizes.header) return;
    window.scrollTo(0, window.scrollY + top - sizes.header - sizes.margin);
  }, [page, isReturn]);

  return (
    <InPagedList value>
      <div ref={list}>{children}</div>
    </InPagedList>
  );
}
