import { questionTypeCodes, type QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import { truthIn } from '../wording/kindWords';
import { splitOptions } from '../wording/options';
import type { Rough } from './draftOf';
import type { Label, Line } from './lines';

/** Where a kind has no options, letters within its words are no options either. */
export const withoutOptions: readonly (QuestionType | null)[] = [
  questionTypeCodes.trueFalse,
  questionTypeCodes.blanks,
  questionTypeCodes.shortAnswer,
];

/** Explanations add up; of anything else, what was said last is meant. */
export function saidTwice(label: Label, said: Rough['said'], text: string) {
  const before = label === 'analysis' ? said.analysis : undefined;
  return before === undefined || before === '' ? text : `${before}\n${text}`;
}

/** Options where letters follow each other, and otherwise more of what came last. */
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

/** Of what is right or wrong, nothing but these words are options. */
function splitFor({ type, options }: Rough, text: string, until: number) {
  const whole = { head: text, options: [] };
  if (withoutOptions.includes(type) && type !== questionTypeCodes.trueFalse) return whole;
  const split = splitOptions(text, options.length, until);
  const areTruths = split.options.every((one) => truthIn(one.text) !== null);
  return type !== questionTypeCodes.trueFalse || areTruths ? split : whole;
}

/** Between two options stand no more empty lines. */
const FEW = 3;

export const nextWords = (lines: readonly Line[], at: number): string =>
  lines
    .slice(at + 1, at + 1 + FEW)
    .find(({ text }) => text.trim() !== '')
    ?.text.trim() ?? '';
