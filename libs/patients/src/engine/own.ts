/** What a record has under a word that somebody sent: nothing that every object has. */
export const ownOf = <T>(of: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined;
