import { step } from '../noise';
import type { Paint } from '../paint';
import { hillsOf } from '../parts/field';
import { liningOf, newOn } from '../parts/lining';
import { looseTissue } from '../parts/looseTissue';
import { middling } from '../parts/nuclei';
import { onRing } from '../parts/ring';
import { smoothAlong } from '../parts/smoothMuscle';
import { lumen, stain } from '../parts/stains';

/** A bronchiole cut across. */
export interface Airway {
  x: number;
  y: number;
  radius: number;
  flat: number;
}

const fold = hillsOf(2201);
const uneven = hillsOf(2203);
const columnar = liningOf({
  seed: 2205,
  at: 0.42,
  stray: 0.2,
  long: 19,
  thin: 10,
  look: middling,
  walls: 0.3,
  base: [214, 142, 180],
  apex: [228, 164, 194],
  goblets: 0.05,
  hair: 20,
  hairColour: [220, 150, 182],
});
const on = newOn();

/** A folded mucosa, muscle around it, no cartilage. */
export function paintAirway(
  airway: Airway,
  x: number,
  y: number,
  scale: number,
  paint: Paint,
): string {
  const { radius, flat } = airway;
  const [dx, dy] = [(x - airway.x) / flat, y - airway.y];
  const far = Math.hypot(dx, dy) + (uneven(x / 700, y / 700) - 0.5) * radius * 0.2;
  const outer = radius * 1.1 + 90;
  if (far > outer) return '';
  const soft = 0.8 + scale * 0.6;
  const edge = 1 - step(outer - 40 - uneven(x / 90, y / 90) * 60, outer - 20, far);
  looseTissue(x, y, scale, paint, edge);
  const turn = Math.atan2(dy, dx);
  const around = turn * radius;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const deepFolds = radius > 900 ? 0.26 : 0.12;
  const waves = fold(cos * 4.2 + 9, sin * 4.2 + 9) * 0.7 + fold(cos * 9 + 40, sin * 9 + 40) * 0.3;
  const mucosa = radius * (1 - deepFolds * waves) - 30;
  const muscle = 40 + radius * 0.045;
  const inMuscle =
    step(radius - 16, radius, far) * (1 - step(radius + muscle, radius + muscle + 14, far));
  const gap = step(0.24, 0.36, fold(around / 300, far / 90));
  smoothAlong(around, far, scale, paint, inMuscle * gap);
  if (inMuscle * gap > 0.5) return 'airwayMuscle';
  onRing(on, dx, dy, far, mucosa, 22);
  on.high = radius > 900 ? 96 : 62;
  on.id = Math.round(airway.x);
  if (on.depth < -soft) return edge > 0.5 ? (far > radius ? 'adventitia' : 'airwayPropria') : '';
  const share = step(-soft, soft, on.depth);
  if (on.depth > on.high - 4) stain(paint, lumen, lumen, 0, share);
  const what = columnar(on, x, y, scale, paint, share);
  if (what === '') return 'airwayLumen';
  return what === 'hair' ? 'cilia' : 'airwayEpithelium';
}
