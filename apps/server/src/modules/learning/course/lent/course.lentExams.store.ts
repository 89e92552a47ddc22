import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import { and, eq, exists, isNull, lte, type Placeholder, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../db/database';
import { includes, type Somebody } from '../../../school/audience/audience.door';
import { audience } from '../../../school/audience/audience.tables';
import { course, courseware } from '../course.tables';

/** An exam of a school, given by value or by column. */
interface KeptExam {
  id: AnyPgColumn | number;
  organisationId: AnyPgColumn | number;
}

/** The exam that an item names, and whether it is such an item and learners see it. */
export const examNamed = sql<number>`(${courseware.content} -> 'thingIds' ->> 0)::int`;
export const namesExam = and(eq(courseware.type, coursewareTypeCodes.exam), courseware.isShown);

const lends = (exam: KeptExam, now: Date | Placeholder) =>
  and(
    namesExam,
    sql`${examNamed} = ${exam.id}`,
    eq(course.organisationId, exam.organisationId),
    lte(course.publishedAt, now),
    isNull(course.withdrawnAt),
  );

/** Audiences of the courses that lend an exam. */
export async function selectLentTo(
  db: Db,
  exam: { id: number; organisationId: number },
  now: Date,
) {
  const rows = await db
    .selectDistinct({ audienceId: course.audienceId })
    .from(courseware)
    .innerJoin(course, eq(course.id, courseware.courseId))
    .where(lends(exam, now));
  return rows.flatMap(({ audienceId }) => audienceId ?? []);
}

/**
 * True if the user may sit an exam because a course they may learn uses it. As with slides, a
 * course lends only exams of its own school, and the permission ends with the access to the course.
 */
export const isLentByCourse = (
  db: Db,
  exam: KeptExam,
  { now, ...somebody }: Somebody & { now: Date | Placeholder },
) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(courseware)
      .innerJoin(course, eq(course.id, courseware.courseId))
      .innerJoin(audience, eq(audience.id, course.audienceId))
      .where(and(lends(exam, now), includes(db, somebody))),
  );
