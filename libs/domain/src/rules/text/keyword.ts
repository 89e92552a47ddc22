/** As long as a keyword may be: the server takes no longer one. */
const LONGEST = 50;

/**
 * Cut between its letters, so that none is halved, however many units it takes. Control characters
 * part words at most: no keyboard types them, and the server refuses one that no database stores.
 */
export function keywordOf(said: string | null): string {
  const text = (said ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  return Array.from(text).slice(0, LONGEST).join('').trimEnd();
}
