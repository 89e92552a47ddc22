import { step } from '../noise';
import type { Paint } from '../paint';
import { roughOf } from '../parts/field';
import { muscularis, muscularisMucosae, submucosa, wallOf, gutPiece } from '../parts/gutWall';
import { paintMucosa } from './villi';

/** A piece of jejunum cut across its folds, 13 by 6.5 mm, the lumen above. */
const [WIDTH, HEIGHT] = [52_000, 26_000];
const MUSCLE = 17_600;

const bend = roughOf(1701, 3);
const tone = roughOf(1705, 2);

const hump = (x: number, middle: number, wide: number) =>
  step(0, 1, 1 - Math.min(1, Math.abs(x - middle) / wide));

/** The height of the muscularis mucosae, lifted by folds of the submucosa. */
function mucosaeAt(x: number): number {
  const folds =
    hump(x, 12_600, 6_400) * 5_400 +
    hump(x, 27_200, 5_800) * 4_200 +
    hump(x, 41_000, 6_600) * 5_700;
  return 14_600 - folds + (bend(x / 2600, 1) - 0.5) * 700 + bowAt(x);
}

const bowAt = (x: number) => ((x / WIDTH - 0.5) * 2) ** 2 * 1_700;
const muscleAt = (x: number) => MUSCLE + bowAt(x) + (bend(x / 5200, 4) - 0.5) * 700;

export const paintGut = gutPiece({
  width: WIDTH,
  height: HEIGHT,
  tone,
  muscleAt,
  paintWithin,
});

const known = new Map<number, number>();

/** The same for the middles of villi, of which there are few. */
function footAt(x: number): number {
  const found = known.get(x);
  if (found !== undefined) return found;
  const foot = mucosaeAt(x);
  known.set(x, foot);
  return foot;
}

function paintWithin(x: number, y: number, scale: number, paint: Paint): string {
  const muscle = y - muscleAt(x);
  if (muscle > 0) return muscularis(x, y, muscle, scale, paint);
  const up = mucosaeAt(x) - y;
  if (up > 0) return up > 4_600 ? 'lumen' : paintMucosa(x, y, up, footAt, scale, paint);
  if (-up < wallOf.mucosae) return muscularisMucosae(x, -up, scale, paint);
  return submucosa(x, y, scale, paint);
}
