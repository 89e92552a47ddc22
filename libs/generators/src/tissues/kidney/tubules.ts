import { chanceAt, step } from '../noise';
import type { Paint } from '../paint';
import { bloodOf } from '../parts/blood';
import { hillsOf } from '../parts/field';
import { cellsOf, type Found } from '../parts/grid';
import { liningOf, newOn } from '../parts/lining';
import { dense, middling, packed, strewn, vesicular } from '../parts/nuclei';
import { onTube } from '../parts/ring';
import { collagenPink, eosinPale, lumen, stain } from '../parts/stains';

export const tubuleGap = 9;
const PITCH = 216;
const THIN = 132;
const STRETCH = 13;

const proximal = liningOf({
  seed: 1001,
  at: 0.36,
  stray: 0.1,
  long: 0,
  thin: 0,
  look: vesicular,
  walls: 0.05,
  base: [214, 118, 156],
  apex: [228, 142, 172],
  hair: 9,
  hairColour: [214, 138, 176],
});
export const distal = liningOf({
  seed: 1007,
  at: 0.5,
  stray: 0.08,
  long: 12.5,
  thin: 12.5,
  look: middling,
  walls: 0.14,
  base: [226, 152, 184],
  apex: [236, 178, 202],
});
const distalBare = liningOf({
  seed: 1009,
  at: 0.5,
  stray: 0.08,
  long: 0,
  thin: 0,
  look: middling,
  walls: 0.1,
  base: [226, 152, 184],
  apex: [236, 178, 202],
});
const collecting = liningOf({
  seed: 1011,
  at: 0.48,
  stray: 0.06,
  long: 0,
  thin: 0,
  look: middling,
  walls: 0.6,
  base: [236, 190, 210],
  apex: [242, 206, 222],
});
const round = cellsOf(1021, 0.72);
const long = cellsOf(1025, 0.7);
const flat = strewn({
  seed: 1031,
  every: 84,
  deep: 16,
  long: 17,
  thin: 5,
  present: 0.55,
  look: dense,
});
const upright = strewn({
  seed: 1035,
  every: 15,
  deep: 78,
  long: 5,
  thin: 18,
  present: 0.34,
  look: dense,
});
const blood = bloodOf(1041, 24);
const uneven = hillsOf(1045);
const on = newOn();
const nucleiAt = (share: number, isProximal: boolean, low: number, high: number) =>
  packed({
    seed: isProximal ? 1051 : 1055,
    every: isProximal ? 44 : 33,
    long: 1.06,
    present: share,
    radius: isProximal ? 13 : 12.2,
    look: isProximal ? vesicular : middling,
    gate: (x, y) => {
      const at = gates(x / PITCH / 1.12, y / PITCH);
      const depth = at.border * PITCH - tubuleGap;
      return at.chance < 0.7 === isProximal && depth > low && depth < high;
    },
  });
const gates = cellsOf(1021, 0.72);
const proximalNuclei = nucleiAt(0.85, true, 15, 40);
const longGates = cellsOf(1025, 0.7);
const longNuclei = packed({
  seed: 1061,
  every: 32,
  radius: 11.5,
  long: 1.1,
  present: 0.95,
  look: middling,
  gate: (x, y) => {
    const depth = longGates(x / THIN, y / THIN / STRETCH + (x / THIN) * 0.37).border * THIN - 7;
    return depth > 9 && depth < 24;
  },
});
const distalNuclei = nucleiAt(0.95, false, 13, 28);

/** The interstitium: hardly any fibres, and capillaries. */
function between(x: number, y: number, scale: number, paint: Paint, found: Found, pitch: number) {
  stain(paint, collagenPink, eosinPale, 0.6, 1);
  const deep = found.border * pitch;
  const hole = uneven(x / 46, y / 46);
  if (hole > 0.5 && deep < tubuleGap) blood(x, y, scale, paint, step(0.5, 0.6, hole), 0.85);
  flat(x, y, scale, paint, 1, 0.4);
}

/** Tubules of the labyrinth, wound so that each is cut across or slanting. */
export function roundAt(x: number, y: number): Found {
  return round(x / PITCH / 1.12, y / PITCH);
}

/** The x of a tubule's centre. */
export const middleX = (found: Found, x: number) => x - found.dx * PITCH * 1.12;
export const middleY = (found: Found, y: number) => y - found.dy * PITCH;

export function paintRound(
  found: Found,
  x: number,
  y: number,
  scale: number,
  paint: Paint,
): string {
  onTube(on, found, PITCH, tubuleGap, found.chance < 0.7 ? 74 : 44);
  if (on.depth < 2 + scale) between(x, y, scale, paint, found, PITCH);
  if (on.depth <= -1 - scale * 0.6) return 'interstitium';
  const isProximal = found.chance < 0.7;
  const share = step(-1 - scale * 0.6, 1 + scale * 0.6, on.depth);
  if (on.depth > 8) stain(paint, lumen, lumen, 0, 1);
  on.high = isProximal ? 54 + uneven(x / 40, y / 40) * 22 : 34 + uneven(x / 60, y / 60) * 6;
  const wall = isProximal ? proximal : distalBare;
  const what = wall(on, x, y, scale, paint, share);
  if (what === '') return 'tubuleLumen';
  if (isProximal) proximalNuclei(x, y, scale, paint, share);
  else distalNuclei(x, y, scale, paint, share);
  return isProximal ? 'proximalTubule' : 'distalTubule';
}

/** Straight tubules side by side: thick limbs, thin limbs, collecting ducts, straight vessels. */
export function paintLong(x: number, y: number, scale: number, paint: Paint, deep: number): string {
  const found = long(x / THIN, y / THIN / STRETCH + (x / THIN) * 0.37);
  const { chance, dx } = found;
  const ducts = 0.3 + deep * 0.2;
  const isDuct = chance < ducts;
  const isThin = chance > 0.62 - deep * 0.1;
  const isVessel = chance > 0.84;
  const pitch = THIN;
  on.depth = found.border * pitch - (isThin ? 14 : 6);
  on.wide = isDuct ? 42 : 50;
  on.id = found.column * 131 + found.row * 7 + (dx > 0 ? 1 : 0);
  on.along = (y + uneven(x / 70, y / 160) * 60) / on.wide + chanceAt(on.id, 1, 1049) * 9;
  on.ring = 0;
  stain(paint, collagenPink, eosinPale, 0.6, 1);
  const share = step(-1 - scale * 0.6, 1 + scale * 0.6, on.depth);
  if (isThin) {
    if (on.depth < 5) upright(x, y, scale, paint, 1, 0);
    if (on.depth < 0) return 'interstitium';
    if (isVessel) blood(x, y, scale, paint, share, 0.92);
    else stain(paint, lumen, lumen, 0, share * 0.8);
    return isVessel ? 'vasaRecta' : 'thinLimb';
  }
  if (on.depth <= 0) {
    upright(x, y, scale, paint, 1, 0);
    return 'interstitium';
  }
  if (on.depth > 8) stain(paint, lumen, lumen, 0, 1);
  on.high = isDuct ? 32 : 28;
  const what = (isDuct ? collecting : distalBare)(on, x, y, scale, paint, share);
  if (what === '') return 'tubuleLumen';
  longNuclei(x, y, scale, paint, share);
  return isDuct ? 'collectingDuct' : 'thickLimb';
}
