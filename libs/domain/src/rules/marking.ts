import {
  type AnswerVerdict,
  type QuestionType,
  questionTypeCodes,
} from '../codes/exam/questionTypes';

/** What identifies an option. A true/false question has two. */
type Option = string | number | boolean;

export interface Marking {
  type: QuestionType;
  right: readonly Option[];
  given: readonly Option[];
  /** What the question is worth. */
  score: number;
}

export interface Mark {
  verdict: AnswerVerdict;
  score: number;
}

/** Part of an answer is worth half of it, however large the part. */
const shares = { correct: 1, partial: 0.5, wrong: 0 } as const;

/** Marks one answer. The order of options does not count, nor does naming one twice. */
export const mark = ({ type, right, given, score }: Marking): Mark => {
  const isMultiple = type === questionTypeCodes.multipleChoice;
  const verdict = judge(new Set(right), new Set(given), isMultiple);
  return { verdict, score: score * shares[verdict] };
};

/**
 * All right options and no other are correct. Some of several are partial, one wrong option among
 * them is wrong; so is no answer, and several where one is asked for.
 */
const judge = (
  right: ReadonlySet<Option>,
  given: ReadonlySet<Option>,
  isMultiple: boolean,
): AnswerVerdict => {
  if (given.size === 0 || (given.size > 1 && !isMultiple)) return 'wrong';
  if ([...given].some((option) => !right.has(option))) return 'wrong';
  if (given.size === right.size) return 'correct';
  return isMultiple ? 'partial' : 'wrong';
};
