import { durationText } from './durationText';

it.each([
  [0, ''],
  [Number.NaN, ''],
  [-5, ''],
  [20, '1分钟'],
  [2700, '45分钟'],
  [3600, '1小时'],
  [9000, '2.5小时'],
  [41_000, '11.4小时'],
])('%d seconds are %s', (seconds, said) => {
  expect(durationText(seconds)).toBe(said);
});
