/** A hash of a place from 0 to 1, the same on every machine. */
export function chanceAt(x: number, y: number, seed: number): number {
  let value = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32;
}

export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** A smooth step from 0 to 1. */
export function step(low: number, high: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return share * share * (3 - 2 * share);
}

/** Value noise with features of about one unit, from 0 to 1. */
export function hills(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [step(0, 1, x - left), step(0, 1, y - top)];
  return mix(
    mix(chanceAt(left, top, seed), chanceAt(left + 1, top, seed), across),
    mix(chanceAt(left, top + 1, seed), chanceAt(left + 1, top + 1, seed), across),
    down,
  );
}

/** Fractal noise: layers of half the size each, as many as are visible. */
export function rough(x: number, y: number, seed: number, layers: number): number {
  let [sum, weight, size] = [0, 0, 1];
  for (let layer = 0; layer < layers; layer += 1) {
    sum += hills(x / size, y / size, seed + layer) * size;
    weight += size;
    size /= 2;
  }
  return sum / weight;
}
