/** Full-width and upper-case letters are found by their plain ones. */
export const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Plain letters, each at the place of its own: one that would become several stays as it is. */
export const letterByLetter = (text: string): string =>
  text
    .split('')
    .map((letter) => (plain(letter).length === 1 ? plain(letter) : letter))
    .join('');

/** Markup is not searchable. */
export const withoutMarkup = (html: string): string =>
  html.replace(/<[^>]*>/g, ' ').replace(/&[a-z]+;/g, ' ');

/** Separators, which are never searched for. */
export const isSilent = (sign: string): boolean => /[\s\p{P}\p{S}]/u.test(sign);

export const isLetter = (sign: string): boolean => /[a-z]/.test(sign);

/** Characters of a Latin keyboard. */
export const isLatin = (sign: string): boolean => /[a-z0-9]/.test(sign);

export const hasLetters = (word: string): boolean => /[a-z]/.test(word);
