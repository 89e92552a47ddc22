/** A random generator that gives the same numbers for the same seed on every machine. */
export interface Random {
  /** At least `low`, below `high`. */
  between(low: number, high: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
}

/** FNV-1a: spreads seeds that differ by one letter over all 32 bits. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
};

/** mulberry32 */
const makeNext = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const makeRandom = (seed: string): Random => {
  const next = makeNext(hash(seed));
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    chance: (probability) => next() < probability,
  };
};
