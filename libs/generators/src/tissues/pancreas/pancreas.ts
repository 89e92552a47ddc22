import { step } from '../noise';
import { fill, glass, type Paint, type Painter, shade } from '../paint';
import { hillsOf, roughOf, seenAt } from '../parts/field';
import { cellsOf } from '../parts/grid';
import { liningOf, newOn } from '../parts/lining';
import { looseTissue, tightTissue } from '../parts/looseTissue';
import { middling } from '../parts/nuclei';
import { insideOf } from '../parts/piece';
import { onRing } from '../parts/ring';
import { fatClear, lumen, stain } from '../parts/stains';
import { paintVessel } from '../parts/vessel';
import { paintAcini, paintIslet } from './acini';

/** Lobules of a pancreas, 10 by 8 mm, with islets of 0.1 to 0.25 mm. */
const [WIDTH, HEIGHT] = [40_000, 32_000];
const LOBULE = 6_800;
const ISLET = 2_500;
const DUCT = 1_750;

const bend = roughOf(2501, 2);
const tone = roughOf(2505, 2);
const uneven = hillsOf(2507);
const lobules = cellsOf(2511, 0.8);
const islets = cellsOf(2515, 0.8);
const ducts = cellsOf(2519, 0.8);
const fat = cellsOf(2521, 0.6);
const small = liningOf({
  seed: 2525,
  at: 0.5,
  stray: 0.05,
  long: 9,
  thin: 9.5,
  look: middling,
  walls: 0.4,
  base: [228, 174, 204],
  apex: [236, 190, 214],
});
const large = liningOf({
  seed: 2529,
  at: 0.4,
  stray: 0.07,
  long: 18,
  thin: 9.5,
  look: middling,
  walls: 0.4,
  base: [216, 152, 190],
  apex: [232, 182, 208],
  goblets: 0.03,
});
const on = newOn();

/** Ducts between lobules, with an artery and a vein beside each. */
const tracts = [
  { x: 13_900, y: 11_600, radius: 400 },
  { x: 25_800, y: 19_300, radius: 520 },
  { x: 30_200, y: 8_900, radius: 300 },
  { x: 10_300, y: 22_800, radius: 260 },
];

export const paintPancreas: Painter = (x, y, scale, paint) => {
  fill(paint, glass);
  const inside = insideOf(x, y, 1_700, 1_600, WIDTH - 1_600, HEIGHT - 1_700, 6_500);
  const soft = 1 + scale * 0.7;
  if (inside < -soft) return 'glass';
  const what = paintWithin(x, y, scale, paint);
  shade(paint, 0.96 + tone(x / 1900, y / 1900) * 0.08);
  stain(paint, glass, glass, 0, 1 - step(-soft, soft, inside));
  return inside < 0 ? 'glass' : what;
};

function paintWithin(x: number, y: number, scale: number, paint: Paint): string {
  const bentX = x + (bend(x / 2600, y / 2600) - 0.5) * 3_400;
  const bentY = y + (bend(x / 2600 + 20, y / 2600) - 0.5) * 3_400;
  const at = lobules(bentX / LOBULE, bentY / LOBULE);
  const soft = 1 + scale * 0.7;
  const septum =
    at.border * LOBULE - 50 - uneven(x / 900, y / 900) * 190 + (uneven(x / 90, y / 90) - 0.5) * 60;
  const isLobule = step(-soft, soft, septum);
  let what = 'septum';
  if (isLobule < 1) paintSeptum(x, y, septum, scale, paint);
  if (isLobule >= 1) what = paintLobule(x, y, septum, scale, paint);
  else if (isLobule > 0) {
    const [red, green, blue] = paint;
    what = paintLobule(x, y, septum, scale, paint);
    stain(paint, [red, green, blue], paint, 0, 1 - isLobule);
  }
  for (const tract of tracts) {
    if (Math.abs(x - tract.x) < tract.radius * 7 && Math.abs(y - tract.y) < tract.radius * 4) {
      what = paintTract(tract, x, y, scale, paint) || what;
    }
  }
  return isLobule > 0.5 || what !== 'septum' ? what : septumKind(x, y);
}

const fattyAt = (x: number, y: number) => tone(x / 2600 + 31, y / 2600);
const septumKind = (x: number, y: number) => (fattyAt(x, y) > 0.56 ? 'fat' : 'septum');

