import { useTheme } from '@mui/material/styles';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { ViewStore } from '../stage/viewStore';
import { type Ink, paintInk } from './ink';

const LABEL_SIZE = 13;

export const useInkFont = () =>
  `600 ${LABEL_SIZE}px ${String(useTheme().typography.caption.fontFamily)}`;

/** Paints what lies over the slide: with each frame of it, and whenever it changes itself. */
export function useInk(canvas: RefObject<HTMLCanvasElement | null>, store: ViewStore) {
  const content = useRef<Ink | null>(null);
  const waits = useRef(0);
  const font = useInkFont();

  const paint = useCallback(() => {
    const [onto, seen, ink] = [canvas.current, store.now(), content.current];
    const pen = onto?.getContext('2d');
    if (!onto || !pen || !seen || !ink) return;
    const density = window.devicePixelRatio || 1;
    const width = Math.round(seen.frame.width * density);
    const height = Math.round(seen.frame.height * density);
    if (onto.width !== width) onto.width = width;
    if (onto.height !== height) onto.height = height;
    paintInk(pen, seen, ink, { density, font });
  }, [canvas, store, font]);

  /** At the next frame, however often it is asked for until then. */
  const soon = useCallback(() => {
    cancelAnimationFrame(waits.current);
    waits.current = requestAnimationFrame(paint);
  }, [paint]);
  const put = useCallback(
    (ink: Ink) => {
      content.current = ink;
      soon();
    },
    [soon],
  );
  useEffect(() => () => cancelAnimationFrame(waits.current), []);
  return { paint, soon, put };
}
