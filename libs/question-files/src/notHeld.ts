import { type QuestionType, questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import { lostTexts } from './texts';

/** A question of a kind that a format has not: it is not in the file, and that is said. */
export const notHeld = (at: number, type: QuestionType) => ({
  at,
  what: lostTexts.kindNotHeld(questionTypes[type]),
  isWhole: true as const,
});
