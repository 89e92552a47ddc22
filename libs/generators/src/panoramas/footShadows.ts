import type { Scene, Solid } from './scene';

const CELL_M = 0.05;
const REACH_M = 0.9;
/** The distance over which a shadow fades from the foot outwards. */
const FADE_M = 0.18;
const DARKEST = 0.42;

/** The darkness of the floor around objects, as a map queried by place. */
export function footShadows({ size: [w, , d], solids }: Scene) {
  const columns = Math.ceil(w / CELL_M) + 1;
  const rows = Math.ceil(d / CELL_M) + 1;
  const map = new Float32Array(columns * rows);
  for (const solid of solids) castOnto(map, { columns, rows, w, d }, solid);
  return (x: number, z: number): number => {
    const column = Math.min(columns - 2, Math.max(0, (x + w / 2) / CELL_M));
    const row = Math.min(rows - 2, Math.max(0, (z + d / 2) / CELL_M));
    return between(map, columns, column, row);
  };
}

function between(map: Float32Array, columns: number, column: number, row: number) {
  const left = Math.floor(column);
  const top = Math.floor(row);
  const fx = column - left;
  const fy = row - top;
  const index = top * columns + left;
  const upper = (map[index] ?? 0) * (1 - fx) + (map[index + 1] ?? 0) * fx;
  const below = index + columns;
  const lower = (map[below] ?? 0) * (1 - fx) + (map[below + 1] ?? 0) * fx;
  return 1 - (upper * (1 - fy) + lower * fy);
}

interface Grid {
  columns: number;
  rows: number;
  w: number;
  d: number;
}

/** Higher up a thing casts no shadow that could be made out. */
const HIGHEST_M = 0.9;

function castOnto(map: Float32Array, { columns, rows, w, d }: Grid, solid: Solid) {
  const { x0, x1, z0, z1, height } = footOf(solid);
  if (height > HIGHEST_M) return;
  const strength = DARKEST * (1 - height / HIGHEST_M);
  const xs = cellsOf(x0, x1, w, columns);
  const zs = cellsOf(z0, z1, d, rows);
  for (let row = zs.from; row <= zs.to; row++) {
    const z = row * CELL_M - d / 2;
    const dz = Math.max(z0 - z, 0, z - z1);
    for (let column = xs.from; column <= xs.to; column++) {
      const x = column * CELL_M - w / 2;
      const dx = Math.max(x0 - x, 0, x - x1);
      const shadow = strength * Math.exp(-Math.sqrt(dx * dx + dz * dz) / FADE_M);
      const index = row * columns + column;
      if (shadow > (map[index] ?? 0)) map[index] = shadow;
    }
  }
}

/** The cells that a shadow reaches along one side of the room. */
function cellsOf(from: number, to: number, side: number, count: number) {
  const cell = (metres: number) => (metres + side / 2) / CELL_M;
  return {
    from: Math.max(0, Math.floor(cell(from - REACH_M))),
    to: Math.min(count - 1, Math.ceil(cell(to + REACH_M))),
  };
}

/** The ground that a solid covers, and how far above the floor it begins. */
function footOf(solid: Solid) {
  if (solid.kind === 'box') {
    const { min, max } = solid;
    return { x0: min[0], x1: max[0], z0: min[2], z1: max[2], height: min[1] };
  }
  const isBall = solid.kind === 'ball';
  const [x, y, z] = isBall ? solid.middle : solid.foot;
  const [rx, rz] = isBall ? [solid.radii[0], solid.radii[2]] : [solid.radius, solid.radius];
  const height = isBall ? y - solid.radii[1] : y;
  return { x0: x - rx, x1: x + rx, z0: z - rz, z1: z + rz, height };
}
