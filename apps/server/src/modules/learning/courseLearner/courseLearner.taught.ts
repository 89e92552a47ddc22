import { courseStateOf } from '@cheese/domain/rules/learning/courseState';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { requireTeaching } from '../course/course.door';
import type { Taught } from './courseLearner.rows.store';
import { selectTaught } from './courseLearner.taught.store';

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
  const [row] = await selectTaught(db, courseId);
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
