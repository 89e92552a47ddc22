import { readScore } from './readScore';

it.each([
  ['3', 3],
  [' 2.5 ', 2.5],
  ['5.0', 5],
  ['2.25', 2.25],
  ['2。5', 2.5],
  ['0', 0],
  ['5.5', null],
  ['2.3', null],
  ['-1', null],
  ['', null],
  ['1e1', null],
])('%j is %s', (typed, score) => {
  expect(readScore(typed, 5)).toBe(score);
});
