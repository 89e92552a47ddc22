import { type RefObject, useEffect, useRef } from 'react';

/** The focus follows to the question that one went to, so that it is read out and the keys find it. */
export function useFocusOnArrival(
  pane: RefObject<HTMLElement | null>,
  place: number,
  isCurrent: boolean,
) {
  const before = useRef({ place, isCurrent });
  useEffect(() => {
    const hasTurned = before.current.place !== place;
    const hasCome = !before.current.isCurrent && isCurrent;
    before.current = { place, isCurrent };
    // With all questions on one page, a learner who clicked into a question keeps that focus.
    const isInside = pane.current?.contains(document.activeElement) ?? false;
    const mayMove = hasTurned || (hasCome && !isInside);
    if (mayMove) pane.current?.querySelector<HTMLElement>('[role=heading]')?.focus();
  }, [pane, place, isCurrent]);
}
