import { chanceAt } from '../noise';

/** One of many rows side by side. */
export interface Row {
  index: number;
  /** The distances to the next border and to the middle, in pixels. */
  border: number;
  middle: number;
  chance: number;
}

/** Rows of unlike width, from one side to the other. */
export function rowsOf(seed: number, pitch: number, loose: number) {
  const row: Row = { index: 0, border: 0, middle: 0, chance: 0 };
  const borderAt = (index: number) =>
    (index + (chanceAt(index, 0, seed) - 0.5) * 2 * loose) * pitch;
  return (y: number): Row => {
    let index = Math.floor(y / pitch);
    if (y < borderAt(index)) index -= 1;
    else if (y >= borderAt(index + 1)) index += 1;
    const [from, to] = [borderAt(index), borderAt(index + 1)];
    row.index = index;
    row.border = Math.min(y - from, to - y);
    row.middle = (from + to) / 2;
    row.chance = chanceAt(index, 1, seed);
    return row;
  };
}
