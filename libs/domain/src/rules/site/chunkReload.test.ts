import fc from 'fast-check';
import { mayReload } from './chunkReload';

const now = Date.UTC(2025, 5, 1, 12);

it.each([
  ['never', null, true],
  ['a minute ago', now - 60_000, true],
  ['just less than a minute ago', now - 59_999, false],
  ['just now', now, false],
  ['by a clock a little ahead', now + 30_000, false],
  ['by a clock a day ahead', now + 86_400_000, true],
  ['at no time that makes sense', Number.NaN, true],
])('when it reloaded last %s', (_when, lastReload, may) => {
  expect(mayReload(lastReload, now)).toBe(may);
});

it('reloads at most once per minute, however often a chunk fails', () => {
  const pauses = fc.array(fc.nat(90_000), { maxLength: 50 });
  fc.assert(
    fc.property(pauses, (list) => {
      let moment = now;
      let last: number | null = null;
      for (const pause of list) {
        moment += pause;
        if (!mayReload(last, moment)) continue;
        if (last !== null) expect(moment - last).toBeGreaterThanOrEqual(60_000);
        last = moment;
      }
    }),
  );
});
