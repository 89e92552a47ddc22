import type { Db } from '../../../../db/database';
import { prepared } from '../../../../db/prepared';
import { and, inArray, isNull, lte, sql } from 'drizzle-orm';
import { course } from '../course.tables';
import { isCollected, studiedCount } from '../course.standing.store';

export const planOwn = (db: Db) =>
  prepared(db, 'course_cards_own', () =>
    db
      .select({ id: course.id, studiedCount, isCollected })
      .from(course)
      .where(sql`${course.id} = any(${sql.placeholder('ids')}::int[])`)
      .prepare('course_cards_own'),
  );

export function selectShown(db: Db, now: Date, courseIds: number[]) {
  const isShown = and(
    inArray(course.id, courseIds),
    isNull(course.organisationId),
    isNull(course.withdrawnAt),
    lte(course.publishedAt, now),
  );
  return db.select({ id: course.id }).from(course).where(isShown);
}
