import { questionDifficulties } from '@cheese/domain/codes/exam/questionTypes';
import { codeOf, strictObject, keyOf } from '@cheese/domain/contract/shapes';
import { tissues } from '@cheese/generators/tissues/tissues';
import Type, { type Static } from 'typebox';
import { schoolExamFacts } from '../exam/schoolExams';
import { type ReadFault, readYaml } from '../reading/readYaml';
import { Count, Words } from '../reading/shapes';
import { lessons } from './lessons/lessons';
import { schoolTrays } from './schoolTrays';

const SlideExam = strictObject({
  bank: strictObject({ name: Words, summary: Words, chapter: Words }),
  questions: Type.Array(
    strictObject({
      tissue: keyOf(tissues),
      /** The task of the lesson that is asked here. */
      task: Words,
      difficulty: codeOf(questionDifficulties),
      tags: Type.Array(Words),
      score: Count,
    }),
  ),
  exam: strictObject({ ...schoolExamFacts, paper: Words, part: Words, note: Words, tray: Words }),
});

function missingNames({ questions, exam: { tray } }: Static<typeof SlideExam>): ReadFault[] {
  const strange = questions.flatMap(({ tissue, task }, at) =>
    lessons[tissue].tasks.some(({ title }) => title === task)
      ? []
      : [{ at: `questions.${at}.task`, says: `${tissue} has no task ${task}` }],
  );
  const isThere = schoolTrays.some(({ title }) => title === tray);
  return isThere ? strange : [{ at: 'exam.tray', says: `there is no tray ${tray}` }, ...strange];
}

/** What a school asks on its own slides, and the tray that lies beside the paper. */
export const {
  bank: slideBank,
  questions: slideQuestions,
  exam: slideExam,
} = readYaml('exams/slides.yaml', SlideExam, missingNames);
