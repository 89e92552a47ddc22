import { grownBox } from './box';
import type { Shape } from './shape';

/** The values of a field at the corners of a regular grid. */
export interface Grid {
  values: Float32Array;
  count: readonly [number, number, number];
  start: readonly [number, number, number];
  cell: number;
}

const BLOCKS = [16, 4, 2];
/**
 * Fields are approximate: a block is skipped only if its centre is farther away than this factor.
 */
const CARE = 1.5;

/** Blocks far from the surface are filled with the value of their centre. */
export function sample(shape: Shape, cell: number): Grid {
  const { min, max } = grownBox(shape.box, cell * 2.5);
  const countOf = (axis: 0 | 1 | 2) => Math.ceil((max[axis] - min[axis]) / cell) + 1;
  const [nx, ny, nz] = [countOf(0), countOf(1), countOf(2)];
  if (!(nx * ny * nz < 6e7)) throw new Error(`A grid of ${nx} × ${ny} × ${nz} is too large`);
  const values = new Float32Array(nx * ny * nz);
  const { at } = shape;
  const fill = (i: number, j: number, k: number, size: number, level: number) => {
    const [toI, toJ, toK] = [
      Math.min(nx, i + size),
      Math.min(ny, j + size),
      Math.min(nz, k + size),
    ];
    if (size > 1) {
      const off = ((size - 1) / 2) * cell;
      const far = at(min[0] + i * cell + off, min[1] + j * cell + off, min[2] + k * cell + off);
      if (Math.abs(far) > (off * Math.sqrt(3) + cell) * CARE) {
        for (let c = k; c < toK; c++)
          for (let b = j; b < toJ; b++)
            values.fill(far, (c * ny + b) * nx + i, (c * ny + b) * nx + toI);
        return;
      }
    }
    const next = BLOCKS[level + 1] ?? 1;
    for (let c = k; c < toK; c += next)
      for (let b = j; b < toJ; b += next)
        for (let a = i; a < toI; a += next) {
          if (next > 1) fill(a, b, c, next, level + 1);
          else
            values[(c * ny + b) * nx + a] = at(
              min[0] + a * cell,
              min[1] + b * cell,
              min[2] + c * cell,
            );
        }
  };
  const first = BLOCKS[0] ?? 1;
  for (let k = 0; k < nz; k += first)
    for (let j = 0; j < ny; j += first) for (let i = 0; i < nx; i += first) fill(i, j, k, first, 0);
  return { values, count: [nx, ny, nz], start: min, cell };
}
