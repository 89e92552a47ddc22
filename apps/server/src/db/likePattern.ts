/** A LIKE pattern for text that holds `words` letter for letter: % and _ are no wildcards in it. */
export const likePattern = (words: string) => `%${beginningPattern(words)}`;

/** The same for text that begins with them. */
export const beginningPattern = (words: string) => `${words.replace(/[\\%_]/g, '\\$&')}%`;
