import { carried, type Likeness, type Pair } from './likeness';
import type { Point } from '../geometry/view';

export interface Fit {
  likeness: Likeness;
  /** Root mean square error of the pairs, in pixels of the other slide. */
  offBy: number;
}

const meanOf = (places: readonly Point[]): Point => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
  y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
});

function fitted(pairs: readonly Pair[], isMirrored: boolean): Fit | null {
  const [from, to] = [meanOf(pairs.map(([here]) => here)), meanOf(pairs.map(([, there]) => there))];
  const sums = { re: 0, im: 0, size: 0 };
  for (const [here, there] of pairs) {
    const [hx, hy] = [here.x - from.x, isMirrored ? from.y - here.y : here.y - from.y];
    const [tx, ty] = [there.x - to.x, there.y - to.y];
    sums.re += tx * hx + ty * hy;
    sums.im += ty * hx - tx * hy;
    sums.size += hx * hx + hy * hy;
  }
  const [re, im] = [sums.re / sums.size, sums.im / sums.size];
  if (!(Math.hypot(re, im) > 1e-9) || !Number.isFinite(re + im)) return null;
  const start = carried({ re, im, x: 0, y: 0, isMirrored }, from);
  const likeness = { re, im, x: to.x - start.x, y: to.y - start.y, isMirrored };
  return { likeness, offBy: offBy(pairs, likeness) };
}

function offBy(pairs: readonly Pair[], likeness: Likeness): number {
  const squares = pairs.map(([here, there]) => {
    const met = carried(likeness, here);
    return (met.x - there.x) ** 2 + (met.y - there.y) ** 2;
  });
  return Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / pairs.length);
}

/**
 * The likeness that brings the pairs together best; null where they say too little (all on one place).
 * Two pairs cannot tell a slide from one lying on its face: from three on, the better one is taken.
 */
export function fitPairs(pairs: readonly Pair[]): Fit | null {
  if (pairs.length < 2) return null;
  const straight = fitted(pairs, false);
  const mirrored = pairs.length > 2 ? fitted(pairs, true) : null;
  if (!straight || !mirrored) return straight ?? mirrored;
  // Points on one line fit both equally well; then assume that the slide is not mirrored.
  return mirrored.offBy < straight.offBy * 0.999 - 1e-6 ? mirrored : straight;
}
