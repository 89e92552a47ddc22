import type { PlacedAnswer } from '@cheese/question-sheet/Paper';

interface Answered {
  given: string[];
  answerNumber: number;
  isFlagged: boolean;
}

/** What the server knows of the answers so far; where it knows none the number is 0. */
export const placed = (questions: readonly Answered[]): PlacedAnswer[] =>
  questions.map(({ given, answerNumber: number, isFlagged }, place) => ({
    place,
    given,
    number,
    isFlagged,
  }));
