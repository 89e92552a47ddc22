import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { questionAttempt as attempt } from '../../attempt/attempt.tables';
import { isWithdrawable } from '../../attempt/attempt.withdrawable.filters';
import { exam } from '../exam.tables';

/**
 * Submitted tries of exams for figures: `is_passed` is null until marks are shown to the learner and
 * complete, so that no figure tells them earlier.
 */
export function publishedTries(now: Date): SQL {
  const at = now.toISOString();
  const overAt = sql`${exam.endsAt} + make_interval(secs => ${exam.graceS})`;
  const isShown = sql`coalesce(${exam.resultFrom}, ${overAt}) <= ${at}::timestamptz
    and not coalesce(${isWithdrawable(at)}, false)`;
  const isSubmitted = and(eq(attempt.kind, 'exam'), isNotNull(attempt.submittedAt));
  return sql`(
    select ${attempt.personId}, ${attempt.submittedAt}, ${exam.organisationId}, ${exam.courseId},
      case when not (${isShown}) then null
        when coalesce(${attempt.gained}, 0) >= ${exam.passScore} then true
        when ${attempt.waitingCount} = 0 then false end as is_passed
    from ${attempt} join ${exam} on ${exam.id} = ${attempt.sourceId}
    where ${isSubmitted})`;
}
