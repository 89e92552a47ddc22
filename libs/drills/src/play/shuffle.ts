/** A deterministic hash of a text (FNV-1a with a murmur finaliser). */
function hashed(text: string) {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const again = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (again ^ (again >>> 16)) >>> 0;
}

/** Shuffled by the run's seed, so that the position reveals nothing. */
export const shuffled = <T extends { id: string }>(seed: number, scene: string, of: readonly T[]) =>
  [...of]
    .map((one) => ({ one, by: hashed(`${one.id}/${scene}/${seed}`) }))
    .sort((first, second) => first.by - second.by)
    .map(({ one }) => one);

/** The id sent to the browser; the drill's own id could reveal the right option. */
export const handed = (index: number) => String(index + 1);
