import { puzzleSize, type Random } from '../puzzle';

/** A drawing surface with seeded randomness: the same number gives the same picture. */
export interface Easel {
  context: CanvasRenderingContext2D;
  random: Random;
}

export type Scene = (easel: Easel) => void;

/** A colour, or several from top to bottom. */
export type Paint = string | readonly string[];

export const { width, height } = puzzleSize;
export const round = 2 * Math.PI;

/** Mulberry32: small, fast, and even enough for leaves and waves. */
export function seeded(seed: number): Random {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const between = ({ random }: Easel, low: number, high: number) =>
  low + random() * (high - low);

export const pick = <T>({ random }: Easel, choices: readonly [T, ...T[]]): T =>
  choices[Math.floor(random() * choices.length)] ?? choices[0];

export function times(count: number, draw: (index: number) => void) {
  for (let index = 0; index < count; index += 1) draw(index);
}
