import { setImmediate } from 'node:timers/promises';
import type { SignInAttempt } from '../modules/people/tries/places';
import { Refusal } from '../calls/refusal';

/** A clock that stands still until a test moves it. */
export const timed = () => {
  const clock = { ms: 1_000_000, now: () => new Date(clock.ms), pause: () => setImmediate() };
  return clock;
};

export const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await setImmediate();
};

/** A caller by name, by default at the address `home` and in a browser of their own. */
export const somebody = (who: string, from: From = {}): SignInAttempt => {
  const { address = 'home', number = `number of ${who}`, isKnown = false } = from;
  return { who, address, isKnown, browser: { hash: number, mark: () => number ?? `given ${who}` } };
};

export interface From {
  address?: string;
  number?: string | null;
  isKnown?: boolean;
}

/** Work that ends when it is told to. */
export function works() {
  const under: { who: string; end: () => void }[] = [];
  const work = (who: string) => () =>
    new Promise<string>((resolve) => under.push({ who, end: () => resolve(who) }));
  return { under, work, names: () => under.map(({ who }) => who) };
}

export const outcomeOf = (work: Promise<unknown>) =>
  work.catch((error: unknown) => (error instanceof Refusal ? error : Promise.reject(error)));
