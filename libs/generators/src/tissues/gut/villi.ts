import { chanceAt, step } from '../noise';
import type { Paint } from '../paint';
import { bloodOf } from '../parts/blood';
import { hillsOf } from '../parts/field';
import { liningOf, newOn } from '../parts/lining';
import { laminaPropria } from '../parts/looseTissue';
import { dense, middling, strewn } from '../parts/nuclei';
import { lumen, stain } from '../parts/stains';

/** Heights above the muscle of the mucosa. */
const CRYPTS = 1350;
const HIGH = 104;
const PITCH = 660;
const CRYPT = 208;

const lean = hillsOf(1601);
const enterocytes = liningOf({
  seed: 1605,
  at: 0.34,
  stray: 0.08,
  long: 19,
  thin: 10.5,
  look: middling,
  walls: 0.3,
  base: [222, 138, 172],
  apex: [230, 160, 188],
  goblets: 0.13,
  hair: 8,
  hairColour: [206, 112, 158],
});
const cryptCells = liningOf({
  seed: 1611,
  at: 0.3,
  stray: 0.08,
  long: 14,
  thin: 9.5,
  look: dense,
  walls: 0.3,
  base: [206, 132, 176],
  apex: [226, 164, 194],
  goblets: 0.16,
});
const flat = strewn({
  seed: 1615,
  every: 16,
  deep: 120,
  long: 5,
  thin: 20,
  present: 0.6,
  look: dense,
});
const blood = bloodOf(1621, 24);
const grain = hillsOf(1625);
const on = newOn();

interface Villus {
  /** The distance outwards from the surface of the lamina propria; negative within. */
  out: number;
  /** The position relative to the villus' axis, and its height. */
  aside: number;
  top: number;
  radius: number;
  column: number;
  /** The height above the villus' own foot. */
  up: number;
}
const villus: Villus = { up: 0, out: 0, aside: 0, top: 0, radius: 0, column: 0 };

/** The height of the lamina propria below the centre of a villus. */
type FootAt = (x: number) => number;

/** The nearest villus: each leans a little and ends round. */
function nearest(x: number, y: number, up: number, footAt: FootAt): Villus {
  const rise = Math.max(0, up - CRYPTS) / 2600;
  const bent =
    x + (lean(x / 1900, up / 3000) - 0.5) * 900 * rise + (lean(x / 330, up / 420) - 0.5) * 70;
  const of = Math.floor(bent / PITCH);
  villus.out = Infinity;
  for (let column = of - 1; column <= of + 1; column += 1) {
    const own = chanceAt(column, 0, 1631);
    const middle = (column + 0.5 + (own - 0.5) * 0.36) * PITCH;
    const radius = 218 + chanceAt(column, 1, 1631) * 62;
    const top = CRYPTS + 1700 + chanceAt(column, 2, 1631) * 1250 - radius;
    const aside = bent - middle;
    const rising = footAt(middle) - y;
    const above = Math.max(0, rising - top);
    const slim = 1 - 0.14 * step(0, 2400, up - CRYPTS);
    const out = Math.hypot(aside, above) - radius * slim;
    if (out >= villus.out) continue;
    villus.out = out;
    villus.aside = aside;
    villus.top = top;
    villus.radius = radius;
    villus.column = column;
    villus.up = rising;
  }
  return villus;
}

/** The distance outside the mucosa; negative within. */
function mucosaOut(x: number, y: number, up: number, footAt: FootAt): number {
  const { out } = nearest(x, y, up, footAt);
  const bed = up - CRYPTS;
  // Both meet in a round corner.
  const share = Math.min(1, Math.max(0, 0.5 + (0.5 * (bed - out)) / 90));
  return bed + (out - bed) * share - 90 * share * (1 - share);
}

