import { chanceAt } from '../noise';

/** A place within a lattice of cells; the same object is reused for each query. */
export interface Found {
  /** From the cell's centre, in cells. */
  dx: number;
  dy: number;
  distance: number;
  /** The distance to the next border, in cells. */
  border: number;
  column: number;
  row: number;
  /** Two random values of the cell, from 0 to 1. */
  chance: number;
  other: number;
  /** The cell behind that border. */
  nextColumn: number;
  nextRow: number;
}

const AROUND = [-1, 0, 1] as const;

/** Adjacent cells whose centres deviate by `loose`; their lattice is cached between queries. */
export function cellsOf(seed: number, loose: number): (x: number, y: number) => Found {
  const found: Found = {
    dx: 0,
    dy: 0,
    distance: 0,
    border: 0,
    column: Number.NaN,
    row: Number.NaN,
    chance: 0,
    other: 0,
    nextColumn: 0,
    nextRow: 0,
  };
  const middles = new Float64Array(18);
  let [column, row] = [Number.NaN, Number.NaN];
  const look = () => {
    let at = 0;
    for (const down of AROUND) {
      for (const across of AROUND) {
        const [x, y] = [column + across, row + down];
        middles[at++] = x + 0.5 + (chanceAt(x, y, seed) - 0.5) * loose;
        middles[at++] = y + 0.5 + (chanceAt(x, y, seed + 1) - 0.5) * loose;
      }
    }
  };
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    if (left !== column || top !== row) {
      column = left;
      row = top;
      look();
    }
    let nearest = Infinity;
    let second = Infinity;
    let [which, next] = [0, 0];
    for (let at = 0; at < 18; at += 2) {
      const dx = x - (middles[at] ?? 0);
      const dy = y - (middles[at + 1] ?? 0);
      const far = dx * dx + dy * dy;
      if (far < nearest) {
        second = nearest;
        next = which;
        nearest = far;
        which = at;
        found.dx = dx;
        found.dy = dy;
      } else if (far < second) {
        second = far;
        next = at;
      }
    }
    found.distance = Math.sqrt(nearest);
    found.border = (Math.sqrt(second) - found.distance) / 2;
    const across = left - 1 + ((which >> 1) % 3);
    const down = top - 1 + ((which / 6) | 0);
    if (across !== found.column || down !== found.row) {
      found.column = across;
      found.row = down;
      found.chance = chanceAt(across, down, seed + 2);
      found.other = chanceAt(across, down, seed + 3);
    }
    found.nextColumn = left - 1 + ((next >> 1) % 3);
    found.nextRow = top - 1 + ((next / 6) | 0);
    return found;
  };
}
