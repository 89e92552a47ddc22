import type { Vec } from './vec';

export interface Box {
  min: Vec;
  max: Vec;
}

const FAR = 1e9;
/** The box of an unbounded shape. */
export const everywhere: Box = { min: [-FAR, -FAR, -FAR], max: [FAR, FAR, FAR] };

const each = (how: (axis: 0 | 1 | 2) => number): Vec => [how(0), how(1), how(2)];

export const boxAround = (points: readonly Vec[], room = 0): Box => ({
  min: each((axis) => Math.min(...points.map((one) => one[axis])) - room),
  max: each((axis) => Math.max(...points.map((one) => one[axis])) + room),
});

export const boxOfAll = (boxes: readonly Box[]): Box =>
  boxAround(boxes.flatMap(({ min, max }) => [min, max]));

export const boxOfBoth = (a: Box, b: Box): Box => ({
  min: each((axis) => Math.max(a.min[axis], b.min[axis])),
  max: each((axis) => Math.min(a.max[axis], b.max[axis])),
});

export const grownBox = ({ min, max }: Box, by: number): Box => ({
  min: each((axis) => min[axis] - by),
  max: each((axis) => max[axis] + by),
});

export const cornersOf = ({ min, max }: Box): Vec[] =>
  [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Vec => [x, y, z])),
  );

/** A lower bound of the distance to anything inside; 0 within the box. */
export function boxDistance({ min, max }: Box, x: number, y: number, z: number): number {
  const dx = Math.max(min[0] - x, 0, x - max[0]);
  const dy = Math.max(min[1] - y, 0, y - max[1]);
  const dz = Math.max(min[2] - z, 0, z - max[2]);
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}
