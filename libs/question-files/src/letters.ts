import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { truth } from './texts';

export type Option = QuestionDraft['options'][number];

const FIRST = 65;
/** A, B … Z, then by number: a question with more has a fault, but loses nothing. */
export const letterAt = (at: number) =>
  at < 26 ? String.fromCharCode(FIRST + at) : String(at + 1);

/** Options in the order in which they are written. */
export const optionsOf = (texts: readonly string[]): Option[] =>
  texts.map((text, at) => ({ key: letterAt(at), text, picture: null }));

export const truthOptions = (): Option[] => optionsOf([truth.right, truth.wrong]);
export const truthKey = (isRight: boolean) => [[isRight ? 'A' : 'B']];

/** Whether a format's own true and false say what these options say. */
export const isPlainTruth = ({ options }: Pick<QuestionDraft, 'options'>) =>
  options.length === 2 &&
  options[0]?.text === truth.right &&
  options[1]?.text === truth.wrong &&
  options.every(({ key, picture }, at) => key === letterAt(at) && picture === null);

/** Pairs as options and prompts: words that several prompts share are one option. */
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

/** The pairs of a question whose parts are matched, and options that belong to nothing. */
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
