/** Full-width and upper-case letters are found by their plain ones. */
export const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A keyword's words: each of them has to be found. */
export const wordsOf = (keyword: string): string[] =>
  plain(keyword)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);

const isSilent = (character: string) => /[\s\p{P}\p{S}]/u.test(character);

/**
 * Every letter and every pair of neighbours. Chinese knows no gaps between words, so any part of a
 * text is found by the pairs that it is made of.
 */
export function gramsOf(text: string): string[] {
  const letters = [...plain(text)];
  const grams = new Set<string>();
  letters.forEach((letter, at) => {
    if (isSilent(letter)) return;
    grams.add(letter);
    const next = letters[at + 1];
    if (next !== undefined && !isSilent(next)) grams.add(letter + next);
  });
  return [...grams];
}

/** What the grams of a word must all be in the text's: its pairs, or the one letter that it is. */
export function gramsToFind(word: string): string[] {
  const grams = gramsOf(word);
  const pairs = grams.filter((gram) => [...gram].length > 1);
  return pairs.length > 0 ? pairs : grams;
}

/** Sets the initials of the pinyin apart from letters that stand in the text itself. */
export const asInitials = (gram: string) => `~${gram}`;

/** Only what a keyboard without Chinese writes can be meant as initials. */
export const mayBeInitials = (word: string) => /^[a-z0-9]+$/.test(word);
