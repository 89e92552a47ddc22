import { boxAround } from './box';
import { type Field, type Shape, union } from './shape';
import { add, dot, less, times, unit, type Vec } from './vec';

/** A point of a path, and the radius there. */
export type Knot = readonly [x: number, y: number, z: number, radius: number];

const along = (a: number, b: number, c: number, d: number, t: number) =>
  0.5 *
  (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);

/** A smooth path through all knots (Catmull-Rom), with `steps` segments between two of them. */
export function smoothWay(knots: readonly Knot[], steps = 6): Knot[] {
  const knotAt = (at: number) => knots[Math.min(knots.length - 1, Math.max(0, at))] ?? [0, 0, 0, 0];
  const way: Knot[] = [];
  for (let at = 0; at < knots.length - 1; at++) {
    const [a, b, c, d] = [knotAt(at - 1), knotAt(at), knotAt(at + 1), knotAt(at + 2)];
    for (let step = 0; step < steps; step++) {
      const on = (i: 0 | 1 | 2 | 3) => along(a[i], b[i], c[i], d[i], step / steps);
      way.push([on(0), on(1), on(2), Math.max(0.05, on(3))]);
    }
  }
  return [...way, knotAt(knots.length - 1)];
}

const placeOf = ([x, y, z]: Knot): Vec => [x, y, z];

function limb(from: Knot, to: Knot): Shape {
  const [a, b, c, r] = from;
  const [dx, dy, dz, dr] = [to[0] - a, to[1] - b, to[2] - c, to[3] - r];
  const squared = dx * dx + dy * dy + dz * dz || 1e-9;
  const at: Field = (x, y, z) => {
    const [u, v, w] = [x - a, y - b, z - c];
    const part = Math.min(1, Math.max(0, (u * dx + v * dy + w * dz) / squared));
    const [p, q, s] = [u - dx * part, v - dy * part, w - dz * part];
    return Math.sqrt(p * p + q * q + s * s) - r - dr * part;
  };
  return { at, box: boxAround([placeOf(from), placeOf(to)], Math.max(r, to[3])) };
}

const GROUP = 6;

/** Segments in groups, so that distant ones are skipped together. */
function joined(pieces: readonly Shape[]): Shape {
  const groups: Shape[] = [];
  for (let at = 0; at < pieces.length; at += GROUP)
    groups.push(union(...pieces.slice(at, at + GROUP)));
  return union(...groups);
}

/** Round all along, with rounded ends: vessels, nerves, shafts. */
export function tube(knots: readonly Knot[], steps = 6): Shape {
  const way = smoothWay(knots, steps);
  return joined(way.slice(1).map((to, at) => limb(way[at] ?? to, to)));
}

/** Wider to one side than to the other: ligaments, ribs of skin, flat bones. */
export function band(
  knots: readonly Knot[],
  /** The direction in which it is thin. */
  thinTo: Vec,
  /** The thickness as a share of the width. */
  share: number,
  steps = 5,
): Shape {
  const way = smoothWay(knots, steps);
  const pieces = way.slice(1).map((to, index): Shape => {
    const from = way[index] ?? to;
    const line = less(placeOf(to), placeOf(from));
    const squared = dot(line, line) || 1e-9;
    const thin = unit(less(thinTo, times(line, dot(thinTo, line) / squared)));
    const at: Field = (x, y, z) => {
      const [u, v, w] = [x - from[0], y - from[1], z - from[2]];
      const far = (u * line[0] + v * line[1] + w * line[2]) / squared;
      const part = Math.min(1, Math.max(0, far));
      const [p, q, r] = [u - line[0] * part, v - line[1] * part, w - line[2] * part];
      const deep = p * thin[0] + q * thin[1] + r * thin[2];
      const side = Math.max(0, p * p + q * q + r * r - deep * deep);
      const radius = from[3] + (to[3] - from[3]) * part;
      return Math.sqrt(side * share * share + deep * deep) - radius * share;
    };
    return { at, box: boxAround([placeOf(from), placeOf(to)], Math.max(from[3], to[3])) };
  });
  return joined(pieces);
}

/** The nearest point on a surface, lifted off by this much. */
function onto({ at }: Shape, start: Vec, lift: number): Vec {
  let spot = start;
  for (let turn = 0; turn < 12; turn++) {
    const [x, y, z] = spot;
    const far = at(x, y, z) - lift;
    const way: Vec = [
      at(x + 0.2, y, z) - at(x - 0.2, y, z),
      at(x, y + 0.2, z) - at(x, y - 0.2, z),
      at(x, y, z + 0.2) - at(x, y, z - 0.2),
    ];
    spot = add(spot, times(unit(way), -far * 0.8));
  }
  return spot;
}

/** The path projected onto a surface, sunk in by `sunk` of its radius. */
export function hug(knots: readonly Knot[], surface: Shape, sunk = 0.3): Knot[] {
  return smoothWay(knots, 5).map((knot) => [
    ...onto(surface, placeOf(knot), knot[3] * (1 - 2 * sunk)),
    knot[3],
  ]);
}
