import { type Box, boxDistance, boxOfAll, boxOfBoth, everywhere, grownBox } from './box';
import { dot, unit, type Vec } from './vec';

/** The signed distance from a surface, negative inside. May be inexact far away. */
export type Field = (x: number, y: number, z: number) => number;

/** A solid as a signed distance field, and its bounding box. */
export interface Shape {
  at: Field;
  box: Box;
  /** The shape it mirrors, whose mesh is reused instead of being built again. */
  mirrorOf?: Shape;
}

/** Caches the last answer for repeated queries of the same place. */
export function remembered(field: Field): Field {
  let [a, b, c, said] = [NaN, NaN, NaN, 0];
  return (x, y, z) => {
    if (x !== a || y !== b || z !== c) [a, b, c, said] = [x, y, z, field(x, y, z)];
    return said;
  };
}

/** The half-space opposite to `outwards`. */
export function half(through: Vec, outwards: Vec): Shape {
  const [a, b, c] = unit(outwards);
  const far = dot(through, unit(outwards));
  return { at: (x, y, z) => a * x + b * y + c * z - far, box: everywhere };
}

/** Skips shapes too far away to matter. */
export function union(...shapes: readonly Shape[]): Shape {
  return {
    box: boxOfAll(shapes.map(({ box }) => box)),
    at(x, y, z) {
      let least = 1e9;
      for (const { at, box } of shapes)
        if (boxDistance(box, x, y, z) <= Math.max(0, least)) least = Math.min(least, at(x, y, z));
      return least;
    },
  };
}

/** A smooth minimum over about `k` millimetres. */
const soft = (a: number, b: number, k: number) => {
  const near = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - near * near * k * 0.25;
};

export function blend(k: number, ...shapes: readonly Shape[]): Shape {
  return {
    box: grownBox(boxOfAll(shapes.map(({ box }) => box)), k * 0.3),
    at(x, y, z) {
      let least = 1e9;
      for (const { at, box } of shapes)
        if (boxDistance(box, x, y, z) <= Math.max(0, least) + k)
          least = soft(least, at(x, y, z), k);
      return least;
    },
  };
}

/** Farther out than this the exact value does not matter. */
const OUT = 12;

/** `from` without the others. */
export function carve(from: Shape, ...others: readonly Shape[]): Shape {
  return {
    box: from.box,
    at(x, y, z) {
      let most = from.at(x, y, z);
      if (most > OUT) return most;
      for (const { at, box } of others)
        if (-boxDistance(box, x, y, z) > most) most = Math.max(most, -at(x, y, z));
      return most;
    },
  };
}

/** The same with rounded edges. */
export function softCarve(k: number, from: Shape, ...others: readonly Shape[]): Shape {
  return {
    box: from.box,
    at: (x, y, z) =>
      others.reduce((most, { at }) => -soft(-most, at(x, y, z), k), from.at(x, y, z)),
  };
}

export function common(...shapes: readonly [Shape, ...Shape[]]): Shape {
  return {
    box: shapes.map(({ box }) => box).reduce(boxOfBoth),
    at(x, y, z) {
      let most = -1e9;
      for (const { at } of shapes) {
        most = Math.max(most, at(x, y, z));
        if (most > OUT) return most;
      }
      return most;
    },
  };
}

/** Thicker by this much all around; thinner if it is negative. */
export const grow = ({ at, box }: Shape, by: number): Shape => ({
  at: (x, y, z) => at(x, y, z) - by,
  box: grownBox(box, Math.max(0, by)),
});

/** The outermost layer only. */
export const rind = ({ at, box }: Shape, thickness: number): Shape => ({
  box,
  at(x, y, z) {
    const far = at(x, y, z);
    return Math.max(far, -far - thickness);
  },
});

/** The same surface with a field divided by `times`, for fields steeper than a distance. */
export const gentler = ({ at, box }: Shape, times: number): Shape => ({
  at: (x, y, z) => at(x, y, z) / times,
  box,
});

/** Displaces the surface by `height` of each place. */
export const relief = ({ at, box }: Shape, most: number, height: Field): Shape => ({
  box: grownBox(box, most),
  at(x, y, z) {
    const far = at(x, y, z);
    return far > most * 4 ? far - most : far - height(x, y, z);
  },
});
