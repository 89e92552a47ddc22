const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The next free letter, because option ids are letters. */
export function nextLetter(of: readonly { id: string }[]): string {
  const taken = new Set(of.map(({ id }) => id));
  return [...LETTERS].find((letter) => !taken.has(letter)) ?? `x${of.length}`;
}
