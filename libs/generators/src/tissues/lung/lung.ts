import { chanceAt, step } from '../noise';
import { fill, glass, type Paint, type Painter, shade } from '../paint';
import { bloodOf } from '../parts/blood';
import { hillsOf, roughOf, seenAt } from '../parts/field';
import { cellsOf } from '../parts/grid';
import { tightTissue } from '../parts/looseTissue';
import { middling, packed, paintNucleus, vesicular } from '../parts/nuclei';
import { insideOf } from '../parts/piece';
import { lumen, stain } from '../parts/stains';
import { paintVessel, type Vessel } from '../parts/vessel';
import { type Airway, paintAirway } from './airway';

/** A piece of lung with its pleura above: 11 by 8 mm, alveoli of 0.2 mm. */
const [WIDTH, HEIGHT] = [44_000, 32_000];
const ALVEOLUS = 700;

const airways: readonly Airway[] = [
  { x: 15_400, y: 16_400, radius: 1_900, flat: 1.15 },
  { x: 31_500, y: 12_800, radius: 1_150, flat: 1 },
  { x: 34_200, y: 23_600, radius: 720, flat: 1.3 },
  { x: 22_600, y: 25_600, radius: 640, flat: 1.1 },
  { x: 8_300, y: 8_600, radius: 560, flat: 1.4 },
  { x: 23_500, y: 8_300, radius: 480, flat: 1.2 },
];
const vessels: readonly Vessel[] = [
  { x: 11_300, y: 15_000, radius: 1_150, wall: 210, full: 0.75, flat: 1.15, lean: 0.6 },
  { x: 33_700, y: 11_500, radius: 620, wall: 130, full: 0.6, flat: 1.2, lean: -0.4 },
  { x: 35_500, y: 22_200, radius: 380, wall: 90, full: 0.7 },
  { x: 21_400, y: 24_500, radius: 330, wall: 84, full: 0.5, flat: 1.3 },
  { x: 27_200, y: 18_800, radius: 700, wall: 36, full: 0.9, flat: 1.8, lean: 1.1 },
  { x: 7_400, y: 23_300, radius: 560, wall: 30, full: 0.85, flat: 2, lean: 0.4 },
  { x: 39_000, y: 16_400, radius: 420, wall: 26, full: 0.9, flat: 1.7, lean: 2.2 },
  { x: 17_400, y: 6_600, radius: 240, wall: 60, full: 0.6 },
];

const bend = roughOf(2301, 2);
const thick = hillsOf(2303);
const tone = roughOf(2307, 2);
const spaces = cellsOf(2311, 0.85);
const gates = cellsOf(2311, 0.85);
const blood = bloodOf(2315, 24);
const loops = hillsOf(2317);
const phagocytes = cellsOf(2321, 0.9);
const foam = hillsOf(2325);
const mesothelium = packed({
  seed: 2327,
  every: 40,
  radius: 9,
  present: 0.6,
  look: middling,
  long: 2,
});

const bentX = (x: number, y: number) => x + (bend(x / 700, y / 700) - 0.5) * 700;
const bentY = (x: number, y: number) => y + (bend(x / 700 + 30, y / 700) - 0.5) * 700;

/** The distance to the next wall; some walls are missing, where alveoli open into their duct. */
function wallAt(cells: typeof spaces, x: number, y: number): number {
  const at = cells(bentX(x, y) / ALVEOLUS, bentY(x, y) / ALVEOLUS);
  const pair = chanceAt(at.column + at.nextColumn, at.row + at.nextRow, 2331);
  return pair < 0.17 ? Infinity : at.border * ALVEOLUS;
}
const septal = packed({
  seed: 2341,
  every: 29,
  radius: 10,
  present: 0.85,
  long: 1.3,
  look: middling,
  gate: (x, y) => wallAt(gates, x, y) < 11,
});

