import type { Browser } from '../../../calls/browser';
import { InOrder, type Place } from './inOrder';

/** Positions are kept this long after the time the caller was told. */
const KEPT_MS = 2 * 60_000;
const MOST_KEPT = 10_000;
const FORGET_EVERY_MS = 1000;

/** A sign-in attempt, with the keys that tell callers apart. */
export interface SignInAttempt {
  who: string;
  address: string;
  browser: Browser;
  /** True for a browser known to the account, which shares its turns with no one. */
  isKnown: boolean;
  /** Strangers of one address wait for each other while they may still fail without a puzzle. */
  stranger?: { countFailures(): Promise<number> };
}

interface CachedPlace extends Place {
  untilMs: number;
}

export const keyOf = ({ who, address, browser }: SignInAttempt, number = browser.hash) =>
  `${who} ${number ?? `at ${address}`}`;

export const shareOf = (comer: SignInAttempt) =>
  comer.isKnown ? keyOf(comer) : `address ${comer.address}`;

/** The places of those who were sent away for a while. */
export class SavedPlaces {
  readonly #byKey = new Map<string, CachedPlace>();
  readonly #inOrder = new InOrder<CachedPlace>();
  #forgotten = 0;

  take(key: string): Place | undefined {
    const place = this.#byKey.get(key);
    if (place) this.#remove(place);
    return place;
  }

  /** Over the limit the last position is dropped, as it has the longest wait. */
  keep(place: Place, toldMs: number) {
    this.take(place.key);
    const kept = { ...place, untilMs: toldMs + KEPT_MS };
    this.#byKey.set(kept.key, kept);
    this.#inOrder.insert(kept);
    const { last, size } = this.#inOrder;
    if (last && size > MOST_KEPT) this.#remove(last);
  }

  #remove(place: CachedPlace) {
    this.#byKey.delete(place.key);
    this.#inOrder.remove(place);
  }

  /** Drops positions whose callers are long overdue. */
  forget(now: number) {
    if (now < this.#forgotten + FORGET_EVERY_MS) return;
    this.#forgotten = now;
    const isKept = ({ key, untilMs }: CachedPlace) => untilMs >= now || !this.#byKey.delete(key);
    this.#inOrder.keepOnly(isKept);
  }

  countUpTo(at: number): number {
    return this.#inOrder.countUpTo(at);
  }

  lastOf(share: string): Place | undefined {
    return this.#inOrder.lastOf(share);
  }
}
