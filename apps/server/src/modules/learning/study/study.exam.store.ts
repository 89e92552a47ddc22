import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { examNamed, namesExam } from '../course/course.door';
import { course, courseware } from '../course/course.tables';
import { keepCounts } from './study.learner.store';
import { courseLearner, coursewareProgress as progress } from '../course/learners/study.tables';

interface Completed {
  personId: number;
  coursewareId: number;
  courseId: number;
  now: Date;
}

/** A value or a column. */
type Id = number | AnyPgColumn;

export const isNamedByCourse = (db: Db, examId: AnyPgColumn) =>
  inArray(examId, db.select({ examId: examNamed }).from(courseware).where(namesExam));

/** Open items that refer to an exam, in courses the learner has begun. */
export const selectNamingExam = (db: Db, personId: Id, examId: Id) =>
  db
    .select({ coursewareId: courseware.id, courseId: courseware.courseId })
    .from(courseware)
    .innerJoin(course, and(eq(course.id, courseware.courseId), isNull(course.withdrawnAt)))
    .innerJoin(
      courseLearner,
      and(eq(courseLearner.courseId, courseware.courseId), eq(courseLearner.personId, personId)),
    )
    .leftJoin(
      progress,
      and(eq(progress.coursewareId, courseware.id), eq(progress.personId, personId)),
    )
    .where(and(namesExam, sql`${examNamed} = ${examId}`, isNull(progress.studiedAt)))
    .orderBy(courseware.id);

/** Completes an item, whether it was looked at or not. */
export async function keepCompleted(db: Db, { now, ...of }: Completed) {
  await db
    .insert(progress)
    .values({ ...of, firstAt: now, lastAt: now, studiedAt: now })
    .onConflictDoUpdate({
      target: [progress.personId, progress.coursewareId],
      set: { studiedAt: sql`coalesce(${progress.studiedAt}, ${now.toISOString()}::timestamptz)` },
    });
  await keepCounts(db, of);
}
