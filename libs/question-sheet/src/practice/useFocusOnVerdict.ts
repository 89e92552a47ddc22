import { useEffect, useRef } from 'react';

const inUse = 'a, button, input, textarea, select, [contenteditable]';

/**
 * The answer controls disappear with the verdict, so the focus moves to the verdict: it is read
 * out, and the next Enter goes on. A focus elsewhere is left alone.
 */
export function useFocusOnVerdict(place: number, isShown: boolean) {
  const verdict = useRef<HTMLDivElement>(null);
  const before = useRef({ place, isShown });
  useEffect(() => {
    const isNew = before.current.place === place && !before.current.isShown && isShown;
    before.current = { place, isShown };
    if (isNew && !document.activeElement?.matches(inUse)) verdict.current?.focus();
  }, [place, isShown]);
  return verdict;
}
