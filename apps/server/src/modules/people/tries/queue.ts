import { countedMessages } from '@cheese/domain/texts/countedMessages';
import type { Clock } from '../../../ports/clock';
import { refusalUntil } from '../../../calls/refusal';
import { PUZZLE_AFTER } from '../../base/limit/limit.rules';
import { InOrder, type Place } from './inOrder';
import { type SignInAttempt, SavedPlaces, keyOf, shareOf } from './places';

/** As many at once: a password takes a processor to itself, and 64 MiB. */
const MOST_AT_WORK = 4;
/** A longer wait is refused; the caller is told their position, which is kept for a while. */
const PATIENCE_MS = 20_000;
/** Upper limit on the measured gap. */
const LONGEST_GAP_MS = 2_000;

/** Assumed time between two completions until it has been measured. */
const FIRST_GUESS_MS = 40;
/**
 * With several addresses waiting, each gets at least every fourth turn: its second caller counts as
 * having come that many turns after its first. Later callers still queue behind, so no one waits
 * forever, and a single address gets every turn.
 */
const SHARE = 4;

interface Standing extends SignInAttempt, Place {}

interface Waiting extends Standing {
  begin(): void;
  sendAway(refusal: unknown): void;
}

interface Lane {
  evaluating: number;
  ended: number;
  isBlocked: boolean;
}

/** The sign-in queue, with fair turns by address; this node handles a few at once. */
export class SignInQueue {
  readonly #clock: Clock;
  readonly #waiting = new InOrder<Waiting>();
  readonly #kept = new SavedPlaces();
  readonly #lanes = new Map<string, Lane>();
  #atWork = 0;
  #everyMs = FIRST_GUESS_MS;
  #lastEnd = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async stand<T>(comer: SignInAttempt, work: () => Promise<T>): Promise<T> {
    const one = await this.#turn(comer);
    try {
      const lane = await this.#enterLane(one);
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

  /** The rate is measured only while others wait, or idle time would count. */
  #measure() {
    const now = this.#now();
    if (this.#waiting.size > 0 && this.#lastEnd > 0) {
      // A clock that jumps must not make everybody wait for ever.
      const gap = Math.min(Math.max(now - this.#lastEnd, 0), LONGEST_GAP_MS);
      this.#everyMs += (gap - this.#everyMs) / 20;
    }
    this.#lastEnd = this.#waiting.size > 0 ? now : 0;
  }

  #now() {
    return this.#clock.now().getTime();
  }

  /** A place among those at work, at once or once it comes. */
  async #turn(comer: SignInAttempt): Promise<Standing> {
    this.#kept.forget(this.#now());
    const key = keyOf(comer);
    const kept = this.#kept.take(key) ?? this.#takeOver(key);
    const place = kept ?? this.#newPlace(comer, key);
    const one = { ...comer, ...place };
    const isFull = this.#atWork >= MOST_AT_WORK || this.#waiting.size > 0;
    if (isFull) this.#refuseTooLong(one, kept !== undefined);
    await this.#queue(one);
    return one;
  }

  /** A caller who comes again while waiting keeps one position; the newer request takes it over. */
  #takeOver(key: string): Place | undefined {
    const older = this.#waiting.find((one) => one.key === key);
    if (!older) return undefined;
    this.#waiting.remove(older);
    older.browser.mark();
    older.sendAway(this.#queued(this.#waiting.countUpTo(older.at)));
    return { key, share: older.share, at: older.at };
  }

  #newPlace(comer: SignInAttempt, key: string): Place {
    const share = shareOf(comer);
    const before = [this.#waiting.lastOf(share), this.#kept.lastOf(share)];
    const ats = before.map((one) => (one ? one.at + SHARE * this.#everyMs : 0));
    return { key, share, at: Math.max(this.#now(), ...ats) };
  }

  #queue(one: Standing): Promise<void> {
    this.#takeOver(one.key);
    return new Promise((begin, sendAway) => {
      this.#waiting.insert({ ...one, begin, sendAway });
      this.#fill();
      this.#shorten();
    });
  }

  /** Kept positions count too, because their callers will come back. */
  #refuseTooLong(one: Standing, isBack: boolean) {
    const ahead = this.#waiting.countUpTo(one.at) + (isBack ? 0 : this.#kept.countUpTo(one.at));
    if (this.#waitMs(ahead) > PATIENCE_MS) throw this.#sentAway(one, ahead);
  }

  /** Entries with priority may have been queued in front of those already waiting. */
  #shorten() {
    for (;;) {
      const { last, size } = this.#waiting;
      const ahead = size - 1;
      if (!last || this.#waitMs(ahead) <= PATIENCE_MS) return;
      this.#waiting.remove(last);
      last.sendAway(this.#sentAway(last, ahead));
    }
  }

  #waitMs(ahead: number) {
    return (ahead + 1) * this.#everyMs;
  }

  /** The place is kept for the browser that was sent away, by the number that it is given. */
  #sentAway(one: Standing, ahead: number) {
    const key = keyOf(one, one.browser.mark());
    this.#kept.keep({ key, share: one.share, at: one.at }, this.#backAt(ahead));
    return this.#queued(ahead);
  }

  #backAt(ahead: number) {
    return this.#now() + this.#waitMs(ahead) - PATIENCE_MS / 2;
  }

  #queued(ahead: number) {
    const words = (wait: string) => countedMessages.loginQueued(ahead, wait);
    return refusalUntil('login.queued', {
      atMs: this.#backAt(ahead),
      now: this.#clock.now(),
      words,
    });
  }

  #goOn() {
    this.#atWork--;
    this.#fill();
  }

  /** As long as there is room, the next one whose lane is free comes in. */
  #fill() {
    while (this.#atWork < MOST_AT_WORK) {
      const next = this.#waiting.find((one) => !this.#laneOf(one)?.isBlocked);
      if (!next) return;
      this.#waiting.remove(next);
      this.#atWork++;
      next.begin();
    }
  }

  #laneOf({ stranger, address }: SignInAttempt): Lane | undefined {
    return stranger && this.#lanes.get(address);
  }

  /**
   * Limits how many strangers of one address are checked at once. While their failures together
   * could make the next attempt cost a puzzle, further ones wait in their place for the outcome.
   */
  async #enterLane(one: Standing): Promise<Lane | null> {
    const { stranger, address } = one;
    if (!stranger) return null;
    for (;;) {
      const lane = this.#lanes.get(address) ?? newLane();
      this.#lanes.set(address, lane);
      const { ended } = lane;
      const failures = await stranger.countFailures().catch((error: unknown) => {
        if (lane.evaluating === 0 && this.#lanes.get(address) === lane) this.#lanes.delete(address);
        throw error;
      });
      // Another attempt has ended and may have failed.
      if (lane.ended !== ended || this.#lanes.get(address) !== lane) continue;
      if (failures >= PUZZLE_AFTER || failures + lane.evaluating < PUZZLE_AFTER) {
        lane.evaluating++;
        return lane;
      }
      lane.isBlocked = true;
      await this.#stepBack(one);
    }
  }

  async #stepBack(one: Standing) {
    this.#atWork--;
    try {
      await this.#queue(one);
    } catch (error) {
      // The caller was refused while waiting; leaving gives a turn back, so it must have taken one.
      this.#atWork++;
      throw error;
    }
  }

  #leave({ address }: SignInAttempt, lane: Lane) {
    lane.evaluating--;
    lane.ended++;
    lane.isBlocked = false;
    if (lane.evaluating === 0) this.#lanes.delete(address);
  }
}

const newLane = (): Lane => ({ evaluating: 0, ended: 0, isBlocked: false });
