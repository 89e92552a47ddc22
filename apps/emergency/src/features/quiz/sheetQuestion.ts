import type {
  PaperQuestion,
  ReviewedQuestion,
} from '@cheese/domain/contract/emergency/shapes/questionShapes';
import { asHtml } from '@cheese/question-sheet/asHtml';
import type { MarkedQuestion, Question } from '@cheese/question-sheet/Paper';

/** Converts a quiz question for the question sheet; its texts contain no HTML. */
export const sheetQuestion = ({ id, type, stem, options }: PaperQuestion): Question => ({
  id,
  type,
  context: null,
  groupId: null,
  pictures: [],
  prompts: [],
  stem: asHtml(stem),
  options: options.map(({ key, text }) => ({ key, text: asHtml(text), picture: null })),
});

export const markedQuestion = (question: ReviewedQuestion): MarkedQuestion => ({
  ...sheetQuestion(question),
  right: [[question.answer]],
  given: question.given === null ? [] : [question.given],
  verdict: question.verdict,
  share: question.verdict === 'correct' ? 1 : 0,
  analysis: asHtml(question.analysis),
  places: [],
});
