import type { Answers } from '@cheese/domain/contract/call';
import type { ExamMarkingContract as C } from '@cheese/domain/contract/exam/examMarking';
import { markerCounts } from '@cheese/domain/codes/exam/markings';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { writeAudit } from '../../people/audit/audit.service';
import { examOfSchool } from '../exam/courses/exam.ofSchool';
import { inMarks } from '../exam/exam.shapes';
import { updateExam } from '../exam/exam.write.store';
import { toPaper } from '../question/question.shapes';
import type { WordsRow } from '../bank/question.tables';
import { wordsOf } from '../question/question.words';
import { settleAll } from './examMarking.settle';
import { toAnswers, withMarks } from './examMarking.sheet';
import { selectMarkedQuestions, selectPage } from './examMarking.store';

const HUNDREDTHS = 100;

/** Every question that people mark, and how far they are with it. */
export async function readOverview(
  context: CallerContext<'db'>,
  examId: number,
): Promise<Answers<C['overview']>> {
  const { db, person } = context;
  const exam = await examOfSchool(context, examId);
  const questions = await selectMarkedQuestions(db, exam, person.id);
  const words = await wordsOf(db, questions);
  const { title, markers, maxDifference, hidesNames } = exam;
  return {
    examId,
    title,
    rule: { markers, maxDifference: inMarks(maxDifference), hidesNames },
    questions: questions.map(({ score, ...counts }, at) => ({
      ...toQuestion(words[at]!),
      ...counts,
      score: inMarks(score),
    })),
  };
}

const toQuestion = (words: WordsRow) => ({
  ...toPaper({ words, groupId: null, shown: null }),
  right: words.key,
  analysis: words.analysis,
});

export async function listAnswers(
  context: CallerContext<'db'>,
  { examId, view = 'mine', ...asked }: Static<C['answers']['query']>,
): Promise<Answers<C['answers']>> {
  const { db, person } = context;
  const exam = await examOfSchool(context, examId);
  const { refs, total } = await selectPage(db, exam, person.id, { ...asked, view });
  const marked = await withMarks(db, exam, person.id, refs);
  return { list: await toAnswers(db, exam, person.id, marked), total };
}

/** Marks that were given are settled by the new rule, too. */
export async function setRule(
  { db, ...context }: CallerContext<'db'>,
  { examId, markers, maxDifference, hidesNames }: Static<C['setRule']['body']>,
) {
  await db.transaction(async (inside) => {
    const exam = await examOfSchool({ ...context, db: inside }, examId, 'update');
    const changed = {
      markers,
      hidesNames,
      maxDifference: Math.round(maxDifference * HUNDREDTHS),
      // A teacher with the settings open must not overwrite this change.
      edition: exam.edition + 1,
    };
    await updateExam(inside, examId, changed);
    await settleAll(inside, { ...exam, ...changed });
    await writeAudit(inside, context, {
      act: 'exam.rule',
      about: exam.title,
      before: { kind: markerCounts[exam.markers] },
      after: { kind: markerCounts[markers] },
    });
  });
  return null;
}
