import { type RefObject, useEffect, useRef } from 'react';

/** Rare enough to be readable and cheap with thousands of comments. */
const EVERY_MS = 2_000;
/** Pauses automatic scrolling after the user touched the list. */
const REST_MS = 8_000;

/** Scrolls a box along with the film, unless the user is scrolling it. */
export function useFollowing(box: RefObject<HTMLElement | null>, topPx: () => number) {
  const touchedAt = useRef(-REST_MS);
  const followed = useRef(Number.NaN);
  const follow = useRef<() => void>(() => undefined);
  useEffect(() => {
    follow.current = () => {
      const top = Math.max(0, topPx());
      // Do not scroll back if the film has not moved on.
      if (top === followed.current || performance.now() - touchedAt.current < REST_MS) return;
      followed.current = top;
      if (box.current) box.current.scrollTop = top;
    };
  });
  useEffect(() => {
    const timer = setInterval(() => follow.current(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  const touch = () => void (touchedAt.current = performance.now());
  return { onPointerMove: touch, onWheel: touch, onTouchMove: touch, onKeyDown: touch };
}
