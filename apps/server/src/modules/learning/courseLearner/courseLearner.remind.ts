import { learnerLimits } from '@cheese/domain/codes/learning/courseLearners';
import type { Answers } from '@cheese/domain/contract/call';
import type { CourseLearnerContract as C } from '@cheese/domain/contract/learning/courseLearner';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { openTaught, openTold, type TaughtCourse } from './courseLearner.taught';
import { texts } from './courseLearner.texts';
import { keepReminders } from './courseLearner.remind.store';
import { countAtRisk, selectAtRisk, selectSome } from './courseLearner.rows.store';
import { notifyOfCourse } from '../../people/notice/notice.door';

/** Reminds the chosen learners; others are ignored. */
export async function remind(
  context: CallerContext<'db'>,
  { courseId, personIds }: Static<C['remind']['body']>,
): Promise<Answers<C['remind']>> {
  const { db, clock } = context;
  const now = clock.now();
  const taught = await openTold(context, courseId);
  const chosen = [...new Set(personIds)];
  const sent = await tellThem(db, taught, await selectSome(db, taught, chosen, now), now);
  return { sent, skipped: chosen.length - sent };
}

export async function readWaiting(
  context: CallerContext<'db'>,
  courseId: number,
): Promise<Answers<C['riskWaiting']>> {
  const now = context.clock.now();
  const taught = await openTaught(context, courseId);
  return countAtRisk(context.db, taught, { now, toldAfter: dayBefore(now) });
}

/** Reminds learners at risk up to a limit, most at risk first. */
export async function remindAtRisk(
  context: CallerContext<'db'>,
  courseId: number,
): Promise<Answers<C['remindAtRisk']>> {
  const now = context.clock.now();
  const taught = await openTold(context, courseId);
  const which = { now, toldAfter: dayBefore(now), most: learnerLimits.remindedAtRisk };
  const found = await selectAtRisk(context.db, taught, which);
  return { sent: await tellThem(context.db, taught, found, now) };
}

const dayBefore = (now: Date) => new Date(now.getTime() - learnerLimits.remindedAgainMs);

/** A learner reminded within the last day is skipped, even if several teachers click at once. */
async function tellThem(
  db: Db,
  { courseId, courseName }: TaughtCourse,
  people: readonly { personId: number }[],
  now: Date,
): Promise<number> {
  const rows = people.map(({ personId }) => ({ courseId, personId, remindedAt: now }));
  if (rows.length === 0) return 0;
  // Two clicks at once take the same rows in the same order.
  rows.sort((one, other) => one.personId - other.personId);
  return db.transaction(async (tx) => {
    const told = await keepReminders(tx, { toldBefore: dayBefore(now), rows, now });
    const personIds = told.map(({ personId }) => personId);
    const course = { courseId, courseName };
    await notifyOfCourse(tx, { personIds, course, ...texts.remind(courseName), now });
    return personIds.length;
  });
}
