import { attemptAnswer, questionAttempt } from '../../modules/exam/attempt/attempt.tables';
import { questionVersion } from '../../modules/exam/bank/question.tables';
import type { TestApp } from '../useTestApp';
import { handedIn, running } from './exam.rows';
import { type IsolationRow, ownAlone } from './row';

const own = (asked: IsolationRow['asked']): IsolationRow => ({ asked, expected: ownAlone });

/** The question that the exam asks, and what of it is said to be right. */
const question = { questionId: 1, version: 1 };
const corrected = { ...question, way: 'key', key: [['A']] };
const withQuestion = async (test: TestApp) => ({ ...(await running(test)), ...question });

/** A submitted attempt. */
const aTry = async (test: TestApp) => {
  const { examId, attemptId } = await handedIn(test);
  return { examId, attemptId };
};
const asked = async (test: TestApp) => ({ examId: (await handedIn(test)).examId });

/** The same of a question that people mark. */
async function inWords(test: TestApp) {
  const { db } = test.database;
  await db.update(questionVersion).set({ type: 5, options: [], key: [['要点']] });
  const at = await aTry(test);
  const row = { attemptId: at.attemptId, place: 0, given: ['要点'], number: 1 };
  await db.insert(attemptAnswer).values({ ...row, answeredAt: test.clock.now() });
  await db.update(questionAttempt).set({ shares: [null], gained: 0, waitingCount: 1 });
  return at;
}
const mark = { place: 0, number: 1, score: 1, comment: '', decides: false };

export const resultRows: Record<string, IsolationRow> = {
  'examMarking.overview': own(running),
  'examMarking.answers': own(withQuestion),
  'examMarking.mark': own(async (test) => ({ ...(await inWords(test)), ...mark })),
  'examMarking.setRule': own(async (test) => ({
    ...(await running(test)),
    markers: 1,
    maxDifference: 1,
    hidesNames: true,
  })),
  'examReport.summary': own(running),
  'examReport.gradebook': own(running),
  'examReport.attempt': own(aTry),
  'examReport.export': own(running),
  'examReport.analysis': own(running),
  'examReport.tryCorrection': own(async (test) => ({ ...(await asked(test)), ...corrected })),
  'examReport.correct': own(async (test) => ({
    ...(await asked(test)),
    ...corrected,
    reason: '答案有误',
  })),
  'examReport.corrections': own(running),
};
