import type { BankQuestionWords } from '@cheese/domain/contract/exam/shapes/bankQuestion';
import type { WrittenQuestion } from './draftShelf';

const optionsOf = ({ words }: WrittenQuestion) => JSON.stringify(words.options);

/** True for several stems over one set of options (B1): no case text, and equal options. */
export const shareOptions = (questions: readonly WrittenQuestion[]) =>
  questions.length > 1 &&
  questions.every((one) => one.words.context === '') &&
  new Set(questions.map(optionsOf)).size === 1;

/** After an edit of one question, copies the case text and shared options to the whole group. */
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

/** Adds a question with the same case text or the same options. */
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
