import type { ExamResult } from '@cheese/domain/contract/exam/shapes/examPaper';
import { verdictOf } from '@cheese/domain/questions/kind';
import type { Db } from '../../../../db/database';
import { present } from '../../../../db/present';
import { selectAnswers } from '../../attempt/attempt.door';
import type { AttemptRow } from '../../attempt/attempt.tables';
import { overAt, resultFrom, reviewFor } from '../exam.moments';
import { inMarks } from '../exam.shapes';
import type { ExamRow } from '../exam.tables';
import { openUntil } from '../sitting/exam.withdraw';
import { standingAmong } from './exam.result.store';

/** `among` is null until marks are shown. */
export interface Counted {
  answered: number;
  tries: number;
  among: { examinees: number; better: number } | null;
}

/** Marks are included only from the moment the exam allows. */
export async function resultOf(
  db: Db,
  {
    exam,
    attempt,
    tries = present(attempt.nth),
  }: Pick<Sat, 'exam' | 'attempt'> & { tries?: number },
  now: Date,
) {
  const answers = await selectAnswers(db, attempt.id);
  const answered = answers.filter(({ given }) => given.length > 0).length;
  const among = isShown(exam, attempt, now) ? await standingAmong(db, attempt) : null;
  return toResult({ exam, attempt, answered, among, tries }, now);
}

interface Sat extends Counted {
  exam: ExamRow;
  attempt: AttemptRow;
}

export function toResult({ exam, attempt, answered, among, tries }: Sat, now: Date): ExamResult {
  const submittedAt = attempt.submittedAt ?? now;
  const lasted = Math.round((submittedAt.getTime() - attempt.startedAt.getTime()) / 1000);
  return {
    examId: exam.id,
    attemptId: attempt.id,
    title: attempt.title,
    totalScore: inMarks(exam.totalScore),
    passScore: inMarks(exam.passScore),
    questionCount: attempt.items.length,
    unansweredCount: attempt.items.length - answered,
    usedS: Math.max(0, lasted - attempt.idleS),
    submittedAt: submittedAt.getTime(),
    isTimedOut: attempt.submittedBy === 'time',
    withdrawableMs: leftToWithdraw(attempt, now),
    resultFrom: resultFrom(exam).getTime(),
    reviewFrom: reviewFor(exam, tries, now).getTime(),
    marks:
      isShown(exam, attempt, now) && among
        ? marksOf({ exam, attempt, answered, among }, now)
        : null,
  };
}

/** Not before the exam says so, and not while it may be taken back. */
const isShown = (exam: ExamRow, attempt: AttemptRow, now: Date) =>
  now >= resultFrom(exam) && leftToWithdraw(attempt, now) === null;

function leftToWithdraw(attempt: AttemptRow, now: Date): number | null {
  const until = openUntil(attempt);
  return until && now < until ? until.getTime() - now.getTime() : null;
}

type Marked = Pick<Sat, 'exam' | 'attempt' | 'answered'> & { among: NonNullable<Counted['among']> };

function marksOf({ exam, attempt, answered, among }: Marked, now: Date) {
  const { gained, waitingCount, shares } = attempt;
  const verdicts = (shares ?? []).map(verdictOf);
  const countOf = (verdict: string) => verdicts.filter((one) => one === verdict).length;
  const [rightCount, partialCount] = [countOf('correct'), countOf('partial')];
  return {
    rightCount,
    partialCount,
    // Unanswered questions are counted separately.
    wrongCount: Math.max(0, answered - rightCount - partialCount - waitingCount),
    score: inMarks(gained ?? 0),
    waitingCount,
    isPassed: isPassed(exam, attempt),
    examineeCount: among.examinees,
    rank: now >= overAt(exam) ? among.better + 1 : null,
  };
}

/** Passed is passed whatever is still to be marked; not passed is said when all is. */
export function isPassed(
  { passScore }: Pick<ExamRow, 'passScore'>,
  { gained, waitingCount }: Pick<AttemptRow, 'gained' | 'waitingCount'>,
) {
  if ((gained ?? 0) >= passScore) return true;
  return waitingCount > 0 ? null : false;
}
