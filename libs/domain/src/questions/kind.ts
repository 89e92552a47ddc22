import type { AnswerVerdict } from '../codes/exam/questionTypes';

/** What somebody answered: a list of words whose meaning is the kind's. None is no answer. */
export type Given = readonly string[];

/**
 * What is right, in parts: the options to choose, the gaps to fill, the steps in their order. Each
 * part names whatever is right for it.
 */
export type Key = readonly (readonly string[])[];

/** What a question asks besides its stem. */
export interface Asked {
  options: readonly { key: string }[];
  /** The gaps of a sentence, or what options are matched to. */
  prompts: readonly string[];
}

/** How several right answers are counted: the paper says it, and the learner is told. */
export const partialRules = {
  allOrNothing: '全部答对才得分',
  rightMinusWrong: '按答对项减答错项得分，最低零分',
  shareUntilWrong: '少选按比例得分，错选不得分',
} as const;
export type PartialRule = keyof typeof partialRules;

/** What an answer is worth: a share of the score, from 0 to 1; null is for people to say. */
export type Share = number | null;

/** Everything that one kind of question knows; adding a kind is a folder and a line in `kinds`. */
export interface QuestionKind {
  /** Whether this could be an answer to it, right or wrong: whatever else comes is refused. */
  fits(given: Given, asked: Asked): boolean;
  /** Whether the key answers the question that it is of; an editor and an import ask it. */
  keyFits(key: Key, asked: Asked): boolean;
  /** The stem says what stands around the gaps; without it each word has to stand for itself. */
  mark(given: Given, key: Key, rule: PartialRule, stem?: string): Share;
  /** What who knows nothing may expect to get; left out where that is next to nothing. */
  guess?(asked: Asked): number;
  /** The words of an answer are the letters of options, in any order. */
  choosesOptions?: true;
  /** No machine can tell what an answer is worth. */
  isMarkedByPeople?: true;
}

/** Null while people have yet to say it. */
export function verdictOf(share: Share): AnswerVerdict | null {
  if (share === null) return null;
  if (share >= 1) return 'correct';
  return share > 0 ? 'partial' : 'wrong';
}
