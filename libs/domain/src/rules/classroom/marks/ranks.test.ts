import { ranksOf } from './ranks';

it.each([
  [[], []],
  [[80], [1]],
  [
    [70, 90, 80],
    [3, 1, 2],
  ],
  [
    [80, 90, 80, 70],
    [2, 1, 2, 4],
  ],
  [
    [null, 0, null, 0],
    [null, 1, null, 1],
  ],
])('of %j are %j', (marks, ranks) => {
  expect(ranksOf(marks)).toEqual(ranks);
});
