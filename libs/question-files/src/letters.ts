import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { truth } from './texts';

export type Option = QuestionDraft['options'][number];

const FIRST = 65;
/** A, B … Z, then numbers: a question with more options is faulty, but loses nothing. */
export const letterAt = (at: number) =>
  at < 26 ? String.fromCharCode(FIRST + at) : String(at + 1);

/** Options lettered in written order. */
export const optionsOf = (texts: readonly string[]): Option[] =>
  texts.map((text, at) => ({ key: letterAt(at), text, picture: null }));

export const truthOptions = (): Option[] => optionsOf([truth.right, truth.wrong]);
export const truthKey = (isRight: boolean) => [[isRight ? 'A' : 'B']];

/** True if the options mean the same as a format's built-in true and false. */
export const isPlainTruth = ({ options }: Pick<QuestionDraft, 'options'>) =>
  options.length === 2 &&
  options[0]?.text === truth.right &&
  options[1]?.text === truth.wrong &&
  options.every(({ key, picture }, at) => key === letterAt(at) && picture === null);

/** Pairs as options and prompts: a text shared by several prompts is one option. */
export function matchingOf(pairs: readonly { prompt: string; option: string }[]) {
  const texts = [...new Set(pairs.map(({ option }) => option))];
  const placeOf = new Map(texts.map((text, at) => [text, at]));
  const asked = pairs.filter(({ prompt }) => prompt !== '');
  return {
    type: questionTypeCodes.matching,
    options: optionsOf(texts),
    prompts: asked.map(({ prompt }) => prompt),
    key: asked.map(({ option }) => [letterAt(placeOf.get(option) ?? -1)]),
  };
}

/** The pairs of a matching question, and its distractors. */
export function pairsOf({ options, prompts, key }: QuestionDraft) {
  const textOf = (word: string) => options.find((one) => one.key === word)?.text ?? '';
  const used = new Set(key.map(([word = '']) => word));
  return [
    ...prompts.map((prompt, at) => ({ prompt, option: textOf(key[at]?.[0] ?? '') })),
    ...options
      .filter((one) => !used.has(one.key))
      .map(({ text }) => ({ prompt: '', option: text })),
  ];
}
