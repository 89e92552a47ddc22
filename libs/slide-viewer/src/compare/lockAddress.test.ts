import { readLock, sayLock } from './lockAddress';

const likeness = { re: 0.5, im: -0.25, x: 1_200.5, y: -30, isMirrored: true };

it('says how slides are locked, and reads it again', () => {
  const lock = [null, likeness, null];
  expect(sayLock(lock)).toBe('*0.5_-0.25_1200.5_-30_1*');
  expect(readLock(sayLock(lock), 3)).toEqual(lock);
});

it.each([
  [null, 2],
  ['', 2],
  ['*', 2],
  ['*0.5_0_1_1', 2],
  ['*0_0_1_1_0', 2],
  ['*99999_0_1_1_0', 2],
  ['*x_0_1_1_0', 2],
  ['*0.5_0_1_1_0', 3],
  ['*0.5_0_1_1_0*', 2],
])('reads no lock in %j for %d', (text, count) => expect(readLock(text, count)).toBeNull());
