import { setImmediate } from 'node:timers/promises';
import { Refusal } from '../../../refusal';
import { SignInLine } from './line';
import type { Comer } from './places';

const timed = () => {
  const clock = { ms: 1_000_000, now: () => new Date(clock.ms), pause: () => setImmediate() };
  return clock;
};

const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await setImmediate();
};

/** Somebody by name, at home unless said otherwise, in a browser that keeps what number it is given. */
const somebody = (who: string, from: From = {}): Comer => {
  const { address = 'home', number = `number of ${who}`, isKnown = false } = from;
  return { who, address, isKnown, browser: { hash: number, mark: () => number ?? `given ${who}` } };
};

interface From {
  address?: string;
  number?: string | null;
  isKnown?: boolean;
}

/** Work that ends when it is told to. */
function works() {
  const under: { who: string; end: () => void }[] = [];
  const work = (who: string) => () =>
    new Promise<string>((resolve) => under.push({ who, end: () => resolve(who) }));
  return { under, work, names: () => under.map(({ who }) => who) };
}

const outcomeOf = (work: Promise<unknown>) =>
  work.catch((error: unknown) => (error instanceof Refusal ? error : Promise.reject(error)));

it('a clock that jumps by minutes does not send everybody away from then on', async () => {
  const clock = timed();
  const line = new SignInLine(clock);
  const { under, work } = works();
  const comers = Array.from({ length: 9 }, (_, nth) =>
    line.stand(somebody(`${nth}`), work(`${nth}`)),
  );
  await settled();
  under[0]?.end();
  await settled();
  clock.ms += 3_600_000;
  for (let nth = 1; nth < 9; nth++) {
    under[nth]?.end();
    await settled();
  }
  expect(await Promise.all(comers.map(outcomeOf))).toHaveLength(9);
  const later = Array.from({ length: 6 }, (_, nth) =>
    line.stand(somebody(`l${nth}`), work(`l${nth}`)),
  );
  await settled();
  for (const { end } of under) end();
  await settled();
  for (const { end } of under) end();
  expect((await Promise.all(later.map(outcomeOf))).filter((one) => one instanceof Refusal)).toEqual(
    [],
  );
});
