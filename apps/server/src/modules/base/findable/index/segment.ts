import { gramsOf } from './grams';
import type { Item } from './item';
import type { Sounds } from './sounds';

/** As many as a number of 16 bits can tell apart, and few enough to be built between two calls. */
export const MOST_IN_SEGMENT = 2_048;

/** So few are put together anew with what comes. */
export const STILL_OPEN = 256;

/** Some items and by which pairs each of them is found; nothing in it changes but who is gone. */
export class Segment {
  readonly items: readonly Item[];
  readonly gone: Uint8Array;
  goneCount = 0;
  /** The first of a pair's numbers, and how many there are. */
  readonly #places = new Map<number, number>();
  readonly #sizes: Uint16Array;
  readonly #starts: Uint32Array;
  readonly #numbers: Uint16Array;

  constructor(items: readonly Item[], sounds: Sounds) {
    this.items = items;
    this.gone = new Uint8Array(items.length);
    const sets = items.map((item) => gramsOf(item, sounds));
    const sizes: number[] = [];
    let total = 0;
    for (const grams of sets) {
      total += grams.size;
      for (const gram of grams) this.#count(gram, sizes);
    }
    this.#sizes = Uint16Array.from(sizes);
    this.#starts = startsOf(sizes);
    this.#numbers = new Uint16Array(total);
    const next = this.#starts.slice();
    for (const [number, grams] of sets.entries()) {
      for (const gram of grams) {
        const place = this.#places.get(gram) ?? 0;
        const free = next[place] ?? 0;
        this.#numbers[free] = number;
        next[place] = free + 1;
      }
    }
  }

  #count(gram: number, sizes: number[]) {
    const place = this.#places.get(gram);
    if (place === undefined) {
      this.#places.set(gram, sizes.length);
      sizes.push(1);
    } else {
      sizes[place] = (sizes[place] ?? 0) + 1;
    }
  }

  /** The numbers of the items that have all of these pairs in them, perhaps more: the fewest. */
  withAll(grams: readonly number[]): Uint16Array {
    let [start, size] = [0, Infinity];
    for (const gram of grams) {
      const place = this.#places.get(gram);
      if (place === undefined) return nobody;
      const here = this.#sizes[place] ?? 0;
      if (here < size) [start, size] = [this.#starts[place] ?? 0, here];
    }
    return this.#numbers.subarray(start, start + size);
  }
}

const nobody = new Uint16Array(0);

function startsOf(sizes: readonly number[]): Uint32Array {
  const starts = new Uint32Array(sizes.length);
  for (let at = 1; at < sizes.length; at++)
    starts[at] = (starts[at - 1] ?? 0) + (sizes[at - 1] ?? 0);
  return starts;
}
