import type { MarkMode } from '../../../codes/classroom/marks';
import type { CategoryItems, CountedItem } from './counted';
import { dropLowest } from './dropLowest';
import { type Fraction, isZero, percentOf, plus, sumOf } from './fraction';

/** How a category's result comes about. */
export interface CategoryWork extends CategoryItems {
  dropped: CountedItem[];
  /** What is left brings `earned`, extra credit included, and `of` is expected of it. */
  earned: Fraction;
  of: Fraction;
  /** Null while nothing is expected; the same before anything was dropped. */
  percent: Fraction | null;
  before: Fraction | null;
}

export function categoryWork(items: CategoryItems, gone: ReadonlySet<CountedItem>): CategoryWork {
  const { expected } = items;
  const extra = valuesOf(items.extra);
  const dropped = expected.filter((one) => gone.has(one));
  const kept = expected.filter((one) => !gone.has(one));
  const before = ratioOf(expected, extra).percent;
  return { ...items, dropped, before, ...ratioOf(kept, extra) };
}

/**
 * Where each category has its weight, those items go that hold the category back most. Where all
 * points are pooled, they are chosen over all categories for the best total: chosen one category at
 * a time, a better result in a small item could drop a large one instead, and lower the total.
 */
export function droppedItems(all: readonly CategoryItems[], mode: MarkMode) {
  const pools = mode === 'points' ? [all] : all.map((one) => [one]);
  return new Set(pools.flatMap((pool) => [...droppedOf(pool)]));
}

const droppedOf = (pool: readonly CategoryItems[]) =>
  dropLowest(
    pool.map(({ category, expected }) => ({ items: expected, wanted: category.dropLowest })),
    valuesOf(pool.flatMap(({ extra }) => extra)),
  );

const valuesOf = (items: readonly CountedItem[]) => sumOf(items.map(({ value }) => value));

function ratioOf(expected: readonly CountedItem[], extra: Fraction) {
  const earned = plus(valuesOf(expected), extra);
  const of = sumOf(expected.map(({ worth }) => worth));
  return { earned, of, percent: isZero(of) ? null : percentOf(earned, of) };
}
