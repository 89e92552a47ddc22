import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a row that scrolls sideways: brings the chosen one of it into sight. The page stays where it
 * is, which `scrollIntoView` would not promise.
 * @param words of the row: where they change, the chosen one may stand elsewhere
 */
export function useChosenInSight<T extends HTMLElement>(words: string): RefObject<T | null> {
  const row = useRef<T>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-current]');
    if (!chosen) return undefined;
    // Measuring during rendering would force a layout. The observer measures later, and only once,
    // so that the user's own scrolling is kept.
    const watch = new IntersectionObserver(
      ([seen]) => {
        watch.disconnect();
        if (row.current && seen) bringIntoSight(row.current, seen);
      },
      { root: row.current },
    );
    watch.observe(chosen);
    return () => watch.disconnect();
  }, [words]);
  return row;
}

type Seen = Pick<IntersectionObserverEntry, 'boundingClientRect' | 'rootBounds'>;

function bringIntoSight(row: HTMLElement, { boundingClientRect: inner, rootBounds: outer }: Seen) {
  if (!outer || (inner.left >= outer.left && inner.right <= outer.right)) return;
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}

/** Changes whenever the labels, counts or the choice do. */
export const wordsOf = (
  choices: readonly { label: string; isChosen: boolean; count?: number | undefined }[],
) => choices.map(({ label, isChosen, count }) => `${label} ${count} ${isChosen}`).join();
