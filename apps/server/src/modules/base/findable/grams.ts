/** Full-width and upper-case letters are found by their plain ones. */
export const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A keyword's words: each of them has to be found. */
export const wordsOf = (keyword: string): string[] =>
  plain(keyword)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);

const isSilent = (character: string) => /[\s\p{P}\p{S}]/u.test(character);

const isWhole = (gram: string) => ![...gram].some(isSilent);

/**
 * The parts of a word by which the index finds it: its pairs of neighbours, or the one letter that
 * it is. Chinese knows no gaps between words, so any part of a text is found by the pairs that it
 * is made of. Punctuation is so frequent that it would find nothing faster.
 */
export function gramsToFind(word: string): string[] {
  const letters = [...word];
  const pairs = letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`);
  const grams = pairs.filter(isWhole);
  return grams.length > 0 ? grams : letters.filter(isWhole);
}

/** Sets the initials of the pinyin apart from letters that stand in the text itself. */
export const asInitials = (gram: string) => `~${gram}`;

/** Only what a keyboard without Chinese writes can be meant as initials. */
export const mayBeInitials = (word: string) => /^[a-z0-9]+$/.test(word);
