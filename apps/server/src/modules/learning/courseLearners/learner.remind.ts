import { learnerLimits } from '@cheese/domain/codes/learning/courseLearners';
import type { Answers } from '@cheese/domain/contract/call';
import type { CourseLearnerContract as C } from '@cheese/domain/contract/learning/courseLearner';
import { lte } from 'drizzle-orm';
import type { Static } from 'typebox';
import { tellOfCourse } from '../../people/notice/notice.fold';
import { selectSome } from './learner.rows';
import { type Asking, openTaught } from './learner.taught';
import { texts } from './learner.texts';
import { courseReminder } from './reminder.tables';

/**
 * Asks some of those who learn to go on. Who was asked within a day is left in peace, however many
 * teachers click at once; who is chosen and learns nothing here is passed over.
 */
export async function remind(
  asking: Asking,
  { courseId, personIds }: Static<C['remind']['body']>,
): Promise<Answers<C['remind']>> {
  const { db, clock } = asking;
  const now = clock.now();
  const taught = await openTaught(asking, courseId);
  const chosen = [...new Set(personIds)];
  const known = await selectSome(db, taught, chosen, now);
  const rows = known.map(({ personId }) => ({ courseId, personId, remindedAt: now }));
  if (rows.length === 0) return { sent: 0, skipped: chosen.length };
  const sent = await db.transaction(async (tx) => {
    const before = new Date(now.getTime() - learnerLimits.remindedAgainMs);
    const told = await tx
      .insert(courseReminder)
      .values(rows)
      .onConflictDoUpdate({
        target: [courseReminder.courseId, courseReminder.personId],
        set: { remindedAt: now },
        setWhere: lte(courseReminder.remindedAt, before),
      })
      .returning({ personId: courseReminder.personId });
    const course = { courseId, courseName: taught.courseName };
    const to = told.map(({ personId }) => personId);
    await tellOfCourse(tx, { personIds: to, course, ...texts.remind(taught.courseName), now });
    return to.length;
  });
  return { sent, skipped: chosen.length - sent };
}
