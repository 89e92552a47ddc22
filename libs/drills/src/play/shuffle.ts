/** A number that follows from a text, always the same (FNV-1a, mixed once more as murmur does). */
function hashed(text: string) {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const again = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (again ^ (again >>> 16)) >>> 0;
}

/** In an order that follows from the run: where something stands tells nothing about it. */
export const shuffled = <T extends { id: string }>(seed: number, scene: string, of: readonly T[]) =>
  [...of]
    .map((one) => ({ one, by: hashed(`${one.id}/${scene}/${seed}`) }))
    .sort((first, second) => first.by - second.by)
    .map(({ one }) => one);

/** The name under which the browser knows the one at that place: its own may tell what is right. */
export const handed = (index: number) => String(index + 1);
