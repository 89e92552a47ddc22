/** A seeded random generator for numbers from 0 to 1 (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A weighted random choice. */
export function drawn<T>(random: () => number, choices: readonly (readonly [T, number])[]): T {
  const sum = choices.reduce((total, [, weight]) => total + weight, 0);
  let left = random() * sum;
  const found = choices.find(([, weight]) => (left -= weight) < 0) ?? choices.at(-1);
  if (!found) throw new Error('there is nothing to draw from');
  return found[0];
}
