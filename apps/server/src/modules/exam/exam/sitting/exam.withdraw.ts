import type { ExamContract as C } from '@cheese/domain/contract/exam/exam';
import { MOST_WITHDRAWALS, withdrawableUntil } from '@cheese/domain/rules/exam/withdrawal';
import type { Static } from 'typebox';
import type { Db } from '../../../../db/database';
import { refuse } from '../../../../calls/refusal';
import { lockAttempt, reopen, selectAnswers } from '../../attempt/attempt.door';
import type { AttemptRow } from '../../attempt/attempt.tables';
import { type ExamContext, refuseOutside } from './exam.demands';
import { toResidue } from './exam.enter';
import { countEvents, noteEvent } from '../exam.events.store';
import { reviewFrom, reviewsAtOnce } from '../exam.moments';
import { refuseElsewhere } from './exam.sitting';
import { lockToEnter, selectTries } from './exam.enter.store';
import type { ExamRow } from '../exam.tables';

type Handed = Pick<AttemptRow, 'submittedAt' | 'submittedBy' | 'endsAt'>;

/** Until when it may be taken back, and nothing of it is shown; null where it may not. */
export function openUntil({ submittedAt, submittedBy, endsAt }: Handed): Date | null {
  if (!submittedAt) return null;
  const moments = { submittedAt: submittedAt.getTime(), endsAt: endsAt?.getTime() ?? null };
  const until = withdrawableUntil({ ...moments, submittedBy });
  return until === null ? null : new Date(until);
}

/** Reopens a recently submitted attempt for the time that is left. */
export async function withdrawExam(
  context: ExamContext,
  { attemptId }: Static<C['withdraw']['body']>,
) {
  const { db, person, clock } = context;
  return db.transaction(async (inside) => {
    const attempt = await lockAttempt(inside, attemptId);
    if (attempt?.kind !== 'exam' || attempt.personId !== person.id) {
      return refuse('attempt.notFound');
    }
    // As often as it is asked it goes on once.
    if (!attempt.submittedAt) return toResidue(attempt, clock.now());
    refuseElsewhere(attempt, person);
    await refuseOutside({ ...context, db: inside }, attempt.sourceId);
    const exam = (await lockToEnter(inside, attempt.sourceId)) ?? refuse('exam.cancelled');
    const now = clock.now();
    await refuseWithdrawing(inside, { exam, attempt, now });
    const { id, endsAt, graceS, idleS } = attempt;
    await reopen(inside, { id, endsAt, graceS, idleS });
    await noteEvent(inside, id, 'withdrawn', now);
    return toResidue(attempt, now);
  });
}

interface Withdrawing {
  exam: ExamRow;
  attempt: AttemptRow;
  now: Date;
}

async function refuseWithdrawing(db: Db, { exam, attempt, now }: Withdrawing) {
  const until = openUntil(attempt);
  if (until === null || now >= until) refuse('attempt.withdrawnLate');
  // Another learner may already know the keys and pass them on.
  const areKeysOut = !reviewsAtOnce(exam) && now >= reviewFrom(exam);
  if (areKeysOut || attempt.takenInAt !== null) refuse('exam.keysShown');
  const answers = await selectAnswers(db, attempt.id);
  if (answers.some(({ markedShare }) => markedShare !== null)) refuse('attempt.withdrawnLate');
  const tries = await selectTries(db, attempt.personId, exam.id);
  if (tries.at(-1)?.id !== attempt.id) refuse('attempt.withdrawnLate');
  if ((await countEvents(db, attempt.id, 'withdrawn')) >= MOST_WITHDRAWALS) {
    refuse('attempt.withdrawnOften');
  }
}
