/** The next free name, such as scene3. */
export function nextName(taken: readonly { id: string }[], prefix: string): string {
  const names = new Set(taken.map(({ id }) => id));
  let number = 1;
  while (names.has(`${prefix}${number}`)) number += 1;
  return `${prefix}${number}`;
}

const hasParts = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === 'object' && thing !== null;

/** Path of the first difference, as in `.ways.0.says`; null if there is none. */
function placeOf(was: unknown, now: unknown): string | null {
  if (was === now) return null;
  if (!hasParts(was) || !hasParts(now)) return '';
  for (const at of Object.keys({ ...was, ...now })) {
    const place = placeOf(was[at], now[at]);
    if (place !== null) return `.${at}${place}`;
  }
  return null;
}

/**
 * Undo key of a change, from its path and the shape of the value: typing in one field is one step;
 * another field, an addition or a removal starts a new one.
 */
export const stepOf = (of: string, said: object, was: object) => {
  const shape = JSON.stringify(said).replace(/"(?:[^"\\]|\\.)*"|[\d.-]+/g, '');
  return `${of}:${placeOf(was, { ...was, ...said }) ?? ''}:${shape}`;
};
