import { useLayoutEffect, useRef } from 'react';
import { paintOn } from '../canvas';
import type { Draw } from '../loadedPuzzle';

interface SheetProps {
  width: number;
  height: number;
  draw: Draw;
}

/** A canvas that is as sharp as the screen. */
export function Sheet({ width, height, draw }: SheetProps) {
  const sheet = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (sheet.current) paintOn(sheet.current, width, height, draw);
  }, [width, height, draw]);

  return <canvas ref={sheet} style={{ width, height }} aria-hidden />;
}
