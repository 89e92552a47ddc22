import type { Paint } from '../paint';
import { roughOf } from './field';
import { fibresOf } from './fibres';
import { dense, middling, packed, strewn } from './nuclei';
import { collagenDeep, collagenPink, eosinPale, stain } from './stains';

const bend = roughOf(1401, 2);
const fibres = fibresOf({
  seed: 1405,
  long: 190,
  thin: 15,
  from: collagenPink,
  to: collagenDeep,
  cleft: 0.34,
});
const spindles = strewn({
  seed: 1409,
  every: 130,
  deep: 62,
  long: 25,
  thin: 5,
  present: 0.6,
  look: dense,
});
const tight = fibresOf({
  seed: 1411,
  long: 240,
  thin: 16,
  from: collagenPink,
  to: collagenDeep,
  cleft: 0.12,
});
const propria = fibresOf({
  seed: 1415,
  long: 70,
  thin: 13,
  from: eosinPale,
  to: collagenPink,
  cleft: 0.2,
  clear: 0.5,
});
const round = packed({
  seed: 1421,
  every: 41,
  radius: 11,
  present: 0.62,
  look: middling,
  long: 1.15,
});
const small = packed({ seed: 1425, every: 53, radius: 10, present: 0.5, look: dense, long: 1.05 });
const few = packed({ seed: 1431, every: 96, radius: 9.5, present: 0.4, look: dense, long: 1.1 });

/** Loose tissue between layers: bundles every way with room between. */
export function looseTissue(x: number, y: number, scale: number, paint: Paint, share = 1): string {
  const by = (bend(x / 520, y / 520) - 0.5) * 620;
  fibres(x + by, y + by, scale, paint, share);
  spindles(x, y + by, scale, paint, share, 0.2, x, y);
  return 'looseTissue';
}

/** Tissue of close bundles, as in capsules. */
export function tightTissue(x: number, y: number, scale: number, paint: Paint, share = 1): string {
  const by = (bend(x / 900, y / 700) - 0.5) * 260;
  tight(x, y + by, scale, paint, share);
  spindles(x, y + by, scale, paint, share, 0, x, y);
  return 'tightTissue';
}

/** The bed of a mucosa: fine fibres and many round cells. */
export function laminaPropria(
  x: number,
  y: number,
  scale: number,
  paint: Paint,
  share = 1,
): string {
  stain(paint, eosinPale, collagenPink, 0.5, share);
  propria(x + bend(x / 200, y / 200) * 190, y + bend(y / 200, x / 200) * 190, scale, paint, share);
  small(x, y, scale, paint, share);
  round(x, y, scale, paint, share);
  return 'laminaPropria';
}

/** The same with few cells, as below epithelia of many rows. */
export function quietPropria(x: number, y: number, scale: number, paint: Paint): string {
  stain(paint, eosinPale, collagenPink, 0.6, 1);
  propria(x + bend(x / 260, y / 260) * 260, y + bend(y / 260, x / 260) * 200, scale, paint, 1);
  spindles(x, y + bend(x / 520, y / 520) * 300, scale, paint, 1, 0.2, x, y);
  few(x, y, scale, paint, 1);
  return 'laminaPropria';
}
