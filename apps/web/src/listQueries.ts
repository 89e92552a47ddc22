import type { ChargeKind } from '@cheese/domain/codes/shop/products';
import type { ListSort } from '@cheese/domain/codes/shop/listSorts';

/** Filters and order of product lists. */
export interface ListQuery {
  page?: number | undefined;
  /** A subject, including those below it. */
  tagId?: number | undefined;
  classifyId?: number | undefined;
  /** Ids separated by commas. */
  filterIds?: string | undefined;
  charge?: ChargeKind | undefined;
  sort?: ListSort | undefined;
}

/** An item in the directory of a course. */
export interface CourseItem {
  courseId: number;
  itemId: number;
}
