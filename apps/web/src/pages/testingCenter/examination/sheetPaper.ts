import type { ExamPaper } from '@cheese/domain/contract/exam/shapes/examPaper';
import type { Paper } from '@cheese/question-sheet/Paper';

/** The paper as the sheet shows it: all questions in a row, and where each part begins. */
export function sheetPaper({ sections }: ExamPaper): Paper {
  const questions = sections.flatMap((section) => section.questions);
  let firstPlace = 0;
  const begun = sections.map(({ title, note: lead, questions: own }) => {
    const section = { title, lead, firstPlace };
    firstPlace += own.length;
    return section;
  });
  return { questions, sections: begun, scores: questions.map(({ score }) => score) };
}
