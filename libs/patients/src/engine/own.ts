/** A record's own property, so that an input such as `constructor` finds nothing. */
export const ownOf = <T>(of: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined;
