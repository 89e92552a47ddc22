/** The next name that is free: scene3. */
export function nextName(taken: readonly { id: string }[], prefix: string): string {
  const names = new Set(taken.map(({ id }) => id));
  let number = 1;
  while (names.has(`${prefix}${number}`)) number += 1;
  return `${prefix}${number}`;
}

/**
 * What changed, by the shape of what is said: who types goes on with one step back, who adds or takes
 * away begins another.
 */
export const stepOf = (of: string, said: object) => {
  const shape = JSON.stringify(said).replace(/"(?:[^"\\]|\\.)*"|[\d.-]+/g, '');
  return `${of}:${Object.keys(said).join()}:${shape}`;
};
