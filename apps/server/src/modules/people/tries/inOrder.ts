/** A position in the sign-in queue. */
export interface Place {
  /**
   * Account name and caller, so that knowing a name alone does not find another caller's position.
   */
  key: string;
  /** Key for fair sharing: one address shares its turns, a known browser has its own. */
  share: string;
  /** The time the entry counts as having arrived. */
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
