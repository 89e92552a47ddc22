import { thousandthsOf, thousandthsOrFree } from './thousandthsOf';

it.each([
  ['12.5', 12_500],
  [' 12.50 ', 12_500],
  ['0.01', 10],
  ['10000', 10_000_000],
  ['10000.01', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1.005', undefined],
  ['1e3', undefined],
  ['', undefined],
])('reads %j as %p', (text, thousandths) => {
  expect(thousandthsOf(text, 10_000_000)).toBe(thousandths);
});

it.each([
  ['0', 0],
  [' 0.00 ', 0],
  ['12.5', 12_500],
  ['00', undefined],
  ['', undefined],
])('reads %j as %p where it may be free', (text, thousandths) => {
  expect(thousandthsOrFree(text, 10_000_000)).toBe(thousandths);
});
