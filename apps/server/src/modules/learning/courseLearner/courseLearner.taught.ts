import { courseStateOf } from '@cheese/domain/rules/learning/courseState';
import { eq, sql } from 'drizzle-orm';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { refuse } from '../../../calls/refusal';
import { requireTeaching } from '../course/course.door';
import { course } from '../course/course.tables';
import type { Taught } from './courseLearner.rows';

export interface TaughtCourse extends Taught {
  courseName: string;
  certificateShare: number | null;
  /** True if the audience can open it: published and not withdrawn. */
  isOpen: boolean;
}

/** A course whose learners the user may see as its teacher or school administrator. */
export async function openTaught(
  context: CallerContext<'db'>,
  courseId: number,
): Promise<TaughtCourse> {
  await requireTeaching(context, courseId);
  return (await findTaught(context.db, courseId, context.clock.now())) ?? refuse('course.notFound');
}

export async function findTaught(
  db: Db,
  courseId: number,
  now: Date,
): Promise<TaughtCourse | null> {
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
  const [row] = await plan.execute({ courseId });
  if (!row) return null;
  const { publishedAt: opened, withdrawnAt: closed, ...taught } = row;
  const moments = {
    publishedAt: opened?.getTime() ?? null,
    withdrawnAt: closed?.getTime() ?? null,
  };
  return { ...taught, isOpen: courseStateOf(moments, now.getTime()) === 'published' };
}

/** As above, for notifying learners; refused while the course cannot be opened. */
export async function openTold(
  context: CallerContext<'db'>,
  courseId: number,
): Promise<TaughtCourse> {
  const taught = await openTaught(context, courseId);
  return taught.isOpen ? taught : refuse('course.notOpen');
}
