import { questionTypeCodes, type QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import { truthIn } from '../wording/kindWords';
import { splitOptions } from '../wording/options';
import type { Rough } from './draftOf';
import type { Label, Line } from './lines';

/** Types without options: letters in their texts are no options either. */
export const withoutOptions: readonly (QuestionType | null)[] = [
  questionTypeCodes.trueFalse,
  questionTypeCodes.blanks,
  questionTypeCodes.shortAnswer,
];

/** Explanations are concatenated; for other labels the last one counts. */
export function saidTwice(label: Label, said: Rough['said'], text: string) {
  const before = label === 'analysis' ? said.analysis : undefined;
  return before === undefined || before === '' ? text : `${before}\n${text}`;
}

/** Adds options if the letters are consecutive, otherwise more text to the last part. */
export function addWords(question: Rough, text: string, until: number) {
  const { options } = question;
  const split = splitFor(question, text, until);
  const found = split.head === text ? [] : split.options;
  const last = options.length > question.shared ? options.at(-1) : undefined;
  if (split.head !== '') {
    if (last) last.text += `\n${split.head}`;
    else question.stem = question.stem === '' ? split.head : `${question.stem}\n${split.head}`;
  }
  options.push(...found);
}

/** A true/false question accepts only these words as options. */
function splitFor({ type, options }: Rough, text: string, until: number) {
  const whole = { head: text, options: [] };
  if (withoutOptions.includes(type) && type !== questionTypeCodes.trueFalse) return whole;
  const split = splitOptions(text, options.length, until);
  const areTruths = split.options.every((one) => truthIn(one.text) !== null);
  return type !== questionTypeCodes.trueFalse || areTruths ? split : whole;
}

/** More empty lines than this end the options. */
const FEW = 3;

export const nextWords = (lines: readonly Line[], at: number): string =>
  lines
    .slice(at + 1, at + 1 + FEW)
    .find(({ text }) => text.trim() !== '')
    ?.text.trim() ?? '';
