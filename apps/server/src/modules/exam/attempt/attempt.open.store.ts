import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { questionAttempt } from './attempt.tables';

/** Lets answers in transit arrive when a teacher ends the exam. */
const ENDING_GRACE_S = 15;

const openOf = (examId: number, personId?: number) =>
  and(
    eq(questionAttempt.kind, 'exam'),
    eq(questionAttempt.sourceId, examId),
    isNull(questionAttempt.submittedAt),
    personId === undefined ? undefined : eq(questionAttempt.personId, personId),
  );

/** Ends what is open: browsers hear of it, and the clock hands in what they do not. */
export const endOpen = (db: Db, now: Date, examId: number, personId?: number) =>
  db
    .update(questionAttempt)
    .set({
      endsAt: sql`least(${questionAttempt.endsAt}, ${now.toISOString()}::timestamptz)`,
      graceS: sql`least(${questionAttempt.graceS}, ${ENDING_GRACE_S})`,
    })
    .where(openOf(examId, personId))
    .returning({ id: questionAttempt.id });

export const countOpen = (db: Db, examId: number, personId: number) =>
  db.$count(questionAttempt, openOf(examId, personId));

/** Must come last: a learner entering concurrently then reads the new end. */
export const extendOpen = (
  db: Db,
  { examId, personId, extraS }: { examId: number; personId?: number; extraS: number },
) =>
  db
    .update(questionAttempt)
    .set({ endsAt: sql`${questionAttempt.endsAt} + make_interval(secs => ${extraS})` })
    .where(openOf(examId, personId));

/** Answers true if the attempt had no answers and was deleted. */
export const deleteUnanswered = (db: Db, attemptId: number): Promise<boolean> =>
  db.transaction(async (inside) => {
    const { id, submittedAt } = questionAttempt;
    const isIt = and(eq(id, attemptId), isNull(submittedAt));
    // Wait for a concurrent save, so that its answers are seen.
    await inside.select({ id }).from(questionAttempt).where(isIt).for('update');
    // A flag or a shown key alone is no answer.
    const isAnswered = sql`exists (select 1 from attempt_answer answer
      where answer.attempt_id = ${attemptId} and answer.given <> '[]')`;
    const gone = await inside
      .delete(questionAttempt)
      .where(and(isIt, sql`not ${isAnswered}`))
      .returning({ id });
    return gone.length > 0;
  });
