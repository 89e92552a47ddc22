import { type Grid, sample } from './grid';
import type { Mesh } from './mesh';
import type { Field, Shape } from './shape';
import { fillCrossings, mixed } from './wellMade';

/** The twelve edges of a cell as pairs of its corners, told by one bit for each axis. */
const EDGES = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((from) =>
  [1, 2, 4].filter((bit) => (from & bit) === 0).map((bit) => [from, from | bit] as const),
);

/** The mean of the surface's intersections with the edges of a cell, in cells. */
function crossingOf({ values, count: [nx, ny] }: Grid, base: number): [number, number, number] {
  const offs = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (bits) => (bits & 1) + (bits & 2 ? nx : 0) + (bits & 4 ? nx * ny : 0),
  );
  const sum: [number, number, number] = [0, 0, 0];
  let crossed = 0;
  for (const [from, to] of EDGES) {
    const [a, b] = [values[base + (offs[from] ?? 0)] ?? 0, values[base + (offs[to] ?? 0)] ?? 0];
    if (a < 0 === b < 0) continue;
    const part = a / (a - b);
    crossed += 1;
    for (const axis of [0, 1, 2] as const) {
      const [low, high] = [(from >> axis) & 1, (to >> axis) & 1];
      sum[axis] += low + (high - low) * part;
    }
  }
  return [sum[0] / crossed, sum[1] / crossed, sum[2] / crossed];
}

/** Moves towards the exact surface, at most half a cell. */
function settle(at: Field, x: number, y: number, z: number, cell: number) {
  const step = cell * 0.05;
  let [a, b, c] = [x, y, z];
  for (let turn = 0; turn < 2; turn++) {
    const far = at(a, b, c);
    if (Math.abs(far) < cell * 0.01) break;
    const dx = (at(a + step, b, c) - far) / step;
    const dy = (at(a, b + step, c) - far) / step;
    const dz = (at(a, b, c + step) - far) / step;
    const steep = dx * dx + dy * dy + dz * dz;
    // The field at the flat rims of bands is too shallow to step along, so the cell's own estimate
    // is kept.
    if (steep < 0.12) break;
    [a, b, c] = [a - (far * dx) / steep, b - (far * dy) / steep, c - (far * dz) / steep];
  }
  return Math.hypot(a - x, b - y, c - z) < cell * 0.5 ? [a, b, c] : [x, y, z];
}

/** The surface of a shape: one vertex per cell it passes through, closed all around. */
export function meshOf(shape: Shape, cell: number): Mesh {
  const grid = sample(shape, cell);
  fillCrossings(grid);
  const { values, count, start } = grid;
  const [nx, ny, nz] = count;
  const layer = nx * ny;
  const cornerAt = new Int32Array(values.length).fill(-1);
  const places: number[] = [];
  const each = (what: (at: number, i: number, j: number, k: number) => void) => {
    for (let k = 0; k < nz - 1; k++)
      for (let j = 0; j < ny - 1; j++)
        for (let i = 0; i < nx - 1; i++) what(k * layer + j * nx + i, i, j, k);
  };
  each((at, i, j, k) => {
    if (!mixed(values, at, nx, layer)) return;
    const [x, y, z] = crossingOf(grid, at);
    cornerAt[at] = places.length / 3;
    const [a, b, c] = [i + x, j + y, k + z];
    places.push(
      ...settle(shape.at, start[0] + a * cell, start[1] + b * cell, start[2] + c * cell, cell),
    );
  });
  const corners: number[] = [];
  const steps = [1, nx, layer] as const;
  each((at, ...on) => {
    for (const axis of [0, 1, 2] as const) {
      const isIn = (values[at] ?? 0) < 0;
      if (isIn === (values[at + steps[axis]] ?? 0) < 0) continue;
      const [v, w] = [((axis + 1) % 3) as 0 | 1 | 2, ((axis + 2) % 3) as 0 | 1 | 2];
      if (on[v] === 0 || on[w] === 0) continue;
      const [p, q] = [steps[v], steps[w]];
      const four = [at, at - p, at - p - q, at - q].map((cellAt) => cornerAt[cellAt] ?? 0);
      const [a = 0, b = 0, c = 0, d = 0] = isIn ? four : four.toReversed();
      corners.push(a, b, c, a, c, d);
    }
  });
  return { places: Float64Array.from(places), corners: Uint32Array.from(corners) };
}
