/** As much of a browser's storage as is needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A value that outlives the page. */
export interface StoredJson<T> {
  get(): T | null;
  set(value: T): void;
  clear(): void;
}

/**
 * One value under one key, kept from visit to visit; what cannot be read counts as not there.
 * @param fits whether it is such a value still: an older version may have written another
 */
export const storedJson = <T>(
  shelf: Shelf,
  key: string,
  fits: (value: T) => boolean = () => true,
): StoredJson<T> => ({
  get() {
    try {
      const value = JSON.parse(shelf.getItem(key) ?? 'null') as T | null;
      return value !== null && fits(value) ? value : null;
    } catch {
      return null;
    }
  },
  /** A full or forbidden storage costs the memory of it, not the page. */
  set(value) {
    try {
      shelf.setItem(key, JSON.stringify(value));
    } catch {
      shelf.removeItem(key);
    }
  },
  clear: () => shelf.removeItem(key),
});
