import { chanceAt } from '../noise';

/** A value between 0 and 1 for each place. */
export type Field = (x: number, y: number) => number;

const SLOTS = 16;
const SLOT = 6;

/**
 * Value noise that caches the lattice squares last used: neighbours in a tile share them. Several
 * squares are cached, because one place may ask for noise of several widths.
 */
export function hillsOf(seed: number): Field {
  // A typed array, because separate closure variables would each be heap-allocated numbers.
  const kept = new Float64Array(SLOTS * SLOT).fill(Number.NaN);
  const look = (at: number, left: number, top: number) => {
    kept[at] = left;
    kept[at + 1] = top;
    kept[at + 2] = chanceAt(left, top, seed);
    kept[at + 3] = chanceAt(left + 1, top, seed);
    kept[at + 4] = chanceAt(left, top + 1, seed);
    kept[at + 5] = chanceAt(left + 1, top + 1, seed);
  };
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const at = ((left ^ (top * 5)) & (SLOTS - 1)) * SLOT;
    if (kept[at] !== left || kept[at + 1] !== top) look(at, left, top);
    const across = smooth(x - left);
    const [leftTop, leftEnd] = [kept[at + 2] ?? 0, kept[at + 4] ?? 0];
    const upper = leftTop + ((kept[at + 3] ?? 0) - leftTop) * across;
    const lower = leftEnd + ((kept[at + 5] ?? 0) - leftEnd) * across;
    return upper + (lower - upper) * smooth(y - top);
  };
}

const smooth = (share: number) => share * share * (3 - 2 * share);

/** Fractal noise whose layers are halved and rotated, so that no lattice is visible. */
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

/** The visibility of a detail of size `wide` at this scale: 1 near, 0 far. */
export function seenAt(wide: number, scale: number): number {
  const low = wide * 0.45;
  if (scale <= low) return 1;
  const high = wide * 1.3;
  if (scale >= high) return 0;
  return 1 - smooth((scale - low) / (high - low));
}
