import { step } from '../noise';
import { fill, glass, type Paint, type Painter, shade } from '../paint';
import { roughOf } from '../parts/field';
import { cellsOf } from '../parts/grid';
import { insideOf } from '../parts/piece';
import { looseTissue } from '../parts/looseTissue';
import { smoothAcross, smoothAlong } from '../parts/smoothMuscle';
import { stain } from '../parts/stains';
import { vesselsIn } from '../parts/vesselsIn';
import { cardiacAcross, cardiacAlong } from './cardiac';
import { skeletalAcross, skeletalAlong } from './skeletal';

/** Three kinds of muscle on one glass, each lengthwise above and cut across below: 15 by 7.5 mm. */
const WIDTH = 60_000;
const HALF = 14_600;
const [TOP, END] = [1_400, 28_400];
const tone = roughOf(2001, 3);
const cleft = roughOf(2005, 2);
const bundles = cellsOf(2007, 0.7);
const skeletalVessels = vesselsIn({ seed: 2011, every: 5200, present: 0.5, radius: 90 });

const pieces = [
  { left: 1_400, right: 19_200, along: skeletalAlong, across: skeletalAcross },
  { left: 21_400, right: 38_900, along: cardiacAlong, across: cardiacAcross },
  {
    left: 41_000,
    right: WIDTH - 1_500,
    along: (x: number, y: number, scale: number, paint: Paint) =>
      smoothAlong(x, y, scale, paint, 1),
    across: (x: number, y: number, scale: number, paint: Paint) => {
      const what = smoothAcross(x, y, scale, paint, 1);
      return what === 'smoothMuscle' ? 'smoothMuscleAcross' : what;
    },
  },
];

export const paintMuscle: Painter = (x, y, scale, paint) => {
  fill(paint, glass);
  const piece = x < 20_300 ? pieces[0] : x < 39_900 ? pieces[1] : pieces[2];
  if (!piece) return 'glass';
  const isAlong = y < HALF;
  const [top, end] = isAlong ? [TOP, HALF - 700] : [HALF + 500, END];
  const inside = insideOf(x, y, piece.left, top, piece.right, end, 3_400);
  const soft = 1 + scale * 0.7;
  if (inside < -soft) return 'glass';
  const what = paintPiece(piece, isAlong, x, y, scale, paint);
  shade(paint, 0.96 + tone(x / 2300, y / 2300) * 0.08);
  stain(paint, glass, glass, 0, 1 - step(-soft, soft, inside));
  return inside < 0 ? 'glass' : what;
};

function paintPiece(
  piece: (typeof pieces)[number],
  isAlong: boolean,
  x: number,
  y: number,
  scale: number,
  paint: Paint,
): string {
  const what = (isAlong ? piece.along : piece.across)(x, y, scale, paint);
  // Sheaths part bundles, with vessels in them; here and there they came apart when cut.
  const [long, high] = isAlong ? [11_000, 2_100] : [4_600, 4_200];
  const by = cleft(x / 1700, y / 1700) * 0.34;
  const gap = bundles(x / long + by, y / high + by).border * high;
  const wide = 26 + cleft(x / 1300, y / 500) * (piece === pieces[0] ? 130 : 70);
  const soft = 3 + scale * 0.7;
  const sheath = 1 - step(wide - soft, wide + soft, gap);
  if (sheath <= 0 || (piece === pieces[0] && !isAlong)) {
    return (
      (piece === pieces[0] && what === 'perimysium' && skeletalVessels(x, y, scale, paint)) || what
    );
  }
  looseTissue(x, y, scale, paint, sheath);
  return sheath > 0.5 ? 'perimysium' : what;
}