/** Between lobules tissue is so loose that it comes apart, or it is fat. */
function paintSeptum(x: number, y: number, septum: number, scale: number, paint: Paint) {
  looseTissue(x, y, scale, paint);
  const gap = step(-30, -60, septum) * step(0.4, 0.5, uneven(x / 420, y / 420));
  stain(paint, lumen, lumen, 0, gap * 0.9);
  const much = step(0.55, 0.57, fattyAt(x, y));
  if (much <= 0) return;
  const cell = fat(x / 240, y / 240);
  stain(paint, fatClear, fatClear, 0, step(0.015, 0.03 + scale / 240, cell.border) * much);
}

function paintLobule(x: number, y: number, septum: number, scale: number, paint: Paint): string {
  const seen = seenAt(90, scale);
  let what = 'acinus';
  if (seen > 0) what = paintAcini(x, y, scale, paint);
  if (seen < 1) stain(paint, [192, 116, 166], lumen, 0, 1 - seen);
  const islet = islets(x / ISLET, y / ISLET);
  if (islet.chance < 0.42 && septum > 150) {
    const size = 210 + islet.other * 260;
    const away =
      Math.hypot(islet.dx, islet.dy * 1.15) * ISLET + (uneven(x / 130, y / 130) - 0.5) * 110;
    if (away < size + 8) return paintIslet(x, y, size - away, scale, paint);
  }
  const duct = ducts(x / DUCT, y / DUCT);
  if (duct.chance > 0.62 || septum < 120) return what;
  const size = 42 + duct.other * 46;
  const away = duct.distance * DUCT + (uneven(x / 50, y / 50) - 0.5) * 12;
  return away < size + 40
    ? paintDuct(duct.dx * DUCT, duct.dy * DUCT, away, size, x, y, scale, paint)
    : what;
}

function paintDuct(
  dx: number,
  dy: number,
  far: number,
  size: number,
  x: number,
  y: number,
  scale: number,
  paint: Paint,
): string {
  const soft = 0.8 + scale * 0.6;
  tightTissue(x, y, scale, paint, 1 - step(size + 22, size + 40, far));
  onRing(on, dx, dy, far, size, 25);
  on.high = 27;
  const share = step(-soft, soft, on.depth);
  if (on.depth > 8) stain(paint, lumen, [240, 206, 220], 0.3, share);
  return small(on, x, y, scale, paint, share) || share > 0.5 ? 'intralobularDuct' : 'stroma';
}

/** A duct of tall cells in a broad collar of collagen, and the vessels that go with it. */
function paintTract(
  tract: (typeof tracts)[number],
  x: number,
  y: number,
  scale: number,
  paint: Paint,
): string {
  const { radius } = tract;
  const [dx, dy] = [x - tract.x, y - tract.y];
  const soft = 0.8 + scale * 0.6;
  const broad = Math.hypot((dx - radius * 1.2) / 1.9, dy) + (bend(x / 500, y / 500) - 0.5) * radius;
  const collar = 1 - step(radius * 2 - 30 - soft, radius * 2, broad);
  if (collar <= 0) return '';
  tightTissue(x, y, scale, paint, collar);
  const artery = {
    x: tract.x + radius * 2.2,
    y: tract.y - radius * 0.5,
    radius: radius * 0.34,
    wall: radius * 0.24,
    full: 0.6,
  };
  const vein = {
    x: tract.x + radius * 2.5,
    y: tract.y + radius * 0.7,
    radius: radius * 0.46,
    wall: 16,
    full: 0.85,
    flat: 1.4,
  };
  if (paintVessel(artery, x, y, scale, paint)) return 'artery';
  if (paintVessel(vein, x, y, scale, paint)) return 'vein';
  const far = Math.hypot(dx, dy * 1.1) + (uneven(x / 260, y / 260) - 0.5) * radius * 0.3;
  onRing(on, dx, dy, far, radius, 22);
  on.high = 62;
  if (on.depth < -soft) return collar > 0.5 ? 'collar' : '';
  const share = step(-soft, soft, on.depth);
  if (on.depth > 20) stain(paint, lumen, lumen, 0, share);
  return large(on, x, y, scale, paint, share) === '' ? 'ductLumen' : 'interlobularDuct';
}
