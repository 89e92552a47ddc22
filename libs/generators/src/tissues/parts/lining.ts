import { chanceAt, step } from '../noise';
import type { Colour, Paint } from '../paint';
import { hillsOf, seenAt } from './field';
import { paintNucleus, type NucleusLook, dense } from './nuclei';
import { lumen, mucin, mucinDeep, stain } from './stains';

/** A layer of cells on a basal membrane, in any direction. */
export interface Lining {
  seed: number;
  /** The height of the nuclei from 0 at the base to 1 at the free surface, and its deviation. */
  at: number;
  stray: number;
  /** Half axes of the nuclei in pixels: along and across the cell. */
  long: number;
  thin: number;
  base: Colour;
  apex: Colour;
  look: NucleusLook;
  /** The share of goblet cells. */
  goblets?: number;
  /** The length of cilia or the brush border in pixels, and its colour. */
  hair?: number;
  hairColour?: Colour;
  /** The visibility of the cell borders, from 0 to 1. */
  walls?: number;
}

/** A position within a lining; the object is reused. */
export interface On {
  /** The height above the basal membrane and the height of the cells here, in pixels. */
  depth: number;
  high: number;
  /** The position along the membrane in cells, and the width of a cell here in pixels. */
  along: number;
  wide: number;
  /** The number of cells in a closed ring; 0 if it is not closed. */
  ring: number;
  id: number;
}

export const newOn = (): On => ({ depth: 0, high: 1, along: 0, wide: 1, ring: 0, id: 0 });

const grain = hillsOf(931);
const wavy = hillsOf(933);
const nucleusInk: Colour = [120, 86, 160];

export function liningOf(lining: Lining) {
  const { at, stray, long, thin, base, apex } = lining;
  const { goblets = 0, walls = 0.35 } = lining;
  /**
   * Answers the structure there: the cell, its nucleus, mucus of a goblet cell, hair, or nothing.
   */
  return (on: On, x: number, y: number, scale: number, paint: Paint, share: number): string => {
    const { depth, high, wide, id } = on;
    if (share <= 0) return '';
    if (depth > high) return paintHair(lining, on, scale, paint, share);
    const up = depth / high;
    stain(paint, base, apex, step(0.25, 0.95, up), share);
    const seen = seenAt(wide, scale);
    if (scale < 5) {
      const by = 0.93 + grain(x / 3.2, y / 3.2) * 0.14;
      paint[0] *= by;
      paint[1] *= by;
      paint[2] *= by;
    }
    const middle = Math.abs(up - at) < 0.2 + stray ? 1 / (0.4 + stray * 2) : 0;
    if (seen < 1) {
      const much = Math.min(0.62, (Math.PI * thin * long) / (wide * high)) * middle;
      stain(paint, nucleusInk, nucleusInk, 0, Math.min(0.7, much) * (1 - seen) * share);
      stain(paint, mucin, mucin, 0, up > 0.45 ? goblets * (1 - seen) * share : 0);
    }
    if (seen <= 0) return 'cell';
    const along = on.along + (scale < 6 ? (wavy(depth / 34 + id, on.along * 0.7) - 0.5) * 0.35 : 0);
    const column = Math.floor(along);
    const edge = Math.min(along - column, column + 1 - along) * wide;
    const line = 1 - step(0.4, 1.3 + scale * 0.5, edge);
    stain(paint, base, [150, 96, 150], 0.7, line * walls * seen * share);
    const brim = step(1 - (2 + scale * 0.5) / high, 1, up);
    stain(paint, apex, [168, 96, 150], 0.75, brim * seen * share * 0.8);
    if (thin <= 0) return 'cell';
    return paintCells(lining, { on, along, up, seen }, x, y, scale, paint, share);
  };
}

interface InCell {
  on: On;
  /** The position along the membrane as the border of the cell sees it, and the height from 0 to 1. */
  along: number;
  up: number;
  /** How much single cells are seen, from 0 to 1. */
  seen: number;
}

/** Paints the nuclei and mucus of the cell here and of its neighbours, which may lean into it. */
function paintCells(
  lining: Lining,
  { on, along, up, seen }: InCell,
  x: number,
  y: number,
  scale: number,
  paint: Paint,
  share: number,
): string {
  const { seed, at, stray, long, thin, look, goblets = 0 } = lining;
  const { depth, high, wide, ring, id } = on;
  const column = Math.floor(along);
  let what = 'cell';
  for (let near = -1; near <= 1; near += 1) {
    const own = ring > 0 ? (((column + near) % ring) + ring) % ring : column + near;
    const kind = chanceAt(own, id, seed);
    const across = (along - column - near - 0.5) * wide;
    const isGoblet = kind < goblets;
    if (isGoblet) {
      const cup = cupAt(across, up, wide, high, scale);
      if (cup > 0) {
        stain(paint, mucin, mucinDeep, grain(x / 9, y / 9), cup * seen * share * 0.95);
        if (cup > 0.5) what = 'goblet';
      }
    }
    if (Math.abs(across) > thin * 1.8) continue;
    const place = isGoblet ? 0.14 : at + (chanceAt(own, id, seed + 1) - 0.5) * 2 * stray;
    const aside = (chanceAt(own, id, seed + 2) - 0.5) * wide * 0.3;
    const tall = isGoblet ? thin * 0.7 : long * (0.85 + kind * 0.3);
    const u = (across - aside) / (thin * (isGoblet ? 0.9 : 0.85 + kind * 0.25));
    const v = (depth - place * high) / tall;
    const isIn = paintNucleus(
      paint,
      x,
      y,
      u,
      v,
      thin,
      scale,
      share * seen,
      isGoblet ? dense : look,
    );
    if (isIn > 0.5) what = 'nucleus';
  }
  return what;
}

/** Cilia stand apart, a brush is one rim. */
function paintHair(lining: Lining, on: On, scale: number, paint: Paint, share: number) {
  const { hair = 0, hairColour = lining.apex } = lining;
  const { depth, high, along, wide } = on;
  if (depth > high + hair) return '';
  const tips = high + hair * (0.8 + wavy(along * 5, 3) * 0.2);
  const end = 1 - step(tips - 2 - scale * 0.6, tips + scale * 0.6, depth);
  const each = seenAt(4, scale);
  const stripe =
    hair > 14
      ? 0.35 + 0.65 * (wavy((along * wide) / 3.2, depth / 40) * each + 0.5 * (1 - each))
      : 0.85;
  stain(
    paint,
    hairColour,
    lumen,
    hair > 14 ? step(0.6, 1, (depth - high) / hair) * 0.5 : 0,
    end * stripe * share,
  );
  return end > 0.5 ? 'hair' : '';
}

/** A goblet: narrow at its foot, wide below its mouth. */
function cupAt(across: number, up: number, wide: number, high: number, scale: number): number {
  if (up < 0.2) return 0;
  const belly = Math.sin(Math.min(1, (up - 0.2) / 0.62) * Math.PI * 0.62);
  const half = wide * 0.78 * belly * (up > 0.86 ? 1 - (up - 0.86) * 3 : 1);
  const soft = 1 + scale * 0.5;
  return (1 - step(half - soft, half + soft, Math.abs(across))) * step(0.2, 0.26 + soft / high, up);
}
