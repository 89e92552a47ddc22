import { chanceAt, step } from '../noise';
import { fill, glass, type Paint, type Painter, shade } from '../paint';
import { type Field, hillsOf } from './field';
import { looseTissue, tightTissue } from './looseTissue';
import { dense, packed, paintNucleus, vesicular } from './nuclei';
import { smoothAcross, smoothAlong } from './smoothMuscle';
import { insideOf } from './piece';
import { eosinPale, stain } from './stains';
import { vesselsIn } from './vesselsIn';

/** The thickness of a gut's layers in pixels, from the muscularis mucosae outwards. */
export const wallOf = {
  mucosae: 150,
  circular: 2500,
  between: 60,
  longitudinal: 1350,
  serosa: 240,
};
const muscleDeep = wallOf.circular + wallOf.between + wallOf.longitudinal + wallOf.serosa;

interface GutPiece {
  width: number;
  height: number;
  tone: Field;
  /** Where the muscle begins. */
  muscleAt: (x: number) => number;
  paintWithin: Painter;
}

/** A piece of the gut on its glass, the lumen above, cut straight below the serosa. */
export const gutPiece =
  ({ width, height, tone, muscleAt, paintWithin }: GutPiece): Painter =>
  (x, y, scale, paint) => {
    fill(paint, glass);
    const deepest = muscleAt(x) + muscleDeep;
    const inside = insideOf(x, y, 1_400, -9_000, width - 1_500, height + 9_000, 900);
    const within = Math.min(inside, deepest - y);
    const soft = 1 + scale * 0.7;
    if (within < -soft) return 'glass';
    const what = paintWithin(x, y, scale, paint);
    if (what === 'lumen') return what;
    shade(paint, 0.97 + tone(x / 2100, y / 2100) * 0.06);
    stain(paint, glass, glass, 0, 1 - step(-soft, soft, within));
    return within < 0 ? 'glass' : what;
  };

const wave = hillsOf(1501);
const vessels = vesselsIn({ seed: 1505, every: 2700, deep: 1300, present: 0.62, radius: 78 });
const glia = packed({ seed: 1511, every: 42, radius: 8, present: 0.6, look: dense });

/** The thin muscle of the mucosa: `depth` from its upper face. */
export function muscularisMucosae(x: number, depth: number, scale: number, paint: Paint) {
  smoothAlong(x, depth, scale, paint, 1);
  return 'muscularisMucosae';
}

export function submucosa(x: number, y: number, scale: number, paint: Paint): string {
  looseTissue(x, y, scale, paint);
  return vessels(x, y, scale, paint) || 'submucosa';
}

/** Two layers of muscle at right angles, nerves between them, and the serosa. */
export function muscularis(
  x: number,
  y: number,
  depth: number,
  scale: number,
  paint: Paint,
): string {
  const { circular, between, longitudinal } = wallOf;
  const edge = depth + (wave(x / 700, 5) - 0.5) * 130;
  const soft = 2 + scale * 0.6;
  if (edge < circular) {
    smoothAlong(x, edge, scale, paint, 1);
    return 'circularMuscle';
  }
  const outer = edge - circular - between;
  if (outer < longitudinal) smoothAcross(x, outer, scale, paint, 1);
  else tightTissue(x, outer, scale, paint);
  if (outer > longitudinal) return 'serosa';
  stainBetween(x, y, scale, paint, 1 - step(-soft, soft, outer));
  const what = ganglion(x, outer, scale, paint);
  return what || (outer < 0 ? 'betweenMuscles' : 'longitudinalMuscle');
}

function stainBetween(x: number, y: number, scale: number, paint: Paint, share: number) {
  if (share > 0) looseTissue(x, y, scale, paint, share);
}

const GANGLION = 3100;

/** Nerve cells lie between both muscles, large and pale. */
function ganglion(x: number, outer: number, scale: number, paint: Paint): string {
  const column = Math.floor(x / GANGLION);
  const own = chanceAt(column, 1, 1521);
  const middle = (column + 0.3 + own * 0.4) * GANGLION;
  const away =
    Math.hypot((x - middle) / (250 + own * 190), (outer + 30) / 74) +
    (wave(x / 60, outer / 60) - 0.5) * 0.2;
  const isIn = 1 - step(0.97 - scale / 120, 1.03 + scale / 120, away);
  if (isIn <= 0) return '';
  stain(paint, [232, 190, 214], eosinPale, wave(x / 14, outer / 14), isIn);
  glia(x, outer, scale, paint, isIn);
  const room = 104;
  const at = Math.floor(x / room);
  const aside = x - (at + 0.5) * room;
  const down = outer + 30 + (chanceAt(at, 2, 1523) - 0.5) * 44;
  const cell = Math.hypot(aside, down * 1.2);
  if (cell > 46 || chanceAt(at, 3, 1525) > 0.72) return 'ganglion';
  stain(
    paint,
    [196, 130, 180],
    [210, 150, 190],
    wave(x / 5, outer / 5),
    isIn * (1 - step(38 - scale, 40 + scale, cell)),
  );
  paintNucleus(paint, x, outer, (aside - 8) / 17, down / 17, 17, scale, isIn, vesicular);
  return 'ganglionCell';
}
