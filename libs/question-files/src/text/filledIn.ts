import { GAP } from '../texts';

/** A filled-in gap: in parentheses, or between underscores. */
const IN_BRACKETS = /[（(][ \t\u3000]*([^（()）\n\ufdde]{1,60}?)[ \t\u3000]*[)）]/g;
const ON_LINE = /(?<![_＿])[_＿]{2,}(?![_＿])[ \t]*([^_＿\n，。；、\ufdde]{1,40}?)[ \t]*[_＿]{2,}/g;
/** Text between two gaps may be part of the sentence, so only a value counts as an answer. */
const IS_ONE_GAP = /^[^\u3400-\u9fff]*[\dA-Za-zα-ωΑ-Ω][^\u3400-\u9fff]*$/u;
/** Such verbs ask for sentences, so parentheses are explanations. */
const ASKS =
  /^(?:请?(?:简述|试述|论述|叙述|描述|说明|解释|列举|比较|分析|举例|写出)|何谓|什么是|为什么|如何)/u;
const REMARK = /^\d+(?:\.\d+)?\s*分$|真题|[见如]图|^图\s*\d|[选断空答]题?$|^\d{4}\s*年/u;
const FOREIGN_NAME = /^[A-Za-z][A-Za-z -]+$/;
const LOOKS = /[\ufdd0-\ufdd9]/g;

/** `___7.35___` with the same answer below is a single gap. */
export const asOneGap = (stem: string, answer: string): string =>
  answer.length > MOST_STEM || stem.length > MOST_STEM
    ? stem
    : stem.replace(ON_LINE, (whole, words: string) => (words.trim() === answer ? GAP : whole));

/** A longer text is no stem. */
const MOST_STEM = 10_000;

export interface FilledIn {
  stem: string;
  key: string[][];
}

/** A stem whose gaps hold their answers; `isDeclared` if a heading announces gaps. */
export function filledIn(stem: string, isDeclared: boolean): FilledIn | null {
  if (stem.length > MOST_STEM || ASKS.test(stem)) return null;
  const key: string[][] = [];
  const taken = (whole: string, words: string) => {
    const plain = words.replace(LOOKS, '').trim();
    if (plain === '' || REMARK.test(plain)) return whole;
    if (!isDeclared && FOREIGN_NAME.test(plain)) return whole;
    key.push([plain]);
    return GAP;
  };
  const lined = stem.replace(ON_LINE, (whole, words: string) =>
    IS_ONE_GAP.test(words) ? taken(whole, words) : whole,
  );
  const emptied = key.length > 0 ? lined : stem.replace(IN_BRACKETS, taken);
  return key.length > 0 ? { stem: emptied, key } : null;
}
