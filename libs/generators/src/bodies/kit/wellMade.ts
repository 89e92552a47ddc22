import type { Grid } from './grid';

const JUST_INSIDE = -1e-4;

/** Two opposite corners of a square or a cube, and its other corners. */
interface Crossing {
  pair: readonly [number, number];
  rest: readonly number[];
}

function crossingsOf(nx: number, ny: number): Crossing[] {
  const [x, y, z] = [1, nx, nx * ny];
  const squares = (
    [
      [x, y],
      [x, z],
      [y, z],
    ] as const
  ).flatMap(([a, b]): Crossing[] => [
    { pair: [0, a + b], rest: [a, b] },
    { pair: [a, b], rest: [0, a + b] },
  ]);
  const cube = [0, x, y, z, x + y, x + z, y + z, x + y + z];
  const through = [
    [0, x + y + z],
    [x, y + z],
    [y, x + z],
    [z, x + y],
  ] as const;
  return [
    ...squares,
    ...through.map((pair) => ({ pair, rest: cube.filter((one) => !pair.includes(one)) })),
  ];
}

/**
 * Where two regions touch only at an edge or a corner, their surfaces would meet in a line. Such
 * corners are filled in, nearest to the surface first, until none are left, so that each edge of
 * the mesh belongs to two triangles.
 */
export function fillCrossings({ values, count }: Grid) {
  const [nx, ny, nz] = count;
  const crossings = crossingsOf(nx, ny);
  const isIn = (at: number) => (values[at] ?? 1) < 0;
  const fillOne = (places: readonly number[]) => {
    const outside = places.filter((at) => !isIn(at));
    const nearest = outside.reduce((a, b) => ((values[a] ?? 0) <= (values[b] ?? 0) ? a : b));
    values[nearest] = JUST_INSIDE;
    return nearest;
  };
  /** Fills in at this corner if necessary; null if nothing was wrong. */
  const mend = (base: number): number | null => {
    for (const { pair, rest } of crossings) {
      const [a, b] = [base + pair[0], base + pair[1]];
      if (isIn(a) !== isIn(b)) continue;
      const others = rest.map((off) => base + off);
      if (others.some((at) => isIn(at) === isIn(a))) continue;
      return fillOne(isIn(a) ? others : [a, b]);
    }
    return null;
  };
  const waiting: number[] = [];
  const layer = nx * ny;
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        const at = k * layer + j * nx + i;
        if (Math.abs(values[at] ?? 1) < 1e3 && mixed(values, at, nx, layer)) waiting.push(at);
      }
  while (waiting.length > 0) {
    const base = waiting.pop() ?? 0;
    const filled = mend(base);
    if (filled === null) continue;
    for (const back of [0, 1, nx, layer, nx + 1, layer + 1, layer + nx, layer + nx + 1])
      if (filled - back >= 0) waiting.push(filled - back);
    waiting.push(base);
  }
}

/** True if the surface passes through the cell that begins at `at`. */
export function mixed(values: Float32Array, at: number, nx: number, layer: number): boolean {
  const first = (values[at] ?? 1) < 0;
  for (const off of [1, nx, nx + 1, layer, layer + 1, layer + nx, layer + nx + 1])
    if ((values[at + off] ?? 1) < 0 !== first) return true;
  return false;
}
