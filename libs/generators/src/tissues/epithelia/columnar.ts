import { step } from '../noise';
import type { Paint } from '../paint';
import { hillsOf, roughOf } from '../parts/field';
import { cellsOf } from '../parts/grid';
import { liningOf, newOn } from '../parts/lining';
import { laminaPropria, looseTissue, quietPropria } from '../parts/looseTissue';
import { middling } from '../parts/nuclei';
import { onRing } from '../parts/ring';
import { belowLine, slopeOf } from '../parts/slope';
import { smoothAcross } from '../parts/smoothMuscle';
import { collagenPink, lumen, mucin, stain } from '../parts/stains';
import { vesselsIn } from '../parts/vesselsIn';

const bend = hillsOf(3101);
const tone = roughOf(3103, 2);
const simple = liningOf({
  seed: 3105,
  at: 0.28,
  stray: 0.07,
  long: 20,
  thin: 9,
  look: middling,
  walls: 0.5,
  base: [220, 140, 176],
  apex: [234, 172, 200],
  hair: 6,
  hairColour: [208, 116, 160],
});
const ciliated = liningOf({
  seed: 3111,
  at: 0.36,
  stray: 0.27,
  long: 22,
  thin: 9.5,
  look: middling,
  walls: 0.3,
  base: [208, 140, 184],
  apex: [228, 166, 196],
  goblets: 0.14,
  hair: 27,
  hairColour: [218, 146, 182],
});
const small = vesselsIn({ seed: 3115, every: 2100, deep: 1700, present: 0.6, radius: 70 });
const glands = cellsOf(3121, 0.6);
const mucous = liningOf({
  seed: 3125,
  at: 0.14,
  stray: 0.03,
  long: 6,
  thin: 10,
  look: middling,
  walls: 0.5,
  base: [222, 190, 220],
  apex: mucin,
});
const serous = liningOf({
  seed: 3127,
  at: 0.32,
  stray: 0.05,
  long: 12,
  thin: 11,
  look: middling,
  walls: 0.2,
  base: [172, 112, 172],
  apex: [222, 140, 176],
});
const on = newOn();

/** The folds of a gall bladder's mucosa. */
const foldsAt = (x: number) => {
  const wide = bend(x / 900, 7) * 0.8 + bend(x / 330, 9) * 0.2;
  return 5_700 - step(0.25, 0.8, wide) * 1_350 + (tone(x / 3300, 3) - 0.5) * 900;
};

/** Gall bladder: one row of tall cells on branching folds. */
export function paintSimple(x: number, y: number, scale: number, paint: Paint): string {
  const depth = belowLine(foldsAt, x, y, 20);
  if (depth < -8) return 'lumen';
  const deep = y - 5_700;
  const high = 108;
  if (depth > high - 4) {
    if (deep < 900) laminaPropria(x, y, scale, paint);
    else if (deep < 3_000 + bend(x / 500, 5) * 500) {
      looseTissue(x, y, scale, paint);
      const bundle = step(0.4, 0.46, bend(x / 900, deep / 230));
      smoothAcross(x, y, scale, paint, bundle);
      if (bundle > 0.5) return 'smoothMuscle';
    } else {
      looseTissue(x, y, scale, paint);
      return small(x, y, scale, paint) || 'looseTissue';
    }
    if (depth > high) return deep < 900 ? 'laminaPropria' : 'looseTissue';
  }
  on.depth = high - depth;
  on.high = high;
  // Cells stand upright upon the fold, and not in the picture.
  const slope = slopeOf(foldsAt, x, 20);
  const long = Math.sqrt(1 + slope * slope);
  on.wide = 24 * Math.min(2, long);
  on.along = (x + (depth * slope) / long) / 24;
  on.id = 1;
  on.ring = 0;
  const what = simple(on, x, y, scale, paint, 1);
  if (what === '') stain(paint, lumen, lumen, 0, step(0, 3, on.depth - high));
  return what === '' ? 'lumen' : 'simpleColumnar';
}

const windpipeAt = (x: number) =>
  4_600 + (tone(x / 3600, 5) - 0.5) * 1_100 + (bend(x / 520, 3) - 0.5) * 90;

/** Windpipe: nuclei at many heights though all cells stand on the membrane; cilia, glands below. */
export function paintCiliated(x: number, y: number, scale: number, paint: Paint): string {
  const depth = belowLine(windpipeAt, x, y);
  const high = 212 + bend(x / 160, 8) * 26;
  if (depth < -30) return 'lumen';
  if (depth < high) {
    on.depth = high - depth;
    on.high = high;
    on.wide = 15;
    on.along = x / 15;
    on.id = 2;
    on.ring = 0;
    const what = ciliated(on, x, y, scale, paint, 1);
    if (what === 'hair') return 'cilia';
    if (what === '') return 'lumen';
    return what === 'goblet' ? 'goblet' : 'pseudostratified';
  }
  const deep = depth - high;
  const soft = 0.8 + scale * 0.6;
  if (deep < 1_300) quietPropria(x, y, scale, paint);
  else looseTissue(x, y, scale, paint);
  const membrane = 1 - step(15 - soft, 15 + soft, deep);
  stain(paint, [236, 168, 196], collagenPink, 0, membrane);
  if (deep < 15) return 'basementMembrane';
  if (deep > 700 && deep < 3_600) {
    const what = paintGlands(x, y, scale, paint);
    if (what) return what;
  }
  if (deep < 700) return 'laminaPropria';
  return small(x, y, scale, paint) || 'looseTissue';
}

function paintGlands(x: number, y: number, scale: number, paint: Paint): string {
  const together = tone(x / 1500 + 90, y / 1100);
  if (together < 0.53) return '';
  const at = glands(x / 190, y / 190);
  const radius = 62 + at.other * 34;
  const far = at.distance * 190 + (bend(x / 40, y / 40) - 0.5) * 12;
  const limit = Math.min(radius, (at.distance + at.border) * 190 - 5);
  const share = step(0.53, 0.54, together);
  if (far > limit + 2 + scale) return '';
  const isMucous = at.chance < 0.55;
  onRing(on, at.dx, at.dy, far, limit, isMucous ? 34 : 29);
  on.high = isMucous ? limit - 10 : limit - 5;
  on.id = at.column * 31 + at.row;
  const isIn = step(-1 - scale * 0.6, 1 + scale * 0.6, on.depth) * share;
  if (on.depth > 20) stain(paint, lumen, lumen, 0, isIn);
  (isMucous ? mucous : serous)(on, x, y, scale, paint, isIn);
  return isIn > 0.5 ? (isMucous ? 'mucousGland' : 'serousGland') : '';
}
