import { type QuestionType, questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import { lostTexts } from './texts';

/** A question type the format lacks: the question is left out, and reported. */
export const notHeld = (at: number, type: QuestionType) => ({
  at,
  what: lostTexts.kindNotHeld(questionTypes[type]),
  isWhole: true as const,
});
