/** As much of a browser's storage as is needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A value that outlives the page. */
export interface Kept<T> {
  get(): T | null;
  set(value: T): void;
  clear(): void;
}

/** One value under one key, kept from visit to visit; what cannot be read counts as not there. */
export const keptJson = <T>(shelf: Shelf, key: string): Kept<T> => ({
  get() {
    try {
      return JSON.parse(shelf.getItem(key) ?? 'null') as T | null;
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
