/** A position in the sign-in queue. */
export interface Place {
  /** The name and who asks for it: nobody finds the place of another who only knows their name. */
  key: string;
  /** Key for fair sharing: one address shares its turns, a known browser has its own. */
  share: string;
  /** The moment as of which they count as having come. */
  at: number;
}

/** Places in the order of their moments; there may be thousands, and each is asked for at each call. */
export class InOrder<One extends Place> {
  #all: One[] = [];

  get size() {
    return this.#all.length;
  }

  get last() {
    return this.#all.at(-1);
  }

  /** Behind those of the same moment. */
  insert(one: One) {
    this.#all.splice(this.countUpTo(one.at), 0, one);
  }

  remove(one: One) {
    const place = this.#all.indexOf(one);
    if (place !== -1) this.#all.splice(place, 1);
  }

  keepOnly(isKept: (one: One) => boolean) {
    this.#all = this.#all.filter(isKept);
  }

  find(isWanted: (one: One) => boolean): One | undefined {
    return this.#all.find(isWanted);
  }

  lastOf(share: string): One | undefined {
    return this.#all.findLast((one) => one.share === share);
  }

  /** Number of entries up to that time. */
  countUpTo(at: number): number {
    let [low, high] = [0, this.#all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#all[middle]?.at ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
