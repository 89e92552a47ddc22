import { plainOf } from '../html/plain';
import type { Option } from '../letters';
import { keysIn } from './answer';
import { truthIn } from './kindWords';

export const LETTERS = 'A-Ha-hＡ-Ｈ';
export const TRUTH = '[√×✓✗]|对|错|正确|错误';
const WHY = new RegExp(`^([${LETTERS}]{1,8}|${TRUTH})(\\s*[。；;，,]\\s*|\\s+)(\\S[^]*)$`, 'u');
const A_LETTER = /(?<![a-z\d])[a-z](?![a-z\d])/i;
const FEW = 4;

/** Splits a key from the explanation that follows it. */
export function keyAndWhy(answer: string, options: readonly Option[]) {
  const whole = { answer, why: '' };
  const [, key = '', sign = '', why = ''] = WHY.exec(answer) ?? [];
  const words = why.match(/[\u3400-\u9fff]/gu)?.length ?? 0;
  const isSentence = /[。；;]/u.test(sign) && words >= FEW;
  if (words < 2 || !(isSentence || !A_LETTER.test(why))) return whole;
  const isKey = options.length > 0 ? keysIn(key, options) !== null : truthIn(key) !== null;
  const isItself = options.some(({ text }) => plainOf(text).trim() === why.trim());
  return isKey && !isItself ? { answer: key, why: why.trim() } : whole;
}
