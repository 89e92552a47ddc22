import { type Item, type Key, keyOf } from './item';
import { MOST_IN_SEGMENT, Segment, STILL_OPEN } from './segment';
import { Sounds } from './sounds';

export class FindableIndex {
  readonly sounds = new Sounds();
  #segments: Segment[] = [];
  #places = new Map<Key, { segment: Segment; number: number }>();
  /** Every gram any segment has ever had; most typing mistakes contain an unknown one. */
  readonly #grams = new Set<number>();
  /** Changes with every change. */
  version = 0;

  get segments(): readonly Segment[] {
    return this.#segments;
  }

  mayHave(grams: readonly number[]): boolean {
    return grams.every((gram) => this.#grams.has(gram));
  }

  /** The number of a thing among all, or null where it is not there. */
  numberOf(key: Key): number | null {
    const place = this.#places.get(key);
    if (!place) return null;
    let base = 0;
    for (const segment of this.#segments) {
      if (segment === place.segment) return base + place.number;
      base += segment.items.length;
    }
    return null;
  }

  /** Includes numbers of deleted items. */
  get size(): number {
    return this.#segments.reduce((sum, { items }) => sum + items.length, 0);
  }

  /** Takes these in, in place of what they were before. */
  put(items: readonly Item[]) {
    for (const item of items) this.#drop(keyOf(item));
    const last = this.#segments.at(-1);
    const isOpen = last !== undefined && last.items.length < STILL_OPEN;
    const all = isOpen ? [...living(this.#segments.pop()), ...items] : items;
    this.#seal(all);
    this.version++;
  }

  remove(keys: readonly Key[]) {
    for (const key of keys) this.#drop(key);
    this.version++;
  }

  clear() {
    this.#segments = [];
    this.#places.clear();
    this.#grams.clear();
    this.version++;
  }

  #seal(items: readonly Item[]) {
    for (let from = 0; from < items.length; from += MOST_IN_SEGMENT) {
      const segment = new Segment(items.slice(from, from + MOST_IN_SEGMENT));
      for (const [number, item] of segment.items.entries())
        this.#places.set(keyOf(item), { segment, number });
      for (const gram of segment.grams) this.#grams.add(gram);
      this.#segments.push(segment);
    }
  }

  #drop(key: Key) {
    const place = this.#places.get(key);
    if (!place) return;
    this.#places.delete(key);
    place.segment.gone[place.number] = 1;
    place.segment.goneCount++;
    // Half of it is of no use any more: what is left moves to the end.
    if (place.segment.goneCount * 2 < place.segment.items.length) return;
    this.#segments = this.#segments.filter((segment) => segment !== place.segment);
    this.#seal(living(place.segment));
  }
}

const living = (segment: Segment | undefined): Item[] =>
  segment ? segment.items.filter((_, number) => segment.gone[number] === 0) : [];
