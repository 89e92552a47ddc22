import type { Answers } from '@cheese/domain/contract/call';
import type { ExamReportContract as C } from '@cheese/domain/contract/exam/examReport';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { correctedWords } from '../attempt/attempt.corrections';
import { examOfSchool } from '../exam/courses/exam.ofSchool';
import { wordsOf } from '../question/question.words';
import { selectCorrections } from './examReport.corrections.store';

/** Newest first. */
export async function listCorrections(
  context: CallerContext & { db: Db },
  examId: number,
): Promise<Answers<C['corrections']>> {
  const { db } = context;
  await examOfSchool(context, examId);
  const rows = await selectCorrections(db, examId);
  const words = await wordsOf(
    db,
    rows.map(({ correction }) => correction),
  );
  return rows.map(({ correction, by }, at) => {
    const { id, questionId, way, reason, changedCount } = correction;
    return {
      id,
      questionId,
      way,
      reason,
      changedCount,
      by,
      stem: words[at]!.stem,
      right: correctedWords(words[at]!, correction).key,
      at: correction.correctedAt.getTime(),
    };
  });
}
