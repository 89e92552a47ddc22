import { useEffect, useRef } from 'react';

const inUse = 'a, button, input, textarea, select, [contenteditable]';

/**
 * The controls of a question are gone once it is shown what was right: the focus goes to that, so
 * that it is read out, and the next Enter goes on. Whoever is elsewhere by then stays there.
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
