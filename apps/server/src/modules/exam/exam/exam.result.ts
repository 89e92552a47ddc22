import type { ExamResult } from '@cheese/domain/contract/exam/examPaper';
import { verdictOf } from '@cheese/domain/questions/kind';
import { and, count, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { selectAnswers } from '../attempt/attempt.door';
import { type AttemptRow, questionAttempt } from '../attempt/attempt.tables';
import { overAt, resultFrom, reviewFrom } from './exam.moments';
import { inMarks } from './exam.shapes';
import type { ExamRow } from './exam.tables';

/** What came of one try; what it is worth only from when the exam says so. */
export async function resultOf(
  db: Db,
  exam: ExamRow,
  attempt: AttemptRow,
  now: Date,
): Promise<ExamResult> {
  const submittedAt = attempt.submittedAt ?? now;
  const answered = (await selectAnswers(db, attempt.id)).filter(({ given }) => given.length > 0);
  return {
    examId: exam.id,
    attemptId: attempt.id,
    title: attempt.title,
    totalScore: inMarks(exam.totalScore),
    passScore: inMarks(exam.passScore),
    questionCount: attempt.items.length,
    unansweredCount: attempt.items.length - answered.length,
    usedS: Math.round((submittedAt.getTime() - attempt.startedAt.getTime()) / 1000),
    submittedAt: submittedAt.getTime(),
    isTimedOut: attempt.submittedBy === 'time',
    resultFrom: resultFrom(exam).getTime(),
    reviewFrom: reviewFrom(exam).getTime(),
    marks: now < resultFrom(exam) ? null : await marksOf(db, exam, attempt, now),
  };
}

async function marksOf(db: Db, exam: ExamRow, attempt: AttemptRow, now: Date) {
  const { gained, waitingCount, shares } = attempt;
  const verdicts = (shares ?? []).map(verdictOf);
  const countOf = (verdict: string) => verdicts.filter((one) => one === verdict).length;
  const isOver = now >= overAt(exam);
  return {
    rightCount: countOf('correct'),
    partialCount: countOf('partial'),
    wrongCount: countOf('wrong'),
    score: inMarks(gained ?? 0),
    waitingCount,
    isPassed: isPassed(exam, attempt),
    ...(await standingAmong(db, exam.id, gained ?? 0, isOver)),
  };
}

/** Passed is passed whatever is still to be marked; not passed is said when all is. */
function isPassed(
  { passScore }: Pick<ExamRow, 'passScore'>,
  { gained, waitingCount }: Pick<AttemptRow, 'gained' | 'waitingCount'>,
) {
  if ((gained ?? 0) >= passScore) return true;
  return waitingCount > 0 ? null : false;
}

/** Among the best tries of all. */
async function standingAmong(db: Db, examId: number, gained: number, isOver: boolean) {
  const best = db
    .select({
      personId: questionAttempt.personId,
      best: sql<number>`max(${questionAttempt.gained})`.as('best'),
    })
    .from(questionAttempt)
    .where(
      and(
        eq(questionAttempt.kind, 'exam'),
        eq(questionAttempt.sourceId, examId),
        isNotNull(questionAttempt.submittedAt),
      ),
    )
    .groupBy(questionAttempt.personId)
    .as('best_tries');
  const [all] = await db
    .select({
      examineeCount: count(),
      better: sql<number>`count(*) filter (where ${gt(best.best, gained)})::int`,
    })
    .from(best);
  return {
    examineeCount: all?.examineeCount ?? 0,
    rank: isOver ? (all?.better ?? 0) + 1 : null,
  };
}
