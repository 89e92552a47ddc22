import { step } from '../noise';
import { fill, glass, type Painter, shade } from '../paint';
import { roughOf } from '../parts/field';
import { insideOf } from '../parts/piece';
import { stain } from '../parts/stains';
import { paintCiliated, paintSimple } from './columnar';
import { paintSquamous, paintTransitional } from './stratified';

/** Four pieces on one glass, their free faces above: gall bladder, windpipe, gullet, bladder. */
const WIDTH = 56_000;
const [TOP, END] = [-9_000, 12_600];
const tone = roughOf(3301, 2);

const pieces = [
  { left: 1_600, right: 13_600, paint: paintSimple },
  { left: 15_400, right: 27_300, paint: paintCiliated },
  { left: 29_000, right: 40_900, paint: paintSquamous },
  { left: 42_700, right: WIDTH - 1_600, paint: paintTransitional },
];

export const paintEpithelia: Painter = (x, y, scale, paint) => {
  fill(paint, glass);
  const piece = pieces.find(({ right }) => x < right + 900);
  // They lie lower on the glass than their own coordinates.
  const within = y - 3_000;
  if (!piece) return 'glass';
  const inside = insideOf(x, within, piece.left, TOP, piece.right, END, 900);
  const soft = 1 + scale * 0.7;
  if (inside < -soft) return 'glass';
  const what = piece.paint(x, within, scale, paint);
  if (what === 'lumen') return what;
  shade(paint, 0.97 + tone(x / 2100, y / 2100) * 0.06);
  stain(paint, glass, glass, 0, 1 - step(-soft, soft, inside));
  return inside < 0 ? 'glass' : what;
};
