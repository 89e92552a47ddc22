import type { Db } from '../../../db/database';
import { coursewareProgress } from '../course/learners/study.tables';
import { and, eq } from 'drizzle-orm';

export const selectProgress = (db: Db, personId: number, courseId: number) =>
  db
    .select()
    .from(coursewareProgress)
    .where(
      and(eq(coursewareProgress.personId, personId), eq(coursewareProgress.courseId, courseId)),
    );
