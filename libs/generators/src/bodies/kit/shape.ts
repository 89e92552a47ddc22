import { type Box, boxDistance, boxOfAll, boxOfBoth, everywhere, grownBox } from './box';
import { dot, unit, type Vec } from './vec';

/** How far a place is from a surface, less than nought inside. Need not be exact far away. */
export type Field = (x: number, y: number, z: number) => number;

/** A body as a signed distance, and a box that holds all of it. */
export interface Shape {
  at: Field;
  box: Box;
  /** Of what it is the other side: what has been made of that is turned over and not made again. */
  mirrorOf?: Shape;
}

/** Asked for the same place again, it answers what it said last. */
export function remembered(field: Field): Field {
  let [a, b, c, said] = [NaN, NaN, NaN, 0];
  return (x, y, z) => {
    if (x !== a || y !== b || z !== c) [a, b, c, said] = [x, y, z, field(x, y, z)];
    return said;
  };
}

/** All that lies on the side that `outwards` points away from. */
export function half(through: Vec, outwards: Vec): Shape {
  const [a, b, c] = unit(outwards);
  const far = dot(through, unit(outwards));
  return { at: (x, y, z) => a * x + b * y + c * z - far, box: everywhere };
}

/** What is too far to matter is not asked. */
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

/** The two run into each other over about `k` millimetres. */
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

/** What is farther out than that need not be asked on. */
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

/** The same, with rounded rims. */
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

/** Thicker by so much all around; thinner where it is less than nought. */
export const grow = ({ at, box }: Shape, by: number): Shape => ({
  at: (x, y, z) => at(x, y, z) - by,
  box: grownBox(box, Math.max(0, by)),
});

/** The outermost layer alone. */
export const rind = ({ at, box }: Shape, thickness: number): Shape => ({
  box,
  at(x, y, z) {
    const far = at(x, y, z);
    return Math.max(far, -far - thickness);
  },
});

/** The same surface, of a field that rises so many times less: for what is steeper than a distance. */
export const gentler = ({ at, box }: Shape, times: number): Shape => ({
  at: (x, y, z) => at(x, y, z) / times,
  box,
});

/** Its surface goes up and down by what `height` says of each place. */
export const relief = ({ at, box }: Shape, most: number, height: Field): Shape => ({
  box: grownBox(box, most),
  at(x, y, z) {
    const far = at(x, y, z);
    return far > most * 4 ? far - most : far - height(x, y, z);
  },
});
