/** A LIKE pattern for text that holds `words` letter for letter: % and _ are no wildcards in it. */
export const likePattern = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
