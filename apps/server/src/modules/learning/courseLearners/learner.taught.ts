import { eq } from 'drizzle-orm';
import type { Asking as Who } from '../../../asking';
import type { Db } from '../../../db/database';
import { refuse } from '../../../refusal';
import { requireTeaching } from '../course/course.door';
import { course } from '../course/course.tables';
import type { Taught } from './learner.rows';

export type Asking = Who & { db: Db };

export interface TaughtCourse extends Taught {
  courseName: string;
  certificateShare: number | null;
}

/** A course whose learners whoever asks may see: they teach it, or run its school. */
export async function openTaught(asking: Asking, courseId: number): Promise<TaughtCourse> {
  await requireTeaching(asking, courseId);
  const { organisationId, audienceId, name, certificateShare } = course;
  const rows = await asking.db
    .select({ courseId: course.id, organisationId, audienceId, courseName: name, certificateShare })
    .from(course)
    .where(eq(course.id, courseId));
  return rows[0] ?? refuse('course.notFound');
}
