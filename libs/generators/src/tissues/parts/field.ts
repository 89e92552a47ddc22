import { chanceAt } from '../noise';

/** A value between 0 and 1 for each place. */
export type Field = (x: number, y: number) => number;

/** Hills that remember the square in which they were last asked: neighbours in a tile share it. */
export function hillsOf(seed: number): Field {
  let column = Number.NaN;
  let row = Number.NaN;
  // A list of numbers, for closed-over ones would be put on the heap one by one.
  const corners = new Float64Array(4);
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    if (left !== column || top !== row) {
      column = left;
      row = top;
      corners[0] = chanceAt(left, top, seed);
      corners[1] = chanceAt(left + 1, top, seed);
      corners[2] = chanceAt(left, top + 1, seed);
      corners[3] = chanceAt(left + 1, top + 1, seed);
    }
    const across = smooth(x - left);
    const [leftTop, leftEnd] = [corners[0] ?? 0, corners[2] ?? 0];
    const upper = leftTop + ((corners[1] ?? 0) - leftTop) * across;
    const lower = leftEnd + ((corners[3] ?? 0) - leftEnd) * across;
    return upper + (lower - upper) * smooth(y - top);
  };
}

const smooth = (share: number) => share * share * (3 - 2 * share);

/** Hills upon hills, each half as large and turned, so that no lattice is seen. */
export function roughOf(seed: number, layers: number): Field {
  const fields = Array.from({ length: layers }, (_, layer) => hillsOf(seed + layer * 7));
  const total = 2 - 2 ** (1 - layers);
  return (x, y) => {
    let sum = 0;
    let weight = 1;
    for (const field of fields) {
      sum += field(x, y) * weight;
      weight /= 2;
      const turned = x * 1.6 - y * 1.2 + 17.3;
      y = x * 1.2 + y * 1.6 + 5.9;
      x = turned;
    }
    return sum / total;
  };
}

/** How much of something `wide` is still told apart where one pixel is `scale`: 1 near, 0 far. */
export function seenAt(wide: number, scale: number): number {
  const low = wide * 0.45;
  if (scale <= low) return 1;
  const high = wide * 1.3;
  if (scale >= high) return 0;
  return 1 - smooth((scale - low) / (high - low));
}
