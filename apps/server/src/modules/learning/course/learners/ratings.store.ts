import type { Db } from '../../../../db/database';
import { avg, count, inArray } from 'drizzle-orm';
import { courseRating } from './comment.tables';
import { toTenths } from './ratings';

export interface Rated {
  /** To one decimal. */
  average: number;
  count: number;
}

/** A course without ratings is absent. */
export async function ratingsOf(
  db: Db,
  courseIds: readonly number[],
): Promise<ReadonlyMap<number, Rated>> {
  if (courseIds.length === 0) return new Map();
  const rows = await db
    .select({
      courseId: courseRating.courseId,
      average: avg(courseRating.stars).mapWith(Number),
      count: count(),
    })
    .from(courseRating)
    .where(inArray(courseRating.courseId, [...courseIds]))
    .groupBy(courseRating.courseId);
  return new Map(
    rows.map((row) => [row.courseId, { average: toTenths(row.average), count: row.count }]),
  );
}
