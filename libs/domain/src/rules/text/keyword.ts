/** The maximum length the server accepts. */
const LONGEST = 50;

/**
 * Cut between whole characters, so that no surrogate pair is split. Control characters become
 * separators at most: no keyboard types them, and the server refuses one that the database cannot
 * store.
 */
export function keywordOf(said: string | null): string {
  const text = (said ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  return Array.from(text).slice(0, LONGEST).join('').trimEnd();
}
