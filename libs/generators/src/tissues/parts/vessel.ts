import { step } from '../noise';
import type { Paint } from '../paint';
import { bloodOf } from './blood';
import { hillsOf } from './field';
import { fibresOf } from './fibres';
import { dense, strewn } from './nuclei';
import { collagenDeep, collagenPink, muscleDeep, musclePink, plasma, stain } from './stains';

/** A vessel cut across. */
export interface Vessel {
  x: number;
  y: number;
  /** Its inner radius and how thick its wall of muscle is, in pixels. */
  radius: number;
  wall: number;
  /** The share of its lumen filled with red cells. */
  full: number;
  /** The ratio of length to width of the cut, and its direction. */
  flat?: number;
  lean?: number;
}

const uneven = hillsOf(961);
const media = fibresOf({ seed: 963, long: 60, thin: 7, from: musclePink, to: muscleDeep });
const coat = fibresOf({
  seed: 967,
  long: 90,
  thin: 9,
  from: collagenPink,
  to: collagenDeep,
  cleft: 0.25,
});
const mediaNuclei = strewn({
  seed: 971,
  every: 74,
  deep: 20,
  long: 24,
  thin: 4.6,
  present: 0.62,
  look: dense,
});
const inner = strewn({
  seed: 975,
  every: 52,
  deep: 10,
  long: 17,
  thin: 4,
  present: 0.6,
  look: dense,
});
const filled = bloodOf(979);

/** Answers the structure at a place: blood, intima, wall, surroundings, or nothing. */
export function paintVessel(
  vessel: Vessel,
  x: number,
  y: number,
  scale: number,
  paint: Paint,
): string {
  const { radius, wall, full, flat = 1, lean = 0 } = vessel;
  let [dx, dy] = [x - vessel.x, y - vessel.y];
  const most = (radius + wall * 2.2 + 60) * Math.max(1, flat);
  if (Math.abs(dx) > most || Math.abs(dy) > most) return '';
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  [dx, dy] = [(dx * cos + dy * sin) / flat, dy * cos - dx * sin];
  const plain = Math.hypot(dx, dy);
  const far = plain + (uneven(x / (radius * 0.8), y / (radius * 0.8)) - 0.5) * radius * 0.3;
  const soft = 0.8 + scale * 0.6;
  const coatWide = wall * 0.9 + 20;
  const isIn = 1 - step(-soft, soft + 8, far - radius - wall - coatWide);
  if (isIn <= 0) return '';
  const around = Math.atan2(dy, dx) * radius;
  coat(around, far, scale, paint, isIn);
  const inMedia = 1 - step(-soft, soft, far - radius - wall);
  if (inMedia <= 0) return 'adventitia';
  // The inner elastic layer of arteries goes in waves.
  const wave = wall > 30 ? Math.sin((around / radius) * Math.round(radius / 14)) * 4 : 0;
  media(around, far + wave, scale, paint, inMedia);
  mediaNuclei(around, far, scale, paint, inMedia, 0, x, y);
  const depth = radius - far + wave;
  if (depth < -10) return 'media';
  stain(paint, plasma, [232, 150, 180], 1, step(-5 - soft, -4, depth) * inMedia * 0.8);
  inner(around, depth + 2, scale, paint, depth < 8 ? 1 : 0, 0, x, y);
  const open = step(-soft, soft, depth - 2);
  if (depth > 7) filled(x, y, scale, paint, open, full);
  else stain(paint, plasma, plasma, 0, open * 0.7);
  return depth > 7 ? 'blood' : 'intima';
}
