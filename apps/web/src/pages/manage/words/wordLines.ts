import { texts } from './texts';

/** Distinct, non-empty lines. */
export const linesOf = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

export function faultIn(words: readonly string[]): string | null {
  if (words.length === 0) return texts.wordsEmpty;
  const isTooMuch = words.length > 500 || words.some(({ length }) => length > 30);
  return isTooMuch ? texts.wordsLong : null;
}
