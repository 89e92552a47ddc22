import type { PicturePoint } from '@cheese/domain/place/place';

/** Points are rounded to this fraction of the picture. */
const FINE = 10_000;

const share = (at: number, size: number) =>
  Math.round(Math.min(1, Math.max(0, size > 0 ? at / size : 0)) * FINE) / FINE;

interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Position in a picture, in fractions of its size. */
export const pointIn = (at: { clientX: number; clientY: number }, frame: Frame): PicturePoint => ({
  x: share(at.clientX - frame.left, frame.width),
  y: share(at.clientY - frame.top, frame.height),
});

/** False in the margin around the picture, as in a mind map. */
export const isIn = (at: { clientX: number; clientY: number }, frame: Frame): boolean =>
  at.clientX >= frame.left &&
  at.clientX <= frame.left + frame.width &&
  at.clientY >= frame.top &&
  at.clientY <= frame.top + frame.height;

const STEP = 0.01;
const steps: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Moves a point by an arrow key; null for any other key. */
export function movedBy(key: string, { x, y }: PicturePoint): PicturePoint | null {
  const step = steps[key];
  return step ? { x: share(x + step[0], 1), y: share(y + step[1], 1) } : null;
}
