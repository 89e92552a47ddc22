import type { ExamReportContract as C, Grade } from '@cheese/domain/contract/exam/examReport';
import type { Answers } from '@cheese/domain/contract/call';
import type { Db } from '../../../db/database';
import { inMarks } from '../exam/exam.shapes';
import type { ExamRow } from '../exam/exam.tables';
import { deviationOf, meanOf, medianOf } from './examReport.figures';
import { selectAudience } from './examReport.store';

const TENTHS = 10;

/** Counts each learner's best submitted try. */
export async function summaryOf(
  db: Db,
  exam: ExamRow,
  grades: readonly Grade[],
): Promise<Answers<C['summary']>> {
  const [whom] = await selectAudience(db, exam.audienceId);
  const scores = grades.flatMap(({ score }) => (score === null ? [] : [score]));
  const countOf = (state: Grade['state']) => grades.filter((grade) => grade.state === state).length;
  const { id: examId, title, startsAt, endsAt } = exam;
  return {
    examId,
    title,
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    totalScore: inMarks(exam.totalScore),
    passScore: inMarks(exam.passScore),
    expectedCount: whom?.kind === 'everybody' ? null : grades.length,
    submittedCount: countOf('submitted'),
    answeringCount: countOf('answering'),
    passedCount: grades.filter(({ isPassed }) => isPassed === true).length,
    failedCount: grades.filter(({ isPassed }) => isPassed === false).length,
    waitingCount: grades.reduce((sum, { waitingCount }) => sum + waitingCount, 0),
    mean: meanOf(scores),
    median: medianOf(scores),
    deviation: deviationOf(scores),
    best: scores.length > 0 ? Math.max(...scores) : null,
    worst: scores.length > 0 ? Math.min(...scores) : null,
    distribution: distributionOf(scores, inMarks(exam.totalScore)),
  };
}

/** The whole of the marks belongs to the last tenth. */
function distributionOf(scores: readonly number[], total: number): number[] {
  const parts = Array.from({ length: TENTHS }, () => 0);
  for (const score of scores) {
    const part = total === 0 ? 0 : Math.floor((score / total) * TENTHS);
    const at = Math.min(TENTHS - 1, Math.max(0, part));
    parts[at] = (parts[at] ?? 0) + 1;
  }
  return parts;
}
