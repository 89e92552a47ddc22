import type { ExamPaper } from '@cheese/domain/contract/exam/shapes/examPaper';
import type { Paper } from '@cheese/question-sheet/Paper';

/**
 * Converts an exam paper for the sheet: all questions in one list, with the start of each section.
 */
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