/** Villi and crypts: `up` above the muscle of the mucosa. */
export function paintMucosa(
  x: number,
  y: number,
  up: number,
  footAt: FootAt,
  scale: number,
  paint: Paint,
): string {
  const out = mucosaOut(x, y, up, footAt);
  if (out > 12 + scale) return 'lumen';
  const { aside, top, column, up: rising } = villus;
  if (up < CRYPTS + 20) {
    const what = paintCrypt(x, y, up, scale, paint);
    if (what) return what;
  }
  if (out < -HIGH + 2) {
    laminaPropria(x, y, scale, paint);
    const isVillus = up > CRYPTS;
    if (isVillus) return paintCore(x, y, up, scale, paint) || 'laminaPropria';
    return 'laminaPropria';
  }
  on.depth = out + HIGH;
  on.high = HIGH;
  on.wide = 27;
  const tip = rising > top ? (Math.atan2(Math.abs(aside), rising - top) - Math.PI / 2) * -200 : 0;
  on.along = (Math.min(rising, top) + tip + (out > up - CRYPTS - 60 ? aside : 0)) / on.wide;
  on.ring = 0;
  on.id = column * 2 + (aside > 0 ? 1 : 0);
  const soft = 0.8 + scale * 0.6;
  const what = enterocytes(on, x, y, scale, paint, 1);
  if (what === '') stain(paint, lumen, lumen, 0, step(-soft, soft, out));
  return what === 'goblet'
    ? 'goblet'
    : what === ''
      ? 'lumen'
      : what === 'hair'
        ? 'brushBorder'
        : 'enterocyte';
}

/** The core of a villus: a wide lymph vessel in its middle, capillaries below the cells. */
function paintCore(x: number, y: number, up: number, scale: number, paint: Paint): string {
  const { aside, top, out } = villus;
  const sway = aside + (lean(up / 240, 9) - 0.5) * 50;
  const wide = lean(up / 420, villus.column * 3 + 0.5) * 62 - 16;
  const soft = 0.8 + scale * 0.6;
  if (wide > 3 && villus.up < top + 40 && Math.abs(sway) < wide + 8) {
    flat(sway > 0 ? sway - wide : sway + wide, up, scale, paint, 1, 0, x, y);
    const isIn = 1 - step(wide - soft, wide + soft, Math.abs(sway));
    stain(paint, lumen, [246, 234, 240], 0.6, isIn);
    return isIn > 0.5 ? 'lacteal' : '';
  }
  const deep = -out - HIGH;
  if (deep > 8 && deep < 34 && lean(up / 90, villus.column * 5 + (aside > 0 ? 1.5 : 0)) > 0.56) {
    blood(x, y, scale, paint, step(8 - soft, 8, deep) * (1 - step(34 - soft, 34, deep)), 0.9);
    return 'capillary';
  }
  return '';
}

const RADIUS = 88;

/** Tubes from between the villi down to the muscle; at their ends lie cells full of red grains. */
function paintCrypt(x: number, y: number, up: number, scale: number, paint: Paint): string {
  const bent = x + (lean(x / 500, up / 600) - 0.5) * 200;
  const column = Math.floor(bent / CRYPT);
  const own = chanceAt(column, 0, 1641);
  const aside = bent - (column + 0.5 + (own - 0.5) * 0.1) * CRYPT;
  const end = 60 + own * 210 + RADIUS;
  const cut = chanceAt(column, 1, 1641);
  // Some leave the section on their way.
  const isUnder = Math.abs(villus.aside) < villus.radius - 40;
  const first = cut < 0.22 ? 420 + own * 500 : isUnder ? CRYPTS - 330 + own * 160 : CRYPTS + 60;
  const below = Math.max(0, end - up, up - first);
  const far = Math.hypot(aside, below);
  on.depth = RADIUS - far;
  if (on.depth < -scale) return '';
  if (on.depth < 3 + scale) laminaPropria(x, y, scale, paint);
  on.high = RADIUS - 10 - (up > CRYPTS - 300 ? (up - CRYPTS + 300) / 14 : 0);
  on.wide = up < end ? 26 : 22;
  const around = up < end ? Math.atan2(aside, end - up) * 40 : up;
  on.along = around / on.wide + own * 7;
  on.id = column * 2 + (aside > 0 ? 1 : 0);
  on.ring = 0;
  const soft = 0.8 + scale * 0.6;
  const share = step(-soft, soft, on.depth);
  const what = cryptCells(on, x, y, scale, paint, share);
  if (what === '') {
    stain(paint, lumen, lumen, 0, share);
    return 'cryptLumen';
  }
  if (up < end + 90 && what === 'cell' && on.depth > 34) {
    stain(paint, [222, 92, 118], [240, 150, 166], grain(x / 4, y / 4) * 1.4 - 0.2, share * 0.85);
    return 'panethCell';
  }
  return what === 'goblet' ? 'goblet' : 'crypt';
}
