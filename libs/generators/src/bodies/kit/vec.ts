/** A place or a direction: x to the left of the body, y up, z to the front, in millimetres. */
export type Vec = readonly [number, number, number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const less = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const length = (a: Vec) => Math.hypot(a[0], a[1], a[2]);
export const unit = (a: Vec): Vec => times(a, 1 / (length(a) || 1));
export const between = (a: Vec, b: Vec, part: number): Vec => add(a, times(less(b, a), part));
export const mirror = ([x, y, z]: Vec): Vec => [-x, y, z];

/** Three directions at right angles: y along `along`, z as near to `front` as that leaves. */
export interface Frame {
  x: Vec;
  y: Vec;
  z: Vec;
}

export function frameOf(along: Vec, front: Vec): Frame {
  const y = unit(along);
  const z = unit(less(front, times(y, dot(front, y))));
  return { x: cross(y, z), y, z };
}

/** Transforms a place from a frame to the body. */
export const inFrame = ({ x, y, z }: Frame, at: Vec, [a, b, c]: Vec): Vec =>
  add(at, add(times(x, a), add(times(y, b), times(z, c))));
