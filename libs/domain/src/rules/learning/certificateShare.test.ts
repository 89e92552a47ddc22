import { leftToEarn, neededItems } from './certificateShare';

it.each([
  [10, 80, 8],
  [10, 75, 8],
  [3, 100, 3],
  [7, 100, 7],
  [1, 1, 1],
  [0, 80, 1],
])('of %i items with a share of %i, it takes %i', (total, share, needed) =>
  expect(neededItems(total, share)).toBe(needed),
);

it.each([
  [10, 80, 7, 1],
  [10, 80, 8, 0],
  [10, 80, 10, 0],
  [0, 80, 0, 1],
])('of %i items with a share of %i and %i done, %i are left', (total, share, studied, left) =>
  expect(leftToEarn(total, share, studied)).toBe(left),
);
