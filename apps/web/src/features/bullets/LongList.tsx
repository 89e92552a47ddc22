import { styled } from '@mui/material/styles';
import { type ReactNode, useRef, useState } from 'react';
import { useFollowing } from './useFollowing';

const ROW_PX = 36;
const IN_SIGHT = 10;
/** Rows rendered beyond both edges; the list re-renders only after scrolling that many. */
const BEYOND = 10;

const Scroller = styled('div')({
  maxHeight: IN_SIGHT * ROW_PX,
  overflowY: 'auto',
  '& ol': { margin: 0, paddingInline: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 4, height: ROW_PX },
});

interface LongListProps<One> {
  label: string;
  all: readonly One[];
  /** Index of the current item; the list scrolls along with it. */
  here: () => number;
  children: (one: One) => ReactNode;
}

/** A virtual list: only visible rows and some around them are rendered. */
export function LongList<One extends { id: number }>({
  label,
  all,
  here,
  children,
}: LongListProps<One>) {
  const [top, setTop] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const touching = useFollowing(box, () => (here() - IN_SIGHT / 2) * ROW_PX);
  const from = Math.max(0, Math.min(top, all.length) - BEYOND);
  const to = Math.min(all.length, top + IN_SIGHT + 2 * BEYOND);
  return (
    <Scroller
      ref={box}
      tabIndex={0}
      role="group"
      {...touching}
      aria-label={label}
      onScroll={({ currentTarget: { scrollTop } }) =>
        setTop(Math.floor(scrollTop / ROW_PX / BEYOND) * BEYOND)
      }
    >
      <ol style={{ paddingBlock: `${from * ROW_PX}px ${(all.length - to) * ROW_PX}px` }}>
        {all.slice(from, to).map((one, nth) => (
          <li key={one.id} aria-setsize={all.length} aria-posinset={from + nth + 1}>
            {children(one)}
          </li>
        ))}
      </ol>
    </Scroller>
  );
}
