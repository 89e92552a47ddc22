import type { Spot } from '../../../contract/slides/shapes/slideTaskShapes';
import { type Span, spansDown } from './spans';

export interface Overlap {
  /** The area of the intersection in square pixels of the slide. */
  shared: number;
  one: number;
  other: number;
  /** Intersection over union, from 0 to 1. */
  share: number;
}

const LINES = 2048;

const lengthOf = (spans: readonly Span[]) => spans.reduce((sum, [from, to]) => sum + to - from, 0);

/** Both are sorted and disjoint, so one pass over the two is enough. */
function sharedBy(one: readonly Span[], other: readonly Span[]): number {
  let [sum, i, j] = [0, 0, 0];
  for (;;) {
    const [mine, theirs] = [one[i], other[j]];
    if (!mine || !theirs) return sum;
    sum += Math.max(0, Math.min(mine[1], theirs[1]) - Math.max(mine[0], theirs[0]));
    if (mine[1] < theirs[1]) i += 1;
    else j += 1;
  }
}

/**
 * The overlap of two outlines, by scan lines, so that it also works for hand-drawn outlines that
 * cross themselves; accurate to a thousandth.
 */
export function overlapOf(one: readonly Spot[], other: readonly Spot[]): Overlap {
  const heights = [...one, ...other].map(({ y }) => y);
  const top = heights.reduce((least, y) => Math.min(least, y), Infinity);
  const bottom = heights.reduce((most, y) => Math.max(most, y), -Infinity);
  const step = (bottom - top) / LINES;
  const sums = { shared: 0, one: 0, other: 0 };
  if (!(step > 0)) return { ...sums, share: 0 };
  const [oneAt, otherAt] = [spansDown(one), spansDown(other)];
  for (let line = 0; line < LINES; line += 1) {
    const y = top + (line + 0.5) * step;
    const [mine, theirs] = [oneAt(y), otherAt(y)];
    sums.one += lengthOf(mine) * step;
    sums.other += lengthOf(theirs) * step;
    sums.shared += sharedBy(mine, theirs) * step;
  }
  const either = sums.one + sums.other - sums.shared;
  return { ...sums, share: either > 0 ? sums.shared / either : 0 };
}
