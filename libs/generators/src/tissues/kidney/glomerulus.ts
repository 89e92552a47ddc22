import { step } from '../noise';
import type { Paint } from '../paint';
import { bloodOf } from '../parts/blood';
import { hillsOf, seenAt } from '../parts/field';
import { cellsOf } from '../parts/grid';
import { liningOf, newOn } from '../parts/lining';
import { dense, middling, packed, strewn } from '../parts/nuclei';
import { onRing } from '../parts/ring';
import { collagenPink, eosinPale, lumen, stain } from '../parts/stains';
import { paintVessel } from '../parts/vessel';
import { distal, tubuleGap } from './tubules';

const lobes = cellsOf(1101, 0.8);
const loops = cellsOf(1105, 0.9);
const edge = hillsOf(1109);
const cells = packed({ seed: 1111, every: 32, radius: 10, present: 0.8, look: middling });
const flat = strewn({
  seed: 1115,
  every: 92,
  deep: 12,
  long: 22,
  thin: 4.2,
  present: 0.6,
  look: dense,
});
const blood = bloodOf(1121, 23);
const macula = liningOf({
  seed: 1125,
  at: 0.55,
  stray: 0.1,
  long: 15,
  thin: 9,
  look: dense,
  base: [226, 168, 196],
  apex: [234, 190, 212],
});
const on = newOn();

export interface Corpuscle {
  /** From its middle. */
  dx: number;
  dy: number;
  radius: number;
  /** The angle of the vascular pole. */
  pole: number;
}

/** A tuft of capillaries in its capsule, with vessels and the dense spot of a tubule at one pole. */
export function paintCorpuscle(
  at: Corpuscle,
  x: number,
  y: number,
  scale: number,
  paint: Paint,
): string {
  const { dx, dy, radius, pole } = at;
  const far = Math.hypot(dx, dy) + (edge(x / 210, y / 210) - 0.5) * 46;
  if (far > radius + 14) return paintPole(at, x, y, scale, paint);
  const soft = 0.8 + scale * 0.6;
  const [cos, sin] = [Math.cos(pole), Math.sin(pole)];
  const isIn = 1 - step(-soft, soft, far - radius - 10);
  stain(paint, collagenPink, eosinPale, 0.5, isIn);
  flat(
    Math.atan2(dy, dx) * radius,
    radius - far + 6,
    scale,
    paint,
    far > radius - 12 ? 1 : 0,
    0,
    x,
    y,
  );
  const space = step(-soft, soft, radius - 4 - far);
  // The tuft hangs upon its pole.
  const [fromX, fromY] = [dx - cos * radius * 0.07, dy - sin * radius * 0.07];
  const tuft = Math.hypot(fromX, fromY) + (edge(x / 95, y / 95) - 0.5) * 70;
  const within = radius * 0.9 - tuft;
  if (far < radius - 8) stain(paint, lumen, lumen, 0, space);
  const inTuft = step(-soft, soft, within);
  if (inTuft <= 0) return far < radius - 10 ? 'urinarySpace' : 'capsuleWall';
  const bent = edge(x / 60, y / 60 + 40) * 60;
  const lobe = lobes((x + bent) / 210, (y - bent) / 210);
  const open =
    (1 - step(0.01, 0.02 + soft / 190, lobe.border)) * (1 - step(20, radius * 0.5, within)) * 0.9;
  const share = inTuft * (1 - open);
  stain(paint, eosinPale, [222, 142, 176], 0.55, share);
  const loop = loops(x / 44, y / 44);
  const hollow = step(0.12, 0.17 + soft / 60, loop.border) * seenAt(44, scale);
  stain(paint, lumen, eosinPale, 0.15, hollow * share * 0.85);
  if (loop.chance < 0.6) blood(x, y, scale, paint, hollow * share, 0.8);
  const nuclear = cells(x, y, scale, paint, share);
  return nuclear > 0.5 ? 'glomerularCell' : 'glomerulus';
}

/** Two arterioles, and between them the tubule whose near side stands close: the dense spot. */
function paintPole(
  { dx, dy, radius, pole }: Corpuscle,
  x: number,
  y: number,
  scale: number,
  paint: Paint,
) {
  const [cos, sin] = [Math.cos(pole), Math.sin(pole)];
  const out = dx * cos + dy * sin;
  const aside = dy * cos - dx * sin;
  if (out < radius - 60) return '';
  for (const side of [-1, 1]) {
    const vessel = {
      x: radius + 46,
      y: side * 118,
      radius: side < 0 ? 30 : 24,
      wall: 22,
      full: 0.7,
    };
    const what = paintVessel(vessel, out, aside, scale, paint);
    if (what && what !== 'adventitia') return 'arteriole';
  }
  const [fromX, fromY] = [out - radius - 142, aside];
  const far = Math.hypot(fromX, fromY * 1.06);
  if (far > 116 + tubuleGap) return '';
  stain(paint, eosinPale, eosinPale, 0, 1 - step(110, 118 + tubuleGap + scale, far));
  onRing(on, fromX, fromY, far, 112, 40);
  on.high = 40;
  on.id = 5;
  if (on.depth < 0) return '';
  stain(paint, lumen, lumen, 0, 1);
  const isNear = fromX < -52;
  if (!isNear) return distal(on, x, y, scale, paint, 1) ? 'distalTubule' : 'tubuleLumen';
  onRing(on, fromX, fromY, far, 112, 19);
  on.high = 52;
  on.id = 7;
  return macula(on, x, y, scale, paint, 1) ? 'maculaDensa' : 'tubuleLumen';
}
