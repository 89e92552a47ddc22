import type { LeftOutReason, MarkAverage } from '../../../codes/classroom/marks';
import { type Fraction, fractionOf, HUNDRED, percentOf, ZERO } from './fraction';
import type { Weighed } from './dropLowest';
import type { MarkEntry, MarkItem } from './shapes';

/** An item with a result; the teacher's zero is one. */
export interface CountedItem extends Weighed {
  itemId: number;
  points: Fraction;
  full: Fraction;
  percent: Fraction;
  isExtra: boolean;
  isZeroed: boolean;
}

/** An item that does not count, and cannot be dropped. */
export interface UncountedItem {
  itemId: number;
  why: Exclude<LeftOutReason, 'lowest'>;
}

export const isCounted = (one: CountedItem | UncountedItem): one is CountedItem => 'points' in one;

export function lookAt(
  item: MarkItem,
  entry: MarkEntry | undefined,
  average: MarkAverage,
): CountedItem | UncountedItem {
  const state = entry?.state ?? 'missing';
  if (state === 'missing' || state === 'excused') return { itemId: item.id, why: state };
  const points = entry?.state === 'marked' ? fractionOf(entry.points) : ZERO;
  const full = fractionOf(item.fullPoints);
  const percent = percentOf(points, full);
  const weighed =
    average === 'byPoints' ? { value: points, worth: full } : { value: percent, worth: HUNDRED };
  const { id: itemId, isExtra } = item;
  return { itemId, points, full, percent, isExtra, isZeroed: state === 'zeroed', ...weighed };
}
