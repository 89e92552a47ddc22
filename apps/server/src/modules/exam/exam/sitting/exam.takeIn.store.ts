import { questionAttempt } from '../../attempt/attempt.tables';
import { isWithdrawable } from '../../attempt/attempt.withdrawable.filters';
import { and, asc, eq, gt, isNotNull, isNull, lt, not, or } from 'drizzle-orm';
import { NEVER_SHOWN } from '@cheese/domain/codes/exam/examPhases';
import { exam } from '../exam.tables';
import type { House } from './exam.takeIn';
import { isReviewed } from '../exam.reviewed.filters';

const MOST_AT_ONCE = 200;

export async function selectReviewed({ db, clock }: House, after: number) {
  const rows = await db
    .select({ id: questionAttempt.id })
    .from(questionAttempt)
    .innerJoin(exam, eq(exam.id, questionAttempt.sourceId))
    .where(
      and(
        eq(questionAttempt.kind, 'exam'),
        isNotNull(questionAttempt.submittedAt),
        isNull(questionAttempt.takenInAt),
        // Skip attempts that may still be withdrawn.
        not(isWithdrawable(clock.now().toISOString())),
        eq(questionAttempt.waitingCount, 0),
        gt(questionAttempt.id, after),
        // Those that are never shown are not looked at again and again.
        or(isNull(exam.reviewFrom), lt(exam.reviewFrom, new Date(NEVER_SHOWN))),
        isReviewed(clock.now()),
      ),
    )
    .orderBy(asc(questionAttempt.id))
    .limit(MOST_AT_ONCE);
  return rows.map(({ id }) => id);
}
