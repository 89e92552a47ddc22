import { NEVER_SHOWN } from '@cheese/domain/codes/exam/examPhases';
import { and, eq, exists, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { isNamedByCourse, selectNamingExam } from '../../../learning/study/study.door';
import { questionAttempt as attempt } from '../../attempt/attempt.tables';
import { exam } from '../exam.tables';
import { isWithdrawable } from '../../attempt/attempt.withdrawable.filters';

/** Something was said, not only the page turned. */
const isSaid = sql`exists (
  select 1 from jsonb_array_elements_text(answer.given) as word where btrim(word) <> '')`;
const isHalfAnswered = sql`2 * (select count(*) from attempt_answer answer
  where answer.attempt_id = ${attempt.id} and ${isSaid}) >= jsonb_array_length(${attempt.items})`;

const overAt = sql`${exam.endsAt} + make_interval(secs => ${exam.graceS})`;
const never = new Date(NEVER_SHOWN).toISOString();
/** Marks that are never shown count once the exam is over for everyone. */
const countsFrom = sql`case when ${exam.resultFrom} < ${never}::timestamptz
  then ${exam.resultFrom} else ${overAt} end`;

/**
 * Passed: not before marks are shown, and not while it may be taken back, for a completed item tells
 * that it was. What people have yet to mark is not in it.
 */
const isPassed = (now: string) =>
  and(
    sql`${attempt.gained} >= ${exam.passScore} and ${countsFrom} <= ${now}::timestamptz`,
    sql`not coalesce(${isWithdrawable(now)}, false)`,
  );

/** The marks a try needs to complete a course item; an empty paper never completes one. */
const isEarned = (now: Date): SQL =>
  and(
    eq(attempt.kind, 'exam'),
    isNotNull(attempt.submittedAt),
    or(
      and(sql`${exam.passScore} > 0`, isPassed(now.toISOString())),
      and(sql`${exam.passScore} = 0`, isHalfAnswered),
    ),
  )!;

interface EarnedQuery {
  personId: number;
  examIds: readonly number[];
  now: Date;
}

/** True if one of the user's tries completes the course items that refer to these exams. */
export async function hasEarned(db: Db, { personId, examIds, now }: EarnedQuery): Promise<boolean> {
  if (examIds.length === 0) return false;
  const isTheirs = and(eq(attempt.personId, personId), inArray(attempt.sourceId, [...examIds]));
  const rows = await tries(db)
    .where(and(isTheirs, isEarned(now)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Learners who now meet a course item's condition, because marks were released, given or corrected.
 */
export const selectEarned = (db: Db, now: Date) =>
  tries(db)
    .where(
      and(
        isNamedByCourse(db, exam.id),
        isEarned(now),
        exists(selectNamingExam(db, attempt.personId, exam.id)),
      ),
    )
    .groupBy(attempt.personId, exam.id)
    .orderBy(exam.id, attempt.personId)
    .limit(MOST_AT_ONCE);

/** The rest has its turn a minute later. */
const MOST_AT_ONCE = 1_000;

const tries = (db: Db) =>
  db
    .select({ personId: attempt.personId, examId: exam.id })
    .from(attempt)
    .innerJoin(exam, eq(exam.id, attempt.sourceId))
    .$dynamic();
