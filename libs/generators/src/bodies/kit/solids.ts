import { boxAround } from './box';
import type { Shape } from './shape';
import { add, less, type Vec } from './vec';

export function ball([a, b, c]: Vec, radius: number): Shape {
  return {
    box: boxAround([[a, b, c]], radius),
    at: (x, y, z) => Math.sqrt((x - a) ** 2 + (y - b) ** 2 + (z - c) ** 2) - radius,
  };
}

/** An ellipsoid along the axes; turned ones go through `place`. */
export function egg(middle: Vec, half: Vec): Shape {
  const [a, b, c] = middle;
  const [p, q, r] = half;
  const least = Math.min(p, q, r);
  return {
    box: boxAround([less(middle, half), add(middle, half)]),
    at(x, y, z) {
      const [u, v, w] = [(x - a) / p, (y - b) / q, (z - c) / r];
      const far = Math.sqrt(u * u + v * v + w * w);
      const steep = Math.sqrt((u / p) ** 2 + (v / q) ** 2 + (w / r) ** 2);
      return steep < 1e-9 ? -least : (far * (far - 1)) / steep;
    },
  };
}

/** A box with rounded edges. */
export function brick(middle: Vec, half: Vec, round: number): Shape {
  const [a, b, c] = middle;
  const [p, q, r] = [half[0] - round, half[1] - round, half[2] - round];
  return {
    box: boxAround([less(middle, half), add(middle, half)]),
    at(x, y, z) {
      const [u, v, w] = [Math.abs(x - a) - p, Math.abs(y - b) - q, Math.abs(z - c) - r];
      const outside = Math.sqrt(Math.max(u, 0) ** 2 + Math.max(v, 0) ** 2 + Math.max(w, 0) ** 2);
      return outside + Math.min(Math.max(u, v, w), 0) - round;
    },
  };
}

/** A ring around the y axis. */
export function ring([a, b, c]: Vec, radius: number, thick: number): Shape {
  const out = radius + thick;
  return {
    box: boxAround([
      [a - out, b - thick, c - out],
      [a + out, b + thick, c + out],
    ]),
    at: (x, y, z) => Math.hypot(Math.hypot(x - a, z - c) - radius, y - b) - thick,
  };
}

export type Outline = readonly (readonly [number, number])[];

/** The signed distance of a point in the plane from a closed outline, negative inside. */
function outlineField(outline: Outline): (x: number, y: number) => number {
  const edges = outline.map(([x, y], at) => {
    const [toX, toY] = outline[(at + 1) % outline.length] ?? [x, y];
    return { x, y, dx: toX - x, dy: toY - y };
  });
  return (x, y) => {
    let [least, inside] = [Infinity, false];
    for (const edge of edges) {
      const [wx, wy] = [x - edge.x, y - edge.y];
      const along = (wx * edge.dx + wy * edge.dy) / (edge.dx * edge.dx + edge.dy * edge.dy || 1);
      const part = Math.min(1, Math.max(0, along));
      least = Math.min(least, (wx - edge.dx * part) ** 2 + (wy - edge.dy * part) ** 2);
      const crosses = wy >= 0 !== wy - edge.dy >= 0;
      if (crosses && wx < (edge.dx * wy) / edge.dy) inside = !inside;
    }
    return (inside ? -1 : 1) * Math.sqrt(least);
  };
}

/** An outline of (distance from the y axis, height), turned around the y axis. */
export function lathe(outline: Outline): Shape {
  const field = outlineField(outline);
  const out = Math.max(...outline.map(([far]) => far));
  const heights = outline.map(([, height]) => height);
  return {
    box: { min: [-out, Math.min(...heights), -out], max: [out, Math.max(...heights), out] },
    at: (x, y, z) => field(Math.hypot(x, z), y),
  };
}

/** A plate in the middle plane: an outline of (height, to the front), so thick to each side. */
export function plate(outline: Outline, thick: number): Shape {
  const field = outlineField(outline);
  const points = outline.map(([y, z]): Vec => [0, y, z]);
  return {
    box: boxAround([...points, [-thick, ...first(points)], [thick, ...first(points)]]),
    at: (x, y, z) => Math.max(field(y, z), Math.abs(x) - thick),
  };
}

const first = (points: readonly Vec[]) => [points[0]?.[1] ?? 0, points[0]?.[2] ?? 0] as const;
