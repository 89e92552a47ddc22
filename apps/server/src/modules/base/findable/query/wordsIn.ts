import { isSilentCode } from '../index/grams';

let known: Intl.Segmenter | undefined;

/** The segmenter loads on the first search, to keep the start fast. */
const words = () => (known ??= new Intl.Segmenter('zh', { granularity: 'word' }));

/** So much around a place says where words begin there. */
const AROUND = 12;

/** True if the match starts and ends at word boundaries. */
export function isWordAt(signs: string, { from, to }: { from: number; to: number }): boolean {
  let [start, end] = [from, to];
  while (start > 0 && from - start < AROUND && !isSilentCode(signs.charCodeAt(start - 1))) start--;
  while (end < signs.length && end - to < AROUND && !isSilentCode(signs.charCodeAt(end))) end++;
  const begins = new Set([start, end]);
  for (const { index } of words().segment(signs.slice(start, end))) begins.add(start + index);
  return begins.has(from) && begins.has(to);
}
