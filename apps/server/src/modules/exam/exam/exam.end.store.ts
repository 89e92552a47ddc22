import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { questionAttempt } from '../attempt/attempt.tables';

/** Lets answers in transit arrive when a teacher ends the exam. */
const ENDING_GRACE_S = 15;

export const openOf = (examId: number, personId?: number) =>
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
