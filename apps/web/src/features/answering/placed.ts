import type { PlacedAnswer } from '@cheese/question-sheet/Paper';

interface Answered {
  given: string[];
  answerNumber: number;
  isFlagged: boolean;
}

/** What the server knows of the answers so far, by place. */
export const placed = (questions: readonly Answered[]): PlacedAnswer[] =>
  questions.flatMap(({ given, answerNumber: number, isFlagged }, place) =>
    number > 0 ? [{ place, given, number, isFlagged }] : [],
  );
