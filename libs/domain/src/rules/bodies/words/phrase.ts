import { inOrder, known, type Word, wordFor } from './dictionary';

export const sides = { right: '右', left: '左' } as const;
export type Side = keyof typeof sides;
const isSide = (word: string): word is Side => word === 'right' || word === 'left';

/** The words of a phrase, by longest match; null if one is unknown. */
function wordsOf(tokens: readonly string[]): Word[] | null {
  if (tokens.length === 0) return [];
  for (let length = tokens.length; length > 0; length -= 1) {
    const word = wordFor(tokens.slice(0, length).join(' '));
    const rest = word && wordsOf(tokens.slice(length));
    if (word && rest) return [word, ...rest];
  }
  return null;
}

function joined(tokens: readonly string[]): string | null {
  const found = wordsOf(tokens);
  return (
    found &&
    inOrder(found)
      .map(({ chinese }) => chinese)
      .join('')
  );
}

/** A phrase without "of": its side first, then its ordinal, then the rest. */
export function phrase(text: string): string | null {
  const whole = known(text);
  if (whole !== null) return whole;
  const tokens = text.split(' ');
  const [side, second] = tokens.filter(isSide);
  const rest = tokens.filter((token) => !isSide(token));
  if (second !== undefined || rest.length === 0) return null;
  const plain = rest.join(' ');
  if (side === undefined) return joined(rest);
  const own = known(`${side} ${plain}`);
  if (own !== null) return own;
  const core = known(plain) ?? joined(rest);
  return core === null ? null : `${sides[side]}${core}`;
}

/** The side in a name and the name without it; null unless it has exactly one. */
export function sideOf(text: string): { side: Side; plain: string } | null {
  const [side, ...others] = text.split(' ').filter(isSide);
  if (side === undefined || others.some((other) => other !== side)) return null;
  const plain = text.split(' ').filter((word) => !isSide(word));
  return { side, plain: plain.join(' ') };
}
