import type { Point } from '@cheese/domain/questions/point/area';

const DIGITS = 4;

const within = (share: number) => Math.min(1, Math.max(0, share));

/** As an answer and a key are written. */
export const pointWord = ({ x, y }: Point) =>
  `${within(x).toFixed(DIGITS)},${within(y).toFixed(DIGITS)}`;

export const areaWord = (corners: readonly Point[]) => corners.map(pointWord).join(' ');

export const placeIn = (
  box: DOMRect,
  { clientX, clientY }: { clientX: number; clientY: number },
) => ({
  x: within((clientX - box.left) / (box.width || 1)),
  y: within((clientY - box.top) / (box.height || 1)),
});

const STEP = 0.01;
const LEAP = 5;
const ways: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place after an arrow key, in larger steps with Shift; null for any other key. */
export function placeAfter(from: Point, { key, shiftKey }: { key: string; shiftKey: boolean }) {
  const way = ways[key];
  if (!way) return null;
  const by = STEP * (shiftKey ? LEAP : 1);
  return { x: within(from.x + way[0] * by), y: within(from.y + way[1] * by) };
}
