import { thousandthsOf } from './thousandthsOf';

it.each([
  ['60000', 60_000_000],
  ['60,000.5', 60_000_500],
  ['０.１０', 100],
  ['1.15', 1150],
  ['0', null],
  ['', null],
  ['-1', null],
  ['1.005', null],
  ['1e9', null],
])('%s is %s', (typed, amount) => {
  expect(thousandthsOf(typed)).toBe(amount);
});
