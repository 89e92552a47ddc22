import { step } from '../noise';
import type { Paint } from '../paint';
import { roughOf } from '../parts/field';
import { muscularis, muscularisMucosae, submucosa, wallOf, gutPiece } from '../parts/gutWall';
import { stain } from '../parts/stains';
import { COLON_MUCOSA, paintCrypts } from './crypts';
import { paintTumour } from './tumour';

/** A cancer of the colon beside mucosa that is healthy, 14 by 7 mm, the lumen above. */
const [WIDTH, HEIGHT] = [56_000, 28_000];
const MUSCLE = 18_400;

const bend = roughOf(2801, 3);
const tone = roughOf(2805, 2);
const edge = roughOf(2809, 4);

const mucosaeAt = (x: number) => 15_300 + (bend(x / 3400, 1) - 0.5) * 1_600;
const muscleAt = (x: number) => MUSCLE + (bend(x / 6000, 4) - 0.5) * 900;

/** The depth inside the tumour, which rises into the lumen and invades down to the muscle. */
function tumourAt(x: number, y: number): number {
  const rough = (edge(x / 2300, y / 2300) - 0.5) * 3_400;
  const cap = 1 - Math.hypot((x - 40_500) / 12_600, (y - 11_800) / 7_000);
  const root = 1 - Math.hypot((x - 41_500) / 7_400, (y - 17_300) / 4_300);
  return Math.max(cap * 7_000, root * 4_300) + rough - 300;
}

export const paintColon = gutPiece({
  width: WIDTH,
  height: HEIGHT,
  tone,
  muscleAt,
  paintWithin,
});

function paintWithin(x: number, y: number, scale: number, paint: Paint): string {
  const tumour = tumourAt(x, y);
  const soft = 1 + scale * 0.7;
  const share = step(-soft, soft, tumour);
  let what = share < 1 ? paintWall(x, y, scale, paint) : '';
  if (share <= 0) return what;
  if (share >= 1) return paintTumour(x, y, scale, paint);
  const [red, green, blue] = paint;
  const found = paintTumour(x, y, scale, paint);
  stain(paint, [red, green, blue], paint, 0, 1 - share);
  if (share > 0.5) what = found;
  return what;
}

function paintWall(x: number, y: number, scale: number, paint: Paint): string {
  const muscle = y - muscleAt(x);
  if (muscle > 0) return muscularis(x, y, muscle, scale, paint);
  const up = mucosaeAt(x) - y;
  if (up > COLON_MUCOSA + 400) return 'lumen';
  if (up > 0) return paintCrypts(x, y, up, scale, paint);
  if (-up < wallOf.mucosae) return muscularisMucosae(x, -up, scale, paint);
  return submucosa(x, y, scale, paint);
}
