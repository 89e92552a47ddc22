import type { QuestionKind } from '../kind';

/** An answer in words: people mark it, and the key helps them by what should be in it. */
export const shortAnswer: QuestionKind = {
  fits: (given) => given.length <= 1,
  isMarkedByPeople: true,
  keyFits: () => true,
  mark: ([given = '']) => (given.trim() === '' ? 0 : null),
};
