import { boxAround, boxOfAll, cornersOf } from './box';
import type { Shape } from './shape';
import { add, type Frame, inFrame, mirror, type Vec } from './vec';

export const move = ({ at, box }: Shape, [a, b, c]: Vec): Shape => ({
  at: (x, y, z) => at(x - a, y - b, z - c),
  box: { min: add(box.min, [a, b, c]), max: add(box.max, [a, b, c]) },
});

/** Moves a shape from the origin to `to`, rotated into the frame. */
export function place({ at, box }: Shape, to: Vec, frame: Frame): Shape {
  const { x: e, y: f, z: g } = frame;
  return {
    box: boxAround(cornersOf(box).map((corner) => inFrame(frame, to, corner))),
    at(x, y, z) {
      const [a, b, c] = [x - to[0], y - to[1], z - to[2]];
      return at(
        a * e[0] + b * e[1] + c * e[2],
        a * f[0] + b * f[1] + c * f[2],
        a * g[0] + b * g[1] + c * g[2],
      );
    },
  };
}

/** Mirrored to the other side of the body. */
export const mirrored = (shape: Shape): Shape => ({
  at: (x, y, z) => shape.at(-x, y, z),
  box: boxAround([mirror(shape.box.min), mirror(shape.box.max)]),
  mirrorOf: shape,
});

/** On both sides at once. */
export const twice = (shape: Shape): Shape => ({
  at: (x, y, z) => Math.min(shape.at(x, y, z), shape.at(-x, y, z)),
  box: boxOfAll([shape.box, mirrored(shape).box]),
});

/** Defines the right side by the left one with a single evaluation, where `twice` needs two. */
export const folded = ({ at, box }: Shape): Shape => ({
  at: (x, y, z) => at(Math.abs(x), y, z),
  box: boxOfAll([box, mirrored({ at, box }).box]),
});

/** A plate of variable thickness: the field of the middle plane gives half its width. */
export const widened = ({ at, box }: Shape, by: number): Shape => ({
  at: (x, y, z) => at(Math.max(0, Math.abs(x) - by), y, z),
  box: {
    min: [box.min[0] - by, box.min[1], box.min[2]],
    max: [box.max[0] + by, box.max[1], box.max[2]],
  },
});

/** Scaled along the axes about the origin. */
export function stretch({ at, box }: Shape, [p, q, r]: Vec): Shape {
  const least = Math.min(p, q, r);
  return {
    at: (x, y, z) => at(x / p, y / q, z / r) * least,
    box: {
      min: [box.min[0] * p, box.min[1] * q, box.min[2] * r],
      max: [box.max[0] * p, box.max[1] * q, box.max[2] * r],
    },
  };
}
