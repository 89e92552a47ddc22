import { limits, needsPuzzle, nextAllowedAt } from './limit.rules';

const S = 1000;
const MINUTE = 60 * S;
const times = (count: number, everyMs: number) =>
  Array.from({ length: count }, (_, i) => i * everyMs);

describe('the next turn', () => {
  it('is now for who never had one', () => {
    expect(nextAllowedAt([], limits.passwordOfAccount)).toBe(0);
  });

  it('does not wait for others who came since, or by a faster clock', () => {
    expect(nextAllowedAt([5 * S], limits.puzzlesForAddress)).toBe(0);
    expect(nextAllowedAt([5 * S], limits.passwordOfAccount)).toBe(0);
  });

  it('comes a minute after an SMS, and a day after the tenth before', () => {
    expect(nextAllowedAt([5 * S], limits.smsOfOwner)).toBe(5 * S + MINUTE);
    expect(nextAllowedAt(times(10, 2 * MINUTE), limits.smsOfOwner)).toBe(24 * 60 * MINUTE);
  });

  it.each([
    ['strangers', limits.smsOfStrangers, 6, 2],
    ['those of one address', limits.smsOfStrangersOfAddress, 4, 6],
  ])('of %s comes soon for a while, and then every few hours', (_, limit, count, hours) => {
    const spent = times(count, 2 * MINUTE);
    const last = spent.at(-1) ?? 0;
    expect(nextAllowedAt(spent.slice(1), limit)).toBeLessThanOrEqual(last + MINUTE);
    expect(nextAllowedAt(spent, limit)).toBe(last + hours * 60 * MINUTE);
  });

  it.each([
    [3, 0],
    [4, 1],
    [5, 2],
    [6, 4],
    [9, 32],
  ])('after %d wrong passwords comes %d s later', (count, seconds) => {
    const last = (count - 1) * S;
    expect(nextAllowedAt(times(count, S), limits.passwordOfAccount)).toBe(
      seconds === 0 ? 0 : last + seconds * S,
    );
  });

  it('after ten wrong passwords comes when the first is a quarter of an hour old', () => {
    expect(nextAllowedAt(times(10, MINUTE), limits.passwordOfAccount)).toBe(15 * MINUTE);
  });
});

it('a puzzle is needed from the third failure of either on', () => {
  expect(needsPuzzle({ ofAccount: 2, ofAddress: 2 })).toBe(false);
  expect(needsPuzzle({ ofAccount: 3, ofAddress: 0 })).toBe(true);
  expect(needsPuzzle({ ofAccount: 0, ofAddress: 3 })).toBe(true);
});
