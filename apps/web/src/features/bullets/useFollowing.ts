import { type RefObject, useEffect, useRef } from 'react';

/** Seldom enough that nobody is dizzy, and a film with thousands of them goes on as before. */
const EVERY_MS = 2_000;
/** Whoever looks around in it is left alone for so long. */
const REST_MS = 8_000;

/** Scrolls a box to where something has come to, unless somebody has a hand in it. */
export function useFollowing(box: RefObject<HTMLElement | null>, topPx: () => number) {
  const touchedAt = useRef(-REST_MS);
  const followed = useRef(Number.NaN);
  const follow = useRef<() => void>(() => undefined);
  useEffect(() => {
    follow.current = () => {
      const top = Math.max(0, topPx());
      // Where nothing has moved on, nothing is taken from under anybody's eyes.
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
