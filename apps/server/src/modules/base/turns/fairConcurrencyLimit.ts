import { Refusal } from '../../../calls/refusal';
import { FairQueue } from '../heavy/fairQueue';

export interface FairConcurrencyLimits {
  /** Concurrency limits, for all together and for one user. */
  atOnce: number;
  ofOneAtOnce: number;
  /** Queue limits, for one user and for all together. */
  ofOne: number;
  ofAll: number;
}

interface Waiting {
  whose: string;
  begin(): void;
  sendAway(refusal: Refusal): void;
}

/** Waiting requests end soon, so a refused caller may retry at once. */
const RETRY_AFTER_S = 1;

/**
 * A concurrency limit with fair queueing: users take turns, a user over the queue limit is refused,
 * and if the queue is full, the user with the most waiting requests loses one.
 */
export class FairConcurrencyLimit {
  readonly #limits: FairConcurrencyLimits;
  readonly #queue = new FairQueue<Waiting>();
  readonly #atWork = new Map<string, number>();
  #working = 0;

  constructor(limits: FairConcurrencyLimits) {
    this.#limits = limits;
  }

  async take<T>(whose: string, work: () => Promise<T>): Promise<T> {
    await this.#turn(whose);
    try {
      return await work();
    } finally {
      this.#leave(whose);
      this.#fill();
    }
  }

  #turn(whose: string): Promise<void> {
    if (this.#queue.countOf(whose) >= this.#limits.ofOne) throw refusalOf('call.tooMany');
    return new Promise((begin, sendAway) => {
      this.#queue.push(whose, { whose, begin, sendAway });
      this.#fill();
      if (this.#queue.size > this.#limits.ofAll)
        this.#queue.popOfMost()?.sendAway(refusalOf('server.busy'));
    });
  }

  /** Starts the next requests while there is room, skipping users at their own limit. */
  #fill() {
    while (this.#working < this.#limits.atOnce) {
      const next = this.#queue.shift(({ whose }) => this.#hasRoom(whose));
      if (!next) return;
      this.#working++;
      this.#atWork.set(next.whose, this.#countOf(next.whose) + 1);
      next.begin();
    }
  }

  #leave(whose: string) {
    this.#working--;
    const left = this.#countOf(whose) - 1;
    if (left > 0) this.#atWork.set(whose, left);
    else this.#atWork.delete(whose);
  }

  #countOf = (whose: string) => this.#atWork.get(whose) ?? 0;
  #hasRoom = (whose: string) => this.#countOf(whose) < this.#limits.ofOneAtOnce;
}

const refusalOf = (key: 'call.tooMany' | 'server.busy') =>
  new Refusal(key, { retryAfterS: RETRY_AFTER_S });

/** Fair-queue key: the person, or a visitor's address. */
export const fairQueueKey = (personId: number | null | undefined, address: string) =>
  personId ? `person ${personId}` : `address ${address}`;
