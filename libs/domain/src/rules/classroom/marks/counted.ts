import type { LeftOutReason, MarkAverage, MarkMode } from '../../../codes/classroom/marks';
import type { Weighed } from './dropLowest';
import { type Fraction, fractionOf, HUNDRED, percentOf, ZERO } from './fraction';
import type { MarkCategory, MarkEntry, MarkItem } from './shapes';

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

/** The items of a category, before any is dropped. */
export interface CategoryItems {
  category: MarkCategory;
  expected: CountedItem[];
  extra: CountedItem[];
  uncounted: UncountedItem[];
}

interface Given {
  mode: MarkMode;
  items: readonly MarkItem[];
  entries: ReadonlyMap<number, MarkEntry>;
}

const isCounted = (one: CountedItem | UncountedItem): one is CountedItem => 'points' in one;

export function categoryItems(category: MarkCategory, given: Given): CategoryItems {
  const { mode, items, entries } = given;
  // Where all points are pooled, an extra category is nothing but extra items.
  const isAllExtra = category.isExtra && mode === 'points';
  const looked = items
    .filter(({ categoryId }) => categoryId === category.id)
    .map((item) => (isAllExtra ? { ...item, isExtra: true } : item))
    .map((item) => lookedAt(item, entries.get(item.id), category.average));
  const uncounted = looked.filter((one): one is UncountedItem => !isCounted(one));
  const expected = looked.filter(isCounted).filter(({ isExtra }) => !isExtra);
  const extra = looked.filter(isCounted).filter(({ isExtra }) => isExtra);
  // A percentage needs something expected; pooled points count without.
  if (expected.length > 0 || mode === 'points') return { category, expected, extra, uncounted };
  const waiting = extra.map(({ itemId }) => ({ itemId, why: 'onlyExtra' as const }));
  return { category, expected, extra: [], uncounted: [...uncounted, ...waiting] };
}

function lookedAt(
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
