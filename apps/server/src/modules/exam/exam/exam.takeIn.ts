import type { FastifyBaseLogger } from 'fastify';
import { NEVER_SHOWN } from '@cheese/domain/codes/exam/examPhases';
import { and, asc, eq, gt, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { lockAttempt, selectAnswers } from '../attempt/attempt.door';
import { sheetWords } from '../attempt/attempt.sheet';
import { questionAttempt } from '../attempt/attempt.tables';
import { isWithdrawable } from '../attempt/attempt.withdrawable';
import { takeIn } from '../standing/standing.service';
import { exam } from './exam.tables';

export interface House {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const MOST_AT_ONCE = 200;

/** Keys are released only when no learner is still answering. */
export const isReviewed = (now: Date) => sql`case
  when ${exam.reviewFrom} <= ${exam.startsAt} then ${exam.reviewFrom} <= ${now.toISOString()}
    and (${exam.attempts} = 1 or ${exam.endsAt} <= ${now.toISOString()})
  else coalesce(${exam.reviewFrom}, ${exam.endsAt} + make_interval(secs => ${exam.graceS}))
      <= ${now.toISOString()}
    and not exists (select 1 from question_attempt other where other.kind = 'exam'
      and other.source_id = ${exam.id} and other.submitted_at is null
      and other.ends_at + make_interval(secs => ${exam.graceS} + 600) > ${now.toISOString()})
  end`;

/** Answers of exams are taken into where their questions stand once their keys may be seen. */
export async function takeInReviewed(house: House) {
  const { db, clock, log } = house;
  let last: number | undefined = 0;
  // A failed attempt is logged and retried in the next run; it does not block the others.
  while (last !== undefined) {
    const ids = await selectReviewed(house, last);
    for (const id of ids) {
      await takeInOne(db, id, clock.now()).catch((error: unknown) => {
        log.error({ err: error, attempt: id }, 'an exam was not taken into its questions');
      });
    }
    last = ids.at(-1);
  }
}

async function selectReviewed({ db, clock }: House, after: number) {
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

const takeInOne = (db: Db, id: number, now: Date) =>
  db.transaction(async (inside) => {
    const attempt = await lockAttempt(inside, id);
    if (!attempt?.submittedAt || attempt.takenInAt) return;
    const words = await sheetWords(inside, attempt);
    const answers = await selectAnswers(inside, id);
    const questions = answers.flatMap(({ place, given }) => {
      const asked = words[place];
      return asked ? [{ words: asked, given, share: attempt.shares?.[place] ?? null }] : [];
    });
    const { personId, title: origin, submittedAt } = attempt;
    await takeIn(inside, { personId, origin, now: submittedAt, questions });
    await inside.update(questionAttempt).set({ takenInAt: now }).where(eq(questionAttempt.id, id));
  });
