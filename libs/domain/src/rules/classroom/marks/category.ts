import type { MarkMode } from '../../../codes/classroom/marks';
import type { CategoryItems, CountedItem } from './counted';
import { dropLowest } from './dropLowest';
import { type Fraction, isZero, percentOf, sumOf } from './fraction';

/** How a category's result comes about. */
export interface CategoryWork extends CategoryItems {
  dropped: CountedItem[];
  /** What is left brings `earned`, extra credit included, and `of` is expected of it. */
  earned: Fraction;
  of: Fraction;
  /** Null while nothing is expected. */
  percent: Fraction | null;
}

export function categoryWork(items: CategoryItems, gone: ReadonlySet<CountedItem>): CategoryWork {
  const dropped = items.expected.filter((one) => gone.has(one));
  const kept = items.expected.filter((one) => !gone.has(one));
  return { ...items, dropped, ...ratioOf(kept, items.extra) };
}

/** What items bring, what is expected of them, and the percentage that this makes. */
export function ratioOf(expected: readonly CountedItem[], extra: readonly CountedItem[]) {
  const earned = valuesOf([...expected, ...extra]);
  const of = sumOf(expected.map(({ worth }) => worth));
  return { earned, of, percent: isZero(of) ? null : percentOf(earned, of) };
}

const valuesOf = (items: readonly CountedItem[]) => sumOf(items.map(({ value }) => value));

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
