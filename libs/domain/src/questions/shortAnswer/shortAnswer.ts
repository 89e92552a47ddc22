import type { QuestionKind } from '../kind';

/** A free-text answer: marked by people, with the expected content in the key. */
export const shortAnswer: QuestionKind = {
  fits: (given) => given.length <= 1,
  isMarkedByPeople: true,
  keyFits: () => true,
  mark: ([given = '']) => (given.trim() === '' ? 0 : null),
};
