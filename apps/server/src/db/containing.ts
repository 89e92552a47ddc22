/** A LIKE pattern for text that holds `words` letter for letter: % and _ are no wildcards in it. */
export const containing = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
