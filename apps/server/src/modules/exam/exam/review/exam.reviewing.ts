import type { CallerContext } from '../../../../calls/callerContext';
import type { Db } from '../../../../db/database';
import type { Person } from '../../../../plugins/access';
import { refuse } from '../../../../calls/refusal';
import { findAttempt } from '../../attempt/attempt.door';
import { refuseSecret } from './attempt.secret';
import type { Sheet } from '../../attempt/attempt.sheet';
import type { AttemptRow } from '../../attempt/attempt.tables';
import type { ExamContext } from '../sitting/exam.demands';
import { reviewFor, reviewsAtOnce } from '../exam.moments';
import { requireRunning } from '../sitting/exam.sitting';
import { openUntil } from '../sitting/exam.withdraw';
import { findExam, isAnyoneAtIt, selectTries } from '../sitting/exam.enter.store';

/** The learner's last submitted try. */
export async function submittedTry(db: Db, person: Pick<Person, 'id'>, examId: number) {
  const tries = await selectTries(db, person.id, examId);
  const last = tries.findLast(({ submittedAt }) => submittedAt !== null);
  const attempt = last && (await findAttempt(db, last.id));
  const exam = await findExam(db, examId);
  if (!attempt || !exam) return refuse(tries.length > 0 ? 'exam.notSubmitted' : 'exam.notFound');
  return { attempt, exam, tries };
}

type Submitted = Awaited<ReturnType<typeof submittedTry>>;

/** Keys and analyses are for when the exam says, and never while one's own next try is open. */
async function isReviewLater(db: Db, { exam, attempt, tries }: Submitted, now: Date) {
  const isAtIt = tries.some(({ submittedAt }) => submittedAt === null);
  // Some learners may have been given more time.
  const isOpen = !reviewsAtOnce(exam) && (await isAnyoneAtIt(db, exam.id, now));
  const until = openUntil(attempt);
  const mayWithdraw = until !== null && now < until;
  return isAtIt || isOpen || mayWithdraw || now < reviewFor(exam, tries.length, now);
}

/** Of these exams, the tries whose questions and marks their learner may read now. */
export async function reviewableTries(
  db: Db,
  { personId, now }: { personId: number; now: Date },
  examIds: readonly number[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const examId of examIds) {
    const submitted = await submittedTry(db, { id: personId }, examId);
    if (!(await isReviewLater(db, submitted, now))) ids.push(submitted.attempt.id);
  }
  return ids;
}

export async function requireReview(
  context: CallerContext<'db'>,
  examId: number,
): Promise<AttemptRow> {
  const { db, person, clock } = context;
  const submitted = await submittedTry(db, person, examId);
  const { attempt } = submitted;
  if (await isReviewLater(db, submitted, clock.now())) refuse('exam.reviewLater');
  // Another exam that they are at may ask the same.
  const ids = attempt.items.map(({ questionId }) => questionId);
  await refuseSecret(context, ids);
  return attempt;
}

/**
 * Refuses users who may not read the questions of this attempt now; answers when access ends, if
 * known.
 */
export async function requireWords(
  context: ExamContext,
  sheet: Sheet,
): Promise<{ endsAt: Date | null }> {
  if (sheet.kind !== 'exam') return { endsAt: null };
  const { db, person } = context;
  const tries = await selectTries(db, person.id, sheet.sourceId);
  const isOpen = tries.some(({ id, submittedAt }) => id === sheet.id && submittedAt === null);
  if (isOpen) return requireRunning(context, sheet.sourceId);
  const { id } = await requireReview(context, sheet.sourceId);
  return id === sheet.id ? { endsAt: null } : refuse('exam.reviewLater');
}
