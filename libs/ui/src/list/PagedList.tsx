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
 * A list that is turned page by page. The next page is read from its head: where that has scrolled
 * away the window goes there, and else nothing moves. Who goes back is where they were.
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
