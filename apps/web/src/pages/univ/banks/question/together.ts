import type { BankQuestionWords } from '@cheese/domain/contract/exam/shapes/bankQuestion';
import type { WrittenQuestion } from './draftShelf';

const optionsOf = ({ words }: WrittenQuestion) => JSON.stringify(words.options);

/** Several stems over one set of options (B1): there is no case, and all offer the same. */
export const shareOptions = (questions: readonly WrittenQuestion[]) =>
  questions.length > 1 &&
  questions.every((one) => one.words.context === '') &&
  new Set(questions.map(optionsOf)).size === 1;

/** One of a group is written: the case is that of all, and so are options that they share. */
export function writtenTogether(
  questions: readonly WrittenQuestion[],
  at: number,
  words: BankQuestionWords,
): WrittenQuestion[] {
  const isShared = shareOptions(questions);
  return questions.map((one, place) => {
    if (place === at) return { ...one, words };
    const { context } = words;
    const options = isShared ? words.options : one.words.options;
    return { ...one, words: { ...one.words, context, options } };
  });
}

/** Another one of the same case, or over the same options. */
export function addedTo(
  questions: readonly WrittenQuestion[],
  blank: BankQuestionWords,
): WrittenQuestion[] {
  const [first] = questions;
  if (!first) return [{ words: blank }];
  const { type, difficulty, context, options, tags, source } = first.words;
  const hasCase = context !== '';
  const words = hasCase
    ? { ...blank, difficulty, context, tags, source }
    : { ...blank, type, difficulty, options, tags, source };
  return [...questions, { words }];
}
