import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a row that scrolls sideways: brings the chosen one of it into sight. The page stays where it
 * is, which `scrollIntoView` would not promise.
 * @param words of the row: where they change, the chosen one may stand elsewhere
 */
export function useChosenInSight<T extends HTMLElement>(words: string): RefObject<T | null> {
  const row = useRef<T>(null);
  useEffect(() => {
    const box = row.current;
    const chosen = box?.querySelector('[aria-current]');
    if (!box || !chosen) return;
    const [outer, inner] = [box.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (inner.left >= outer.left && inner.right <= outer.right) return;
    box.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [words]);
  return row;
}

/** What a row of choices says, and which of them it marks. */
export const wordsOf = (
  choices: readonly { label: string; isChosen: boolean; count?: number | undefined }[],
) => choices.map(({ label, isChosen, count }) => `${label} ${count} ${isChosen}`).join();
