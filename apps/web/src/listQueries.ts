import type { ChargeKind } from '@cheese/domain/codes/shop/products';
import type { ListSort } from '@cheese/domain/codes/shop/listSorts';

/** What lists of products are filtered and sorted by. */
export interface ListQuery {
  page?: number | undefined;
  /** The subject, with everything below it. */
  tagId?: number | undefined;
  classifyId?: number | undefined;
  /** Joined by commas. */
  filterIds?: string | undefined;
  charge?: ChargeKind | undefined;
  sort?: ListSort | undefined;
}

/** One item of the directory of a course. */
export interface CourseItem {
  courseId: number;
  itemId: number;
}
