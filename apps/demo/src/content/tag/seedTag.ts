import type { CommodityType } from '@cheese/domain/codes/shop/products';

/** A subject of the major tree with those below it; a leaf is its name alone. */
export type SeedSubject = string | { name: string; children: readonly SeedSubject[] };

/**
 * A row of options that sorts one kind of product: a `classify` row stands above the list, a
 * `filter` waits behind 更多筛选.
 */
export interface SeedOptionGroup {
  productType: CommodityType;
  use: 'classify' | 'filter';
  name: string;
  options: readonly string[];
}
