import { type PointerEvent, useRef } from 'react';

const FAR = 40;

/** A horizontal swipe changes the slide; vertical ones still scroll the page. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? null : clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = start.current === null ? 0 : clientX - start.current;
      start.current = null;
      if (Math.abs(moved) >= FAR) onSwipe(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
