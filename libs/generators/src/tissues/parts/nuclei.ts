import { chanceAt, step } from '../noise';
import type { Colour, Paint } from '../paint';
import { hillsOf, seenAt } from './field';
import { cellsOf } from './grid';
import { ink, inkDark, inkPale, stain } from './stains';

/** The look of a nucleus: dense and dark, or open and pale with a nucleolus. */
export interface NucleusLook {
  dark: Colour;
  pale: Colour;
  /** From 0 for dense to 1 for open with only a dark rim. */
  open: number;
  /** The nucleolus' size in radii; 0 if none is visible. */
  nucleolus: number;
}

export const dense: NucleusLook = { dark: inkDark, pale: ink, open: 0.75, nucleolus: 0 };
export const middling: NucleusLook = { dark: ink, pale: inkPale, open: 0.55, nucleolus: 0 };
export const vesicular: NucleusLook = {
  dark: ink,
  pale: [196, 172, 214],
  open: 0.9,
  nucleolus: 0.2,
};

const clump = hillsOf(901);
const coarse = hillsOf(905);
const uneven = hillsOf(909);

/**
 * One nucleus: `u` and `v` are the place relative to its centre in radii, `size` its smaller
 * radius.
 */
export function paintNucleus(
  paint: Paint,
  x: number,
  y: number,
  u: number,
  v: number,
  size: number,
  scale: number,
  share: number,
  look: NucleusLook,
): number {
  let far = Math.sqrt(u * u + v * v);
  if (far > 2) return 0;
  if (scale < 5) far += (uneven(x / 9, y / 9) - 0.5) * 0.24;
  const soft = (0.7 + scale * 0.5) / size;
  const isIn = (1 - step(1 - soft, 1 + soft, far)) * share;
  if (isIn <= 0) return 0;
  let light = look.open * (1 - step(0.5, 0.98, far) * 0.85);
  if (scale < 6) light *= 0.25 + clump(x / 3.4, y / 3.4) * 0.8 + coarse(x / 8, y / 8) * 0.7;
  stain(paint, look.dark, look.pale, light, isIn * 0.94);
  if (look.nucleolus > 0) {
    const inner = Math.sqrt((u - 0.18) ** 2 + (v + 0.12) ** 2);
    const within = 1 - step(look.nucleolus - soft * 0.6, look.nucleolus + soft * 0.6, inner);
    stain(paint, inkDark, inkDark, 0, within * isIn * 0.85);
  }
  return isIn;
}

export interface Strewn {
  seed: number;
  /** The size of a field, which holds at most one nucleus. */
  every: number;
  deep?: number;
  /** Its half axes. */
  long: number;
  thin: number;
  /** The share of fields that have one. */
  present: number;
  look: NucleusLook;
}

/**
 * Scattered nuclei: each is completely within its field, and fields are shifted from row to row.
 */
export function strewn({ seed, every, deep = every, long, thin, present, look }: Strewn) {
  const coverage = (Math.PI * long * thin * present) / (every * deep);
  const one = { column: Number.NaN, row: Number.NaN, x: 0.5, y: 0.5, own: 0.5, size: 0.5 };
  let isThere = false;
  const place = (across: number, down: number, reach: number) => {
    one.column = across;
    one.row = down;
    one.own = chanceAt(across, down, seed);
    isThere = one.own < present;
    one.size = 0.78 + chanceAt(across, down, seed + 3) * 0.4;
    const [freeX, freeY] = [Math.max(0, every - long * 2), Math.max(0, deep - reach * 2)];
    one.x = (across + 0.5) * every + (chanceAt(across, down, seed + 1) - 0.5) * freeX;
    one.y = (down + 0.5) * deep + (chanceAt(across, down, seed + 2) - 0.5) * freeY;
  };
  /** Without a lean, each nucleus has a random one. */
  return (
    x: number,
    y: number,
    scale: number,
    paint: Paint,
    share: number,
    lean = Number.NaN,
    atX = x,
    atY = y,
  ): number => {
    if (share <= 0) return 0;
    const detail = seenAt(thin * 3, scale);
    if (detail < 1)
      stain(paint, look.dark, look.pale, look.open * 0.4, coverage * share * (1 - detail));
    if (detail <= 0) return 0;
    const down = Math.floor(y / deep);
    const shifted = x + chanceAt(down, 3, seed + 4) * every;
    const across = Math.floor(shifted / every);
    const isFree = lean !== lean;
    if (across !== one.column || down !== one.row) place(across, down, isFree ? long : thin);
    if (!isThere) return 0;
    const dx = shifted - one.x;
    const dy = y - one.y;
    const turn = isFree ? one.own * 40 : lean;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const u = (dx * cos + dy * sin) / (long * one.size);
    const v = (dy * cos - dx * sin) / (thin * one.size);
    return paintNucleus(paint, atX, atY, u, v, thin * one.size, scale, share * detail, look);
  };
}

export interface Packed {
  seed: number;
  /** The mean distance between nuclei. */
  every: number;
  radius: number;
  /** Length divided by width. */
  long?: number;
  present: number;
  look: NucleusLook;
  /** True where a nucleus is allowed; queried for its centre. */
  gate?: (x: number, y: number) => boolean;
  /** The estimated share of the area where they are allowed, used when seen from afar. */
  open?: number;
}

/** Nuclei in random places, crowded and overlapping. */
export function packed(kind: Packed) {
  const { seed, every, radius, long = 1.25, present, look, gate, open = gate ? 0.35 : 1 } = kind;
  const cells = cellsOf(seed, 0.86);
  const coverage = (Math.PI * radius * radius * long * present * open) / (every * every);
  const one = { column: Number.NaN, row: Number.NaN, cos: 0.5, sin: 0.5 };
  let isThere = false;
  return (x: number, y: number, scale: number, paint: Paint, share: number): number => {
    if (share <= 0) return 0;
    const detail = seenAt(radius * 3, scale);
    if (detail < 1)
      stain(paint, look.dark, look.pale, look.open * 0.4, coverage * share * (1 - detail));
    if (detail <= 0) return 0;
    const at = cells(x / every, y / every);
    const reach = radius * long * 1.35;
    const [dx, dy] = [at.dx * every, at.dy * every];
    if (dx * dx + dy * dy > reach * reach) return 0;
    if (at.column !== one.column || at.row !== one.row) {
      one.column = at.column;
      one.row = at.row;
      isThere = at.chance < present && (!gate || gate(x - dx, y - dy));
      one.cos = Math.cos(at.other * 40);
      one.sin = Math.sin(at.other * 40);
    }
    if (!isThere) return 0;
    const size = radius * (0.82 + at.other * 0.34);
    const u = (dx * one.cos + dy * one.sin) / (size * long);
    const v = (dy * one.cos - dx * one.sin) / size;
    return paintNucleus(paint, x, y, u, v, size, scale, share * detail, look);
  };
}
