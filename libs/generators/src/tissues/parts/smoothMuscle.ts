import { step } from '../noise';
import type { Paint } from '../paint';
import { hillsOf, seenAt } from './field';
import { fibresOf } from './fibres';
import { cellsOf } from './grid';
import { middling, paintNucleus, strewn } from './nuclei';
import { collagenPink, muscleDeep, musclePink, stain } from './stains';

const bands = fibresOf({
  seed: 1301,
  long: 210,
  thin: 13,
  from: musclePink,
  to: muscleDeep,
  cleft: 0.1,
  clear: 0.5,
});
const cigars = strewn({
  seed: 1305,
  every: 150,
  deep: 21,
  long: 36,
  thin: 5.6,
  present: 0.62,
  look: middling,
});
const cut = cellsOf(1311, 0.8);
const wave = hillsOf(1315);
const bundle = cellsOf(1317, 0.8);

/** Smooth muscle cut lengthwise: long cells side by side with nuclei like cigars. */
export function smoothAlong(
  x: number,
  y: number,
  scale: number,
  paint: Paint,
  share: number,
): string {
  const across = y + (wave(x / 620, y / 300) - 0.5) * 90;
  bands(x, across, scale, paint, share);
  return cigars(x, across, scale, paint, share, 0, x, y) > 0.5 ? 'smoothNucleus' : 'smoothMuscle';
}

const PITCH = 23;
const BUNDLE = 520;

/** Cut across: spots of many sizes, few of them with a nucleus. */
export function smoothAcross(
  x: number,
  y: number,
  scale: number,
  paint: Paint,
  share: number,
): string {
  const bent = wave(x / 190, y / 190) * 90;
  const lot = bundle((x + bent) / BUNDLE, (y - bent) / BUNDLE);
  const seen = seenAt(PITCH, scale);
  stain(paint, musclePink, muscleDeep, 0.3 + lot.chance * 0.35, share);
  const septum = (1 - step(0.012, 0.02 + scale / BUNDLE, lot.border)) * seenAt(140, scale);
  if (seen > 0) {
    const at = cut(x / PITCH, y / PITCH);
    const line = 1 - step(0.03, 0.1 + (scale * 0.5) / PITCH, at.border);
    stain(paint, musclePink, [240, 200, 216], 1, line * seen * share * 0.7);
    const [u, v] = [(at.dx * PITCH) / 6.5, (at.dy * PITCH) / 6.5];
    if (at.chance < 0.2) paintNucleus(paint, x, y, u, v, 6.5, scale, seen * share, middling);
  }
  if (seen < 1) stain(paint, [150, 90, 150], musclePink, 0, 0.07 * share * (1 - seen));
  stain(paint, collagenPink, collagenPink, 0, septum * share);
  return septum > 0.5 ? 'septum' : 'smoothMuscle';
}
