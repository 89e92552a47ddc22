import { randomInt } from 'node:crypto';
import type { WordsRow } from '../question/question.tables';

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

const CHOICES: readonly number[] = [1, 3, 6, 7];
/** Options that speak of others, or of their places, stay where they are. */
const speaksOfOthers = /以上|上述|均|都(?:是|对|不)|[A-H][、和+]|all of|none of/iu;

/** Whose explanation names options by their letters. */
const speaksOfLetters = /[A-H]\s*(?:项|选项|错|对|正确)|(?:选|答案[为是]?)\s*[A-H]/u;

/** The letters of the options in another order; null where they should stay as they are. */
export function shuffledOptions({ type, options, stem, analysis }: WordsRow): string | null {
  const namesLetters = speaksOfLetters.test(stem) || speaksOfLetters.test(analysis);
  const isFixed =
    !CHOICES.includes(type) ||
    namesLetters ||
    options.some(({ text }) => speaksOfOthers.test(text));
  return isFixed ? null : shuffled(options.map(({ key }) => key)).join('');
}
