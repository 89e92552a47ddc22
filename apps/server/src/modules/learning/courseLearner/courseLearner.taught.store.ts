import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { course } from '../course/course.tables';
import { eq, sql } from 'drizzle-orm';

export function selectTaught(db: Db, courseId: number) {
  const { organisationId, audienceId, name, certificateShare, publishedAt, withdrawnAt } = course;
  const plan = prepared(db, 'course_taught', () =>
    db
      .select({
        courseId: course.id,
        courseName: name,
        organisationId,
        audienceId,
        certificateShare,
        publishedAt,
        withdrawnAt,
      })
      .from(course)
      .where(eq(course.id, sql.placeholder('courseId')))
      .prepare('course_taught'),
  );
  return plan.execute({ courseId });
}
