import { step } from '../noise';
import { fill, glass, type Paint, type Painter, shade } from '../paint';
import { hillsOf, roughOf } from '../parts/field';
import { fibresOf } from '../parts/fibres';
import { cellsOf } from '../parts/grid';
import { looseTissue } from '../parts/looseTissue';
import { dense, strewn } from '../parts/nuclei';
import { insideOf } from '../parts/piece';
import { collagenDeep, collagenPink, fatClear, stain } from '../parts/stains';
import { vesselsIn } from '../parts/vesselsIn';
import { nerveAcross, nerveAlong } from './fascicle';

/** A nerve cut across, and beside it a length of one: 12 by 6 mm. */
const [WIDTH, HEIGHT] = [48_000, 24_000];
const MIDDLE = 23_300;

const bend = roughOf(3001, 3);
const tone = roughOf(3005, 2);
const uneven = hillsOf(3007);
const lamellae = fibresOf({
  seed: 3011,
  long: 260,
  thin: 9,
  from: [232, 160, 194],
  to: collagenDeep,
  cleft: 0.08,
});
const flat = strewn({
  seed: 3015,
  every: 110,
  deep: 20,
  long: 30,
  thin: 4.4,
  present: 0.62,
  look: dense,
});
const fat = cellsOf(3019, 0.6);
const vessels = vesselsIn({ seed: 3021, every: 2300, present: 0.6, radius: 84 });
const PERINEURIUM = 120;

const fascicles = [
  { x: 8_000, y: 8_300, wide: 3_900, high: 3_500 },
  { x: 15_900, y: 7_000, wide: 3_100, high: 2_700 },
  { x: 15_600, y: 14_600, wide: 4_300, high: 3_900 },
  { x: 7_300, y: 16_200, wide: 2_800, high: 3_100 },
  { x: 19_900, y: 10_600, wide: 1_000, high: 1_250 },
  { x: 11_300, y: 12_500, wide: 900, high: 800 },
  { x: 10_900, y: 18_700, wide: 760, high: 900 },
] as const;

export const paintNerve: Painter = (x, y, scale, paint) => {
  fill(paint, glass);
  const soft = 1 + scale * 0.7;
  const isAcross = x < MIDDLE;
  const inside = isAcross
    ? insideOf(x, y, 1_700, 2_000, 22_300, HEIGHT - 1_900, 8_600)
    : insideOf(x, y, 24_400, 5_900, WIDTH - 1_500, 18_400, 1_200);
  if (inside < -soft) return 'glass';
  const what = isAcross ? paintAcross(x, y, scale, paint) : paintAlong(x, y, scale, paint);
  shade(paint, 0.97 + tone(x / 2100, y / 2100) * 0.06);
  stain(paint, glass, glass, 0, 1 - step(-soft, soft, inside));
  return inside < 0 ? 'glass' : what;
};

function paintAcross(x: number, y: number, scale: number, paint: Paint): string {
  let [depth, around] = [-Infinity, 0];
  for (const { x: middleX, y: middleY, wide, high } of fascicles) {
    const [u, v] = [(x - middleX) / wide, (y - middleY) / high];
    const inside = (1 - Math.hypot(u, v)) * Math.min(wide, high);
    if (inside <= depth) continue;
    depth = inside;
    around = Math.atan2(v, u) * Math.min(wide, high);
  }
  depth += (bend(x / 1700, y / 1700) - 0.5) * 700;
  return paintFascicle(x, y, depth, around, scale, paint, nerveAcross);
}

function paintAlong(x: number, y: number, scale: number, paint: Paint): string {
  const sway = (bend(x / 4200, 5) - 0.5) * 1_100;
  const first = 3_250 - Math.abs(y - 9_700 - sway);
  const second = 1_700 - Math.abs(y - 15_400 - sway * 0.7);
  return paintFascicle(x, y, Math.max(first, second), x, scale, paint, nerveAlong);
}

/** Fibres within, a sheath of flat cells around them, loose tissue with fat and vessels outside. */
function paintFascicle(
  x: number,
  y: number,
  depth: number,
  around: number,
  scale: number,
  paint: Paint,
  within: typeof nerveAcross,
): string {
  const soft = 1 + scale * 0.7;
  if (depth < soft) {
    const what = paintEpineurium(x, y, scale, paint);
    if (depth < -soft) return what;
  }
  const isSheath = step(-soft, soft, depth);
  const edge = depth - PERINEURIUM - (uneven(x / 70, y / 70) - 0.5) * 18;
  if (edge < soft) {
    lamellae(around, depth, scale, paint, isSheath);
    flat(around, depth, scale, paint, isSheath, 0, x, y);
  }
  if (edge < 0) return 'perineurium';
  stain(paint, [248, 240, 246], collagenPink, uneven(x / 90, y / 90), step(0, soft, edge));
  return within(x, y, scale, paint, step(6, 16, edge + uneven(x / 60, y / 60) * 26));
}

function paintEpineurium(x: number, y: number, scale: number, paint: Paint): string {
  looseTissue(x, y, scale, paint);
  const much = bend(x / 2300 + 40, y / 2300);
  if (much < 0.55) return vessels(x, y, scale, paint) || 'epineurium';
  const at = fat(x / 260, y / 260);
  const open = step(0.016, 0.03 + scale / 260, at.border) * step(0.55, 0.565, much);
  stain(paint, fatClear, fatClear, 0, open * 0.97);
  return open > 0.5 ? 'fat' : 'epineurium';
}
