/** A text as words are looked for in it: one width, one case, letters and numbers alone. */
interface Bare {
  text: string;
  /** Before which of its places something was left out. */
  gaps: ReadonlySet<number>;
}

const isKept = /^[\p{L}\p{N}]$/u;
/** Filler characters have the category of letters but are invisible. */
const isUnseen = /^\p{Default_Ignorable_Code_Point}$/u;
const isLatin = /^[a-z0-9]+$/;
/** Cyrillic letters that look like Latin ones, in the same order. */
const [cyrillic, latin] = ['аеіјорсухѕԁԛԝһ', 'aeijopcyxsdqwh'];
const alike = new Map([...cyrillic].map((sign, at) => [sign, latin.charAt(at)]));

export function bareOf(words: string): Bare {
  const gaps = new Set<number>();
  let text = '';
  for (const sign of words.normalize('NFKC').toLowerCase()) {
    if (isKept.test(sign) && !isUnseen.test(sign)) text += alike.get(sign) ?? sign;
    else gaps.add(text.length);
  }
  return { text, gaps };
}

/** Those of the words that stand in a text, whatever signs stand between their letters. */
export function wordsWithin<Word extends { bare: string }>(
  text: string,
  words: readonly Word[],
): Word[] {
  const bare = bareOf(text);
  return words.filter((word) => stands(bare, word.bare));
}

function stands(within: Bare, word: string): boolean {
  let at = within.text.indexOf(word);
  if (!isLatin.test(word)) return at >= 0;
  // A Latin one is a word of its own: "ass" is no part of "class".
  for (; at >= 0; at = within.text.indexOf(word, at + 1)) {
    if (isEdge(within, at) && isEdge(within, at + word.length)) return true;
  }
  return false;
}

const isEdge = ({ text, gaps }: Bare, at: number) =>
  gaps.has(at) ||
  !isLatin.test(text.charAt(at - 1) || ' ') ||
  !isLatin.test(text.charAt(at) || ' ');
