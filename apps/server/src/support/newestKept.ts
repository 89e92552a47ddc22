const all: { clear(): void }[] = [];

/** Forgets whatever this node keeps in memory of what it has read: between two tests. */
export const forgetKept = () => all.forEach((kept) => kept.clear());

/** An LRU cache limited in entries. */
export function newestKept<Value>(most: number) {
  const kept = new Map<string | number, Value>();
  const newest = {
    find(key: string | number): Value | undefined {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    keep(key: string | number, value: Value) {
      kept.delete(key);
      kept.set(key, value);
      if (kept.size > most) kept.delete(kept.keys().next().value!);
    },
    forget: (key: string | number) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  all.push(newest);
  return newest;
}
