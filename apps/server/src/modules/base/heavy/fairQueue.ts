/**
 * A fair queue: users take turns, so that one with a hundred tasks does not delay one with a single
 * task.
 */
export class FairQueue<Item> {
  // In the order of their turns.
  readonly #waiting = new Map<string, Item[]>();

  countOf(whose: string): number {
    return this.#waiting.get(whose)?.length ?? 0;
  }

  push(whose: string, item: Item) {
    const theirs = this.#waiting.get(whose);
    if (theirs) theirs.push(item);
    else this.#waiting.set(whose, [item]);
  }

  get size(): number {
    let count = 0;
    for (const theirs of this.#waiting.values()) count += theirs.length;
    return count;
  }

  /** Removes the last task of the user with the most waiting. */
  popOfMost(): Item | undefined {
    const [most] = [...this.#waiting].sort(([, one], [, other]) => other.length - one.length);
    const item = most?.[1].at(-1);
    if (item !== undefined) this.remove(item);
    return item;
  }

  /** The next task that may start; its user moves to the end of the queue. */
  shift(mayGo: (item: Item) => boolean = () => true): Item | undefined {
    for (const [whose, theirs] of this.#waiting) {
      const [item] = theirs;
      if (item === undefined || !mayGo(item)) continue;
      this.#waiting.delete(whose);
      if (theirs.length > 1) this.#waiting.set(whose, theirs.slice(1));
      return item;
    }
    return undefined;
  }

  remove(item: Item) {
    for (const [whose, theirs] of this.#waiting) {
      const left = theirs.filter((one) => one !== item);
      if (left.length === 0) this.#waiting.delete(whose);
      else if (left.length < theirs.length) this.#waiting.set(whose, left);
    }
  }
}
