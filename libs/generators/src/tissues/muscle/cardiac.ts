import { chanceAt, step } from '../noise';
import type { Paint } from '../paint';
import { bloodOf } from '../parts/blood';
import { hillsOf, roughOf, seenAt } from '../parts/field';
import { cellsOf } from '../parts/grid';
import { looseTissue } from '../parts/looseTissue';
import { dense, middling, strewn, vesicular } from '../parts/nuclei';
import { collagenPink, stain } from '../parts/stains';

const deep = [206, 96, 128] as const;
const pale = [226, 134, 160] as const;
const WIDE = 76;
const LONG = 15;

const warp = roughOf(1901, 2);
const wave = hillsOf(1905);
const cells = cellsOf(1909, 0.75);
const central = strewn({
  seed: 1915,
  every: 190,
  deep: 62,
  long: 31,
  thin: 13.5,
  present: 0.8,
  look: vesicular,
});
const between = strewn({
  seed: 1917,
  every: 96,
  deep: 18,
  long: 22,
  thin: 4.6,
  present: 0.55,
  look: dense,
});
const blood = bloodOf(1919, 24);
const DISC = 330;

/** Branching fibres of 18 µm with nuclei in their middles, joined end to end by discs. */
export function cardiacAlong(x: number, y: number, scale: number, paint: Paint): string {
  const bent = y + (warp(x / 3600, y / 3600) - 0.5) * 1500 + (wave(x / 260, y / 200) - 0.5) * 60;
  const at = cells(bent / WIDE, x / WIDE / LONG + (bent / WIDE) * 0.37);
  const soft = 0.8 + scale * 0.6;
  const depth = at.border * WIDE - 5 + (wave(x / 130, bent / 40) - 0.5) * 9;
  if (depth < soft) {
    stain(paint, [246, 232, 240], collagenPink, wave(x / 60, bent / 9), 1);
    if (wave(x / 500, at.column) > 0.55) blood(x, bent, scale, paint, 0.9, 0.8);
    between(x, bent, scale, paint, 0.9, 0, x, y);
  }
  const share = step(-soft, soft, depth);
  if (share <= 0) return 'interstitium';
  stain(paint, deep, pale, 0.15 + at.chance * 0.5 + wave(x / 170, bent / 30) * 0.35, share);
  const stripes = seenAt(5, scale);
  if (stripes > 0) {
    const phase = (x + (wave(x / 60, bent / 26) - 0.5) * 9) / 9;
    const stripe = Math.abs(phase - Math.floor(phase) - 0.5) * 2;
    const fine = 0.25 + wave(x / 50, bent / 6) * 0.6;
    stain(
      paint,
      [236, 168, 188],
      [184, 70, 108],
      step(0.25, 0.75, stripe),
      share * 0.55 * stripes * fine,
    );
  }
  if (paintDisc(x, bent, at.column, scale, paint, share)) return 'intercalatedDisc';
  const inner = step(8, 16, depth);
  stain(paint, [240, 178, 196], pale, 0.4, inner * 0.25 * seenAt(20, scale));
  const nucleus = central(x, bent, scale, paint, step(7, 12, depth) * share, 0, x, y);
  return nucleus > 0.5 ? 'cardiacNucleus' : 'cardiacFibre';
}

/** Discs stand in steps across a fibre. */
function paintDisc(
  x: number,
  bent: number,
  column: number,
  scale: number,
  paint: Paint,
  share: number,
) {
  const seen = seenAt(9, scale);
  if (seen <= 0) return false;
  const offset = chanceAt(column, 7, 1921) * DISC;
  const stair = (Math.floor(bent / 17) % 3) * 7;
  const where = x + offset + stair;
  const which = Math.floor(where / DISC);
  if (chanceAt(which, column, 1923) > 0.6) return false;
  const away = Math.abs(where - (which + 0.5) * DISC);
  const dark = 1 - step(2.2, 4 + scale, away);
  stain(paint, [150, 40, 92], [150, 40, 92], 0, dark * seen * share * 0.85);
  return dark * share > 0.6;
}

const PITCH = 92;
const cut = cellsOf(1931, 0.7);
const rims = strewn({ seed: 1935, every: 40, long: 15, thin: 5, present: 0.4, look: dense });
const middle = hillsOf(1937);

/** Cut across: rounded profiles of many sizes, in some a nucleus in the middle. */
export function cardiacAcross(x: number, y: number, scale: number, paint: Paint): string {
  const at = cut(x / PITCH, y / PITCH);
  const soft = 0.8 + scale * 0.6;
  const depth = at.border * PITCH - 7;
  looseTissue(x, y, scale, paint, 1);
  rims(x, y, scale, paint, 1);
  if (at.distance > 0.58) blood(x, y, scale, paint, 0.9, 0.9);
  const share = step(-soft, soft, depth);
  stain(paint, deep, pale, 0.2 + at.chance * 0.6, share);
  if (scale < 5) stain(paint, deep, [240, 176, 196], middle(x / 3.5, y / 3.5), share * 0.4);
  const radius = 12 + at.other * 4;
  const away = at.distance * PITCH;
  const isNucleus = at.chance < 0.42;
  if (isNucleus) {
    const isIn = 1 - step(radius - soft, radius + soft, away);
    const light = 0.3 + middle(x / 4, y / 4) * 0.8 * (1 - step(radius * 0.6, radius, away));
    stain(paint, middling.dark, vesicular.pale, light, isIn * 0.95 * seenAt(30, scale));
    if (isIn > 0.5) return 'cardiacNucleus';
  }
  return share > 0.5 ? 'cardiacFibreAcross' : 'interstitium';
}
