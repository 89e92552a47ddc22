import type { AnswerVerdict } from '../codes/exam/questionTypes';

/** An answer: a list of words whose meaning depends on the kind. An empty list is no answer. */
export type Given = readonly string[];

/**
 * The correct answer in parts: the options to choose, the gaps to fill, or the steps in order. Each
 * part lists every accepted word.
 */
export type Key = readonly (readonly string[])[];

/** The parts of a question besides its stem. */
export interface QuestionParts {
  options: readonly { key: string }[];
  /** The gaps of a sentence, or the items that options are matched to. */
  prompts: readonly string[];
}

/** The ways to score partly correct answers: set by the paper and shown to the learner. */
export const partialRules = {
  allOrNothing: '全部答对才得分',
  rightMinusWrong: '按答对项减答错项得分，最低零分',
  shareUntilWrong: '少选按比例得分，错选不得分',
} as const;
export type PartialRule = keyof typeof partialRules;

/** The share of the marks gained, from 0 to 1; null until a person has marked it. */
export type Share = number | null;

/** The implementation of one kind of question; a new kind is a folder and a line in `kinds`. */
export interface QuestionKind {
  /** True if this is a well-formed answer, right or wrong; any other input is refused. */
  fits(given: Given, question: QuestionParts): boolean;
  /** True if the key is valid for the question; checked by editors and imports. */
  keyFits(key: Key, question: QuestionParts): boolean;
  /** `stem` gives the text around the gaps; without it each word is judged on its own. */
  mark(given: Given, key: Key, rule: PartialRule, stem?: string): Share;
  /** The expected share when guessing; left out if it is close to zero. */
  guess?(question: QuestionParts): number;
  /** The words of an answer are option letters, in any order. */
  choosesOptions?: true;
  /** The answer cannot be marked automatically. */
  isMarkedByPeople?: true;
}

/** Null until a person has marked it. */
export function verdictOf(share: Share): AnswerVerdict | null {
  if (share === null) return null;
  if (share >= 1) return 'correct';
  return share > 0 ? 'partial' : 'wrong';
}
