import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { coursewareProgress } from './learners/study.tables';
import { courseware } from './course.tables';

/** Items of a course that the user has completed. */
export async function selectStudied(
  db: Db,
  personId: number,
  courseId: number,
): Promise<ReadonlySet<number>> {
  const plan = prepared(db, 'studied_items', () =>
    db
      .select({ id: coursewareProgress.coursewareId })
      .from(coursewareProgress)
      .where(
        and(
          eq(coursewareProgress.personId, sql.placeholder('personId')),
          eq(coursewareProgress.courseId, sql.placeholder('courseId')),
          isNotNull(coursewareProgress.studiedAt),
        ),
      )
      .prepare('studied_items'),
  );
  const rows = await plan.execute({ personId, courseId });
  return new Set(rows.map(({ id }) => id));
}

export async function countPassed(db: Db, personId: number, courseId: number): Promise<number> {
  const { studiedAt, coursewareId } = coursewareProgress;
  const rows = await db
    .select({ passed: count() })
    .from(coursewareProgress)
    .innerJoin(courseware, eq(courseware.id, coursewareId))
    .where(
      and(
        eq(coursewareProgress.personId, personId),
        eq(coursewareProgress.courseId, courseId),
        eq(courseware.type, coursewareTypeCodes.test),
        isNotNull(studiedAt),
        courseware.isShown,
      ),
    );
  return rows[0]?.passed ?? 0;
}
