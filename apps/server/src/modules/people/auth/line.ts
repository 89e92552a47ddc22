import { countedMessages } from '@cheese/domain/texts/countedMessages';
import type { Clock } from '../../../ports/clock';
import { refuseUntil } from '../../../refusal';
import { PUZZLE_AFTER } from '../../base/limit/limit.rules';

/** As many at once: a password takes a processor to itself, and 64 MiB. */
const MOST_AT_WORK = 4;
/** Whoever would wait for longer is told their place instead, and keeps it for a while. */
const PATIENCE_MS = 20_000;
const PROMISED_MS = 2 * 60_000;
const MOST_PROMISED = 10_000;
/** How often somebody is through, until that is known. */
const FIRST_GUESS_MS = 40;

/** Somebody who wants to sign in. */
export interface Comer {
  /** Who keeps their place when they come again. */
  who: string;
  /** Strangers of one address wait for each other while they may still fail without a puzzle. */
  stranger?: { address: string; countFailures(): Promise<number> };
}

interface Waiting extends Comer {
  since: number;
  begin(): void;
}

interface Lane {
  evaluating: number;
  ended: number;
  isBlocked: boolean;
}

/** Those who sign in, in the order in which they came: this node does a few at once. */
export class SignInLine {
  readonly #clock: Clock;
  readonly #waiting: Waiting[] = [];
  readonly #promised = new Map<string, number>();
  readonly #lanes = new Map<string, Lane>();
  #atWork = 0;
  #everyMs = FIRST_GUESS_MS;
  #lastEnd = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async stand<T>(comer: Comer, work: () => Promise<T>): Promise<T> {
    const since = this.#sinceOf(comer.who);
    await this.#turn({ ...comer, since });
    try {
      const lane = await this.#enterLane({ ...comer, since });
      try {
        return await work();
      } finally {
        if (lane) this.#leave(comer, lane);
      }
    } finally {
      this.#measure();
      this.#goOn();
    }
  }

  /** Only while others wait does the time between two who are through tell how fast it goes. */
  #measure() {
    const now = this.#clock.now().getTime();
    if (this.#waiting.length > 0 && this.#lastEnd > 0) {
      this.#everyMs += (now - this.#lastEnd - this.#everyMs) / 20;
    }
    this.#lastEnd = this.#waiting.length > 0 ? now : 0;
  }

  /** A place among those at work, at once or once it comes. */
  #turn(comer: Comer & { since: number }): Promise<void> {
    const isFull = this.#atWork >= MOST_AT_WORK || this.#waiting.length > 0;
    if (isFull) this.#refuseTooLong(comer);
    return this.#queue(comer);
  }

  #queue(comer: Comer & { since: number }): Promise<void> {
    return new Promise((begin) => {
      this.#insert({ ...comer, begin });
      this.#fill();
    });
  }

  #insert(one: Waiting) {
    const place = this.#waiting.findIndex(({ since }) => since > one.since);
    this.#waiting.splice(place === -1 ? this.#waiting.length : place, 0, one);
  }

  /** Those who were sent away for a while count as well: they come back to their places. */
  #refuseTooLong({ who, since }: { who: string; since: number }) {
    const now = this.#clock.now();
    this.#forgetPromises(now.getTime());
    const inFront = this.#waiting.filter((one) => one.since <= since).length;
    const isBack = since < now.getTime();
    const ahead = inFront + (isBack ? 0 : this.#promised.size);
    const waitMs = (ahead + 1) * this.#everyMs;
    if (waitMs <= PATIENCE_MS) return;
    if (this.#promised.size < MOST_PROMISED) this.#promised.set(who, since);
    const atMs = now.getTime() + waitMs - PATIENCE_MS / 2;
    const words = (wait: string) => countedMessages.loginQueued(ahead, wait);
    refuseUntil('login.queued', { atMs, now, words });
  }

  #sinceOf(who: string) {
    const promised = this.#promised.get(who);
    this.#promised.delete(who);
    return promised ?? this.#clock.now().getTime();
  }

  #forgetPromises(now: number) {
    for (const [who, since] of this.#promised) {
      if (now - since < PROMISED_MS) return;
      this.#promised.delete(who);
    }
  }

  #goOn() {
    this.#atWork--;
    this.#fill();
  }

  /** As long as there is room, the next one whose lane is free comes in. */
  #fill() {
    while (this.#atWork < MOST_AT_WORK) {
      const place = this.#waiting.findIndex((one) => !this.#laneOf(one)?.isBlocked);
      const [next] = place === -1 ? [] : this.#waiting.splice(place, 1);
      if (!next) return;
      this.#atWork++;
      next.begin();
    }
  }

  #laneOf({ stranger }: Comer): Lane | undefined {
    return stranger && this.#lanes.get(stranger.address);
  }

  /**
   * Counts a stranger among those of their address who are being looked at. As long as these might
   * all fail and make the next one cost a puzzle, they wait for how it ends, in their place.
   */
  async #enterLane(comer: Comer & { since: number }): Promise<Lane | null> {
    const { stranger } = comer;
    if (!stranger) return null;
    for (;;) {
      const lane = this.#lanes.get(stranger.address) ?? newLane();
      this.#lanes.set(stranger.address, lane);
      const { ended } = lane;
      const failures = await stranger.countFailures();
      // Somebody has ended meanwhile, and may have failed.
      if (lane.ended !== ended || this.#lanes.get(stranger.address) !== lane) continue;
      if (failures >= PUZZLE_AFTER || failures + lane.evaluating < PUZZLE_AFTER) {
        lane.evaluating++;
        return lane;
      }
      lane.isBlocked = true;
      this.#atWork--;
      await this.#queue(comer);
    }
  }

  #leave({ stranger }: Comer, lane: Lane) {
    lane.evaluating--;
    lane.ended++;
    lane.isBlocked = false;
    if (stranger && lane.evaluating === 0) this.#lanes.delete(stranger.address);
  }
}

const newLane = (): Lane => ({ evaluating: 0, ended: 0, isBlocked: false });
