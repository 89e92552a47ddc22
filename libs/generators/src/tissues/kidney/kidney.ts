import { chanceAt, step } from '../noise';
import { type Colour, fill, glass, type Paint, type Painter, shade } from '../paint';
import { hillsOf, roughOf, seenAt } from '../parts/field';
import { fibresOf } from '../parts/fibres';
import { cellsOf } from '../parts/grid';
import { dense, strewn } from '../parts/nuclei';
import { insideOf } from '../parts/piece';
import { collagenDeep, collagenPink, stain } from '../parts/stains';
import { paintVessel, type Vessel } from '../parts/vessel';
import { paintCorpuscle } from './glomerulus';
import { middleX, middleY, paintLong, paintRound, roundAt } from './tubules';

/** Quarters of a micrometre: a wedge from the capsule down into the pyramid, 12 by 9 mm. */
const [WIDTH, HEIGHT] = [48_000, 36_000];
const JUNCTION = 19_500;
const CORPUSCLE = 1500;
const RAY = 3900;

const warp = roughOf(1201, 2);
const tone = hillsOf(1205);
const bend = hillsOf(1207);
const capsule = fibresOf({
  seed: 1211,
  long: 240,
  thin: 10,
  from: collagenPink,
  to: collagenDeep,
  cleft: 0.1,
});
const spindles = strewn({
  seed: 1215,
  every: 120,
  deep: 24,
  long: 26,
  thin: 4.4,
  present: 0.5,
  look: dense,
});
const corpuscles = cellsOf(1221, 0.62);

const vessels: readonly Vessel[] = [
  { x: 9_600, y: 21_000, radius: 300, wall: 110, full: 0.5, flat: 1.6, lean: 0.2 },
  { x: 10_900, y: 21_700, radius: 520, wall: 26, full: 0.92, flat: 1.9, lean: 0.1 },
  { x: 26_000, y: 20_600, radius: 260, wall: 120, full: 0.4, flat: 1.3, lean: -0.3 },
  { x: 27_200, y: 21_200, radius: 480, wall: 24, full: 0.95, flat: 2.2, lean: -0.1 },
  { x: 38_600, y: 21_400, radius: 220, wall: 90, full: 0.6, flat: 1.4, lean: 0.3 },
  { x: 14_200, y: 13_600, radius: 90, wall: 56, full: 0.5 },
  { x: 14_520, y: 13_820, radius: 120, wall: 16, full: 0.9, flat: 1.5, lean: 1.2 },
  { x: 21_900, y: 9_700, radius: 70, wall: 46, full: 0.6 },
  { x: 30_000, y: 14_900, radius: 84, wall: 54, full: 0.5 },
  { x: 30_330, y: 14_700, radius: 130, wall: 15, full: 0.95 },
  { x: 37_900, y: 10_800, radius: 66, wall: 44, full: 0.4 },
];

/** From the capsule downwards: its top is bent, and its sides come together below. */
function depthAt(x: number): number {
  const across = x / WIDTH - 0.5;
  return 2600 + across * across * 15_000;
}

function insideAt(x: number, y: number): number {
  const narrow = step(0.4, 1, y / HEIGHT) * 7_500;
  return insideOf(
    x,
    y,
    1_600 + narrow,
    -9_000,
    WIDTH - 1_800 - narrow * 0.8,
    HEIGHT - 1_400,
    9_000,
  );
}

const isRayAt = (x: number, y: number, depth: number) => {
  if (depth > JUNCTION + (warp(x / 1500, 7) - 0.5) * 1800) return true;
  if (depth < 2_400) return false;
  const phase = x / RAY + (warp(x / 6000, y / 9000) - 0.5) * 0.5;
  return Math.abs(phase - Math.floor(phase) - 0.5) < 0.1 + (depth / JUNCTION) * 0.12;
};

/** Cortex with corpuscles and wound tubules, rays and medulla with straight ones. */
export const paintKidney: Painter = (x, y, scale, paint) => {
  fill(paint, glass);
  const depth = y - depthAt(x) + (warp(x / 2100, 3) - 0.5) * 500;
  const inside = Math.min(depth, insideAt(x, y));
  const soft = 1 + scale * 0.7;
  if (inside < -soft) return 'glass';
  const what = paintWithin(x, y, depth, scale, paint);
  shade(paint, 0.97 + tone(x / 1800, y / 1800) * 0.06);
  const isGlass = 1 - step(-soft, soft, inside);
  stain(paint, glass, glass, 0, isGlass);
  return isGlass > 0.5 ? 'glass' : what;
};

function paintWithin(x: number, y: number, depth: number, scale: number, paint: Paint) {
  if (depth < 170) {
    capsule(x, depth, scale, paint, 1);
    spindles(x, depth, scale, paint, 1, 0, x, y);
    return 'capsule';
  }
  const at = corpuscles(x / CORPUSCLE, y / CORPUSCLE);
  const tubule = paintTubules(x, y, depth, scale, paint);
  for (const vessel of vessels) {
    const near = Math.abs(x - vessel.x) < 2400 && Math.abs(y - vessel.y) < 1400;
    if (!near) continue;
    const found = paintVessel(vessel, x, y, scale, paint);
    if (found) return vessel.wall > 40 ? 'artery' : 'vein';
  }
  const [dx, dy] = [at.dx * CORPUSCLE, at.dy * CORPUSCLE];
  if (at.chance > 0.82 || Math.hypot(dx, dy) > 780) return tubule;
  const deep = y - dy - depthAt(x - dx);
  if (deep < 1_100 || deep > JUNCTION - 1_300 || isNearRay(x - dx, y - dy, deep)) return tubule;
  const pole = chanceAt(at.column, at.row, 1231) * 6.28;
  const radius = 350 + at.other * 85;
  return paintCorpuscle({ dx, dy, radius, pole }, x, y, scale, paint) || tubule;
}

const isNearRay = (x: number, y: number, depth: number) =>
  isRayAt(x - 250, y, depth) || isRayAt(x + 250, y, depth);

const cortexMean: Colour = [221, 150, 182];
const medullaMean: Colour = [226, 176, 202];

function paintTubules(x: number, y: number, depth: number, scale: number, paint: Paint) {
  const seen = seenAt(90, scale);
  if (seen >= 1) return paintTubulesNear(x, y, depth, scale, paint);
  const what = seen > 0 ? paintTubulesNear(x, y, depth, scale, paint) : '';
  stain(paint, cortexMean, medullaMean, isRayAt(x, y, depth) ? 1 : 0, 1 - seen);
  return what;
}

function paintTubulesNear(x: number, y: number, depth: number, scale: number, paint: Paint) {
  const bentX = x + (bend(x / 360, y / 360) - 0.5) * 270;
  const bentY = y + (bend(x / 360 + 50, y / 360) - 0.5) * 270;
  const found = roundAt(bentX, bentY);
  const [atX, atY] = [middleX(found, x), middleY(found, y)];
  if (!isRayAt(atX, atY, depth + atY - y)) return paintRound(found, x, y, scale, paint);
  const slow = x + (bend(x / 900, y / 2600) - 0.5) * 380;
  return paintLong(slow, y, scale, paint, step(JUNCTION + 3000, JUNCTION + 9000, depth));
}
