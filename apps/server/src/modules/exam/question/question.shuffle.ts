import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import { randomInt } from 'node:crypto';
import type { WordsRow } from '../bank/question.tables';

/** In any order, each as likely as another. */
export function shuffled<T>(list: readonly T[], below: (most: number) => number = randomInt): T[] {
  const left = [...list];
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [left[at], left[other]] = [left[other]!, left[at]!];
  }
  return left;
}

/** Neighbours that belong together stay together, in their own order. */
export function inGroups<T extends { groupId: number | null }>(list: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const item of list) {
    const last = groups.at(-1);
    if (last && item.groupId !== null && last[0]?.groupId === item.groupId) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

const { singleChoice, multipleChoice, ordering, matching } = questionTypeCodes;
const CHOICES: readonly number[] = [singleChoice, multipleChoice, ordering, matching];
/** Options that speak of others, or of their places, stay where they are. */
const speaksOfOthers = /以上|上述|均|都(?:是|对|不)|[A-H][、和+]|all of|none of/iu;

/** The explanation names options by letter, so their order must stay; 首选CT names none. */
const speaksOfLetters = /[A-H]\s*(?:项|选项|错|对|正确)|(?:选|答案[为是]?)\s*[A-H](?![A-Za-z\d])/u;

const COUNT = '[一二两三四五六七八1-8]';
const OPTION = '(?:项|个?(?:选项|答案))';
/** The explanation names options by position: 前三项, 后两者, 第2、4项, 选项三. */
const speaksOfPlaces = new RegExp(
  [
    `(?:前|后|首|末|中间|最后)(?:面的?)?\\s*${COUNT}\\s*(?:${OPTION}|[者种类])`,
    `第\\s*${COUNT}(?:\\s*[、,，和与至~～-]\\s*第?\\s*${COUNT})*\\s*${OPTION}`,
    `选项\\s*${COUNT}`,
    '(?:首|末|前面|后面|最后)的?(?:项|选项)',
  ].join('|'),
  'u',
);

/** Words that are true only while options stand where they were written. */
export const speaksOfOptions = (words: string) =>
  speaksOfLetters.test(words) || speaksOfPlaces.test(words);

type Shown = Pick<WordsRow, 'type' | 'options' | 'stem' | 'analysis'>;

/** The letters of the options in another order; null where they should stay as they are. */
export function shuffledOptions({ type, options, stem, analysis }: Shown): string | null {
  const isFixed =
    !CHOICES.includes(type) ||
    speaksOfOptions(stem) ||
    speaksOfOptions(analysis) ||
    options.some(({ text }) => speaksOfOthers.test(text));
  return isFixed ? null : shuffled(options.map(({ key }) => key)).join('');
}
