import type { PlacedAnswer } from '@cheese/question-sheet/Paper';

interface Answered {
  given: string[];
  answerNumber: number;
  isFlagged: boolean;
}

/** The saved answers by index; number 0 means none is saved. */
export const placed = (questions: readonly Answered[]): PlacedAnswer[] =>
  questions.map(({ given, answerNumber: number, isFlagged }, place) => ({
    place,
    given,
    number,
    isFlagged,
  }));