export const paintLung: Painter = (x, y, scale, paint) => {
  fill(paint, glass);
  const inside = insideOf(x, y, 1_500, 1_700, WIDTH - 1_500, HEIGHT - 1_500, 5_000);
  const soft = 1 + scale * 0.7;
  if (inside < -soft) return 'glass';
  const what = paintWithin(x, y, inside, scale, paint);
  if (what === 'alveolus') return what;
  shade(paint, 0.97 + tone(x / 2200, y / 2200) * 0.06);
  stain(paint, glass, glass, 0, 1 - step(-soft, soft, inside));
  return inside < 0 ? 'glass' : what;
};

function paintWithin(x: number, y: number, inside: number, scale: number, paint: Paint): string {
  const isPleura = y < 6_000 && inside < 150;
  let what = isPleura ? paintPleura(x, y, inside, scale, paint) : paintAlveoli(x, y, scale, paint);
  for (const vessel of vessels) {
    const reach = (vessel.radius + vessel.wall * 2.2 + 60) * (vessel.flat ?? 1);
    if (Math.abs(x - vessel.x) > reach || Math.abs(y - vessel.y) > reach) continue;
    const found = paintVessel(vessel, x, y, scale, paint);
    if (found === 'blood') what = vessel.wall > 50 ? 'arteryBlood' : 'veinBlood';
    else if (found) what = vessel.wall > 50 ? 'artery' : 'vein';
  }
  for (const airway of airways) {
    const reach = airway.radius * 1.5 + 200;
    if (Math.abs(x - airway.x) > reach * airway.flat || Math.abs(y - airway.y) > reach) continue;
    what = paintAirway(airway, x, y, scale, paint) || what;
  }
  return what;
}

function paintPleura(x: number, y: number, inside: number, scale: number, paint: Paint) {
  tightTissue(x, y, scale, paint);
  if (inside < 24) mesothelium(x, y, scale, paint, 1);
  return 'pleura';
}

function paintAlveoli(x: number, y: number, scale: number, paint: Paint): string {
  const wall = wallAt(spaces, x, y);
  const half = 11 + thick(x / 120, y / 120) * 17;
  const soft = 0.8 + scale * 0.6;
  stain(paint, lumen, lumen, 0, 1);
  const far = Math.min(1, (1.7 * half) / (half + soft));
  const share = (1 - step(half - soft, half + soft, wall)) * far;
  if (share > 0) {
    stain(paint, [236, 174, 198], [222, 140, 174], thick(x / 33, y / 33), share);
    const loop = step(0.42, 0.5, loops(x / 52, y / 52)) * (1 - step(half - 6, half - 2, wall));
    blood(x, y, scale, paint, share * loop, 0.85);
  }
  if (wall < 40 || scale > 8) {
    const nuclear = septal(x, y, scale, paint, wall < 40 ? Math.max(share, seenAt(20, scale)) : 0);
    if (nuclear > 0.5) return 'pneumocyte';
  }
  if (wall > 40) {
    const found = paintPhagocyte(x, y, scale, paint);
    if (found) return found;
  }
  return share > 0.5 ? 'septum' : 'alveolus';
}

/** Cells that eat dust lie free in some alveoli. */
function paintPhagocyte(x: number, y: number, scale: number, paint: Paint): string {
  const at = phagocytes(x / 520, y / 520);
  if (at.chance > 0.2) return '';
  const away = at.distance * 520;
  const size = 33 + at.other * 10;
  if (away > size + 14) return '';
  const soft = 1 + scale * 0.6;
  const edge = away + (foam(x / 14, y / 14) - 0.5) * 9;
  const isIn = (1 - step(size - soft, size + soft, edge)) * seenAt(70, scale);
  stain(paint, [226, 190, 200], [206, 160, 172], foam(x / 5, y / 5), isIn);
  const dust = step(0.74, 0.86, foam(x / 6 + 40, y / 6));
  stain(paint, [92, 66, 62], [92, 66, 62], 0, dust * isIn * 0.8);
  paintNucleus(
    paint,
    x,
    y,
    (at.dx * 520 - 8) / 14,
    (at.dy * 520 + 5) / 13,
    13,
    scale,
    isIn,
    vesicular,
  );
  return isIn > 0.5 ? 'macrophage' : '';
}
