import { type CountedItem, isCounted, lookAt, type UncountedItem } from './counted';
import { dropLowest } from './dropLowest';
import { type Fraction, isZero, percentOf, plus, sumOf, ZERO } from './fraction';
import type { MarkMode } from '../../../codes/classroom/marks';
import type { MarkCategory, MarkEntry, MarkItem } from './shapes';

/** How a category's result comes about. */
export interface CategoryWork {
  category: MarkCategory;
  /** Everything with a result, in the order of the items; of these, those that were dropped. */
  counted: CountedItem[];
  dropped: CountedItem[];
  uncounted: UncountedItem[];
  /** What is left brings `earned`, extra credit included, and `of` is expected of it. */
  earned: Fraction;
  of: Fraction;
  /** Null while nothing is expected; the same before anything was dropped. */
  percent: Fraction | null;
  before: Fraction | null;
}

interface Given {
  mode: MarkMode;
  items: readonly MarkItem[];
  entries: ReadonlyMap<number, MarkEntry>;
}

export function categoryWork(category: MarkCategory, given: Given): CategoryWork {
  const looked = lookedAt(category, given);
  const counted = looked.filter(isCounted);
  const uncounted = looked.filter((one): one is UncountedItem => !isCounted(one));
  const expected = counted.filter(({ isExtra }) => !isExtra);
  // A percentage needs something expected; pooled points count without.
  if (expected.length === 0 && given.mode === 'percent') {
    const waiting = counted.map(({ itemId }) => ({ itemId, why: 'onlyExtra' as const }));
    return { ...emptyWork, category, uncounted: [...uncounted, ...waiting] };
  }
  const extra = valuesOf(counted.filter(({ isExtra }) => isExtra));
  const { kept, dropped } = dropLowest(expected, extra, category.dropLowest);
  const before = ratioOf(expected, extra).percent;
  return { category, counted, dropped, uncounted, before, ...ratioOf(kept, extra) };
}

const emptyWork = {
  counted: [],
  dropped: [],
  earned: ZERO,
  of: ZERO,
  percent: null,
  before: null,
};

function lookedAt(category: MarkCategory, { mode, items, entries }: Given) {
  // Where all points are pooled, an extra category is nothing but extra items.
  const isAllExtra = category.isExtra && mode === 'points';
  return items
    .filter(({ categoryId }) => categoryId === category.id)
    .map((item) => (isAllExtra ? { ...item, isExtra: true } : item))
    .map((item) => lookAt(item, entries.get(item.id), category.average));
}

const valuesOf = (items: readonly CountedItem[]) => sumOf(items.map(({ value }) => value));

function ratioOf(expected: readonly CountedItem[], extra: Fraction) {
  const earned = plus(valuesOf(expected), extra);
  const of = sumOf(expected.map(({ worth }) => worth));
  return { earned, of, percent: isZero(of) ? null : percentOf(earned, of) };
}
