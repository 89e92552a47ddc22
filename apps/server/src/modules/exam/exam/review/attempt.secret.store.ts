import type { Db } from '../../../../db/database';
import { prepared } from '../../../../db/prepared';
import { questionAttempt } from '../../attempt/attempt.tables';
import { isWithdrawable } from '../../attempt/attempt.withdrawable.filters';
import { exam } from '../exam.tables';
import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';

/**
 * A learner with tries left would use the keys in the next try. Mock exams of the platform are
 * exempt: they exist for practice and run for months.
 */
const mayTryAgain = sql`(${isNotNull(exam.organisationId)} and ${isNull(exam.cancelledAt)} and ${gt(exam.endsAt, sql.placeholder('now'))}
  and (select count(*) from question_attempt other where other.person_id = ${questionAttempt.personId}
    and other.kind = 'exam' and other.source_id = ${exam.id}) < ${exam.attempts})`;

const isExamSecret = or(
  isNull(questionAttempt.submittedAt),
  mayTryAgain,
  isWithdrawable(sql.placeholder('now')),
);

/** A learner in a timed practice could otherwise look up its keys in an untimed practice. */
const isAgainstClock = and(
  eq(questionAttempt.kind, 'made'),
  isNull(questionAttempt.submittedAt),
  sql`${questionAttempt.endsAt} + make_interval(secs => ${questionAttempt.graceS})
    > ${sql.placeholder('now')}::timestamptz`,
);

export function selectSecretItems(db: Db, personId: number, now: Date) {
  const plan = prepared(db, 'secret_questions', () =>
    db
      .select({ items: questionAttempt.items })
      .from(questionAttempt)
      .leftJoin(exam, and(eq(questionAttempt.kind, 'exam'), eq(exam.id, questionAttempt.sourceId)))
      .where(
        and(
          eq(questionAttempt.personId, sql.placeholder('personId')),
          inArray(questionAttempt.kind, ['exam', 'made']),
          or(isAgainstClock, and(isNotNull(exam.id), isExamSecret)),
        ),
      )
      .prepare('secret_questions'),
  );
  return plan.execute({ personId, now });
}
