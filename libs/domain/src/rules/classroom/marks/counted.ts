import type { LeftOutReason, MarkAverage } from '../../../codes/classroom/marks';
import type { Weighed } from './dropLowest';
import { type Fraction, fractionOf, HUNDRED, percentOf, ZERO } from './fraction';
import type { MarkCategory, MarkEntry, MarkSheet } from './shapes';

/** An item with a result; the teacher's zero is one. */
export interface CountedItem extends Weighed {
  itemId: number;
  points: Fraction;
  full: Fraction;
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

/** A category and its items, the same for the whole class: read once for all learners. */
export interface CategorySheet {
  category: MarkCategory;
  items: { id: number; full: Fraction; isExtra: boolean }[];
  isPooled: boolean;
}

export function categorySheets({ criteria, items }: MarkSheet): CategorySheet[] {
  const isPooled = criteria.mode === 'points';
  return criteria.categories.map((category) => {
    const own = items.filter(({ categoryId }) => categoryId === category.id);
    // Where all points are pooled, an extra category is nothing but extra items.
    const isAllExtra = category.isExtra && isPooled;
    const read = own.map(({ id, fullPoints, isExtra }) => ({
      id,
      full: fractionOf(fullPoints),
      isExtra: isExtra || isAllExtra,
    }));
    return { category, items: read, isPooled };
  });
}

export function categoryItems(
  { category, items, isPooled }: CategorySheet,
  entries: ReadonlyMap<number, MarkEntry>,
): CategoryItems {
  const found: CategoryItems = { category, expected: [], extra: [], uncounted: [] };
  for (const item of items) {
    const entry = entries.get(item.id);
    const state = entry?.state ?? 'missing';
    if (state === 'missing' || state === 'excused')
      found.uncounted.push({ itemId: item.id, why: state });
    else
      found[item.isExtra ? 'extra' : 'expected'].push(countedItem(item, entry, category.average));
  }
  // A percentage needs something expected; pooled points count without.
  if (found.expected.length > 0 || isPooled) return found;
  const waiting = found.extra.map(({ itemId }) => ({ itemId, why: 'onlyExtra' as const }));
  return { ...found, extra: [], uncounted: [...found.uncounted, ...waiting] };
}

function countedItem(
  { id: itemId, full, isExtra }: CategorySheet['items'][number],
  entry: MarkEntry | undefined,
  average: MarkAverage,
): CountedItem {
  const isZeroed = entry?.state !== 'marked';
  const points = isZeroed ? ZERO : fractionOf(entry.points);
  const isByItem = average === 'byItem';
  const value = isByItem ? percentOf(points, full) : points;
  return { itemId, points, full, isExtra, isZeroed, value, worth: isByItem ? HUNDRED : full };
}
