import { useEffect, useRef } from 'react';
import type { Side } from '../model/view';
import type { Bodies } from '../stage/bodies';
import { drawParts } from './draw';
import { flatFrom } from './flatten';

interface PartPictureProps {
  bodies: Bodies;
  /** The bodies that are lit; the others stand around them, faint. None: all as they are. */
  lit: readonly string[];
  side: Side;
  size: { width: number; height: number };
  /** Empty where words beside it say what it shows. */
  alt: string;
}

/** Pictures this far below the window are drawn ahead. */
const AHEAD = '300px';

/** A part among the others, drawn without a graphics card, once it comes into sight. */
export function PartPicture({ bodies, lit, side, size, alt }: PartPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = size;
  const wanted = lit.join(' ');
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    const draw = () => {
      const sheet = current.getContext('2d');
      if (!sheet) return;
      const wantedIds = new Set(wanted.split(' ').filter(Boolean));
      const dots = drawParts(flatFrom(bodies, side), wantedIds, { width, height });
      sheet.putImageData(new ImageData(dots, width, height), 0, 0);
    };
    const sight = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        draw();
      },
      { rootMargin: AHEAD },
    );
    sight.observe(current);
    return () => sight.disconnect();
  }, [bodies, wanted, side, width, height]);
  const said = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return <canvas ref={canvas} width={width} height={height} {...said} />;
}
