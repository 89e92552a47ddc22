import { wholePercent } from './wholePercent';

it.each([
  [0, 0],
  [0.176, 17],
  [0.29, 29],
  [0.57, 57],
  [0.999, 99],
  [1, 100],
])('%f is %i percent', (share, percent) => {
  expect(wholePercent(share)).toBe(percent);
});
