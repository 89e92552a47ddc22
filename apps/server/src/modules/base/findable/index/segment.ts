import { gramsOf } from './grams';
import type { Item } from './item';
import type { MatchField } from './score';

/** As many as 11 bits can tell apart; the other 5 of 16 say where in its item something stands. */
export const MOST_IN_SEGMENT = 2_048;
const STANDING_BITS = 5;
const STANDINGS = (1 << STANDING_BITS) - 1;

/** So few are put together anew with what comes. */
export const STILL_OPEN = 256;

/** Items by the pairs that they have: each a number with the best standing of the pair. */
export type Postings = Uint16Array;

export const numberIn = (posting: number): number => posting >> STANDING_BITS;
export const standingIn = (posting: number): MatchField => posting & STANDINGS;

const nobody: Postings = new Uint16Array(0);

/** Some items with their index of character pairs; immutable except for deletions. */
export class Segment {
  readonly items: readonly Item[];
  readonly gone: Uint8Array;
  goneCount = 0;
  readonly #places = new Map<number, number>();
  readonly #starts: Uint32Array;
  readonly #postings: Postings;

  constructor(items: readonly Item[]) {
    this.items = items;
    this.gone = new Uint8Array(items.length);
    const all = items.map(gramsOf);
    this.#starts = this.#count(all);
    this.#postings = this.#fill(all);
  }

  /** Start offset of each gram's postings, with the end of the last one appended. */
  #count(all: readonly Map<number, MatchField>[]): Uint32Array {
    const sizes: number[] = [];
    for (const grams of all) {
      for (const gram of grams.keys()) {
        const place = this.#places.get(gram) ?? sizes.length;
        this.#places.set(gram, place);
        sizes[place] = (sizes[place] ?? 0) + 1;
      }
    }
    const starts = new Uint32Array(sizes.length + 1);
    for (const [at, size] of sizes.entries()) starts[at + 1] = (starts[at] ?? 0) + size;
    return starts;
  }

  #fill(all: readonly Map<number, MatchField>[]): Postings {
    const next = this.#starts.slice();
    const postings = new Uint16Array(this.#starts.at(-1) ?? 0);
    for (const [number, grams] of all.entries()) {
      for (const [gram, standing] of grams) {
        const place = this.#places.get(gram) ?? 0;
        const free = next[place] ?? 0;
        postings[free] = (number << STANDING_BITS) | standing;
        next[place] = free + 1;
      }
    }
    return postings;
  }

  get grams(): Iterable<number> {
    return this.#places.keys();
  }

  #postingsOf(gram: number): Postings {
    const place = this.#places.get(gram);
    if (place === undefined) return nobody;
    return this.#postings.subarray(this.#starts[place] ?? 0, this.#starts[place + 1] ?? 0);
  }

  /** Items with all of these grams, with the standing of the rarest gram. */
  withAll(grams: readonly number[]): Postings {
    const lists = grams.map((gram) => this.#postingsOf(gram)).sort((a, b) => a.length - b.length);
    const [fewest = nobody, ...others] = lists;
    return others.reduce(alsoIn, fewest);
  }
}

/** Both lists are in the order of their numbers. */
function alsoIn(some: Postings, others: Postings): Postings {
  if (some.length === 0) return some;
  const both = new Uint16Array(some.length);
  let [count, at] = [0, 0];
  for (const posting of some) {
    const number = numberIn(posting);
    while (at < others.length && numberIn(others[at] ?? 0) < number) at++;
    if (at < others.length && numberIn(others[at] ?? 0) === number) both[count++] = posting;
  }
  return both.subarray(0, count);
}
