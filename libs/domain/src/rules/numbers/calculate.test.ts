import { calculate } from './calculate';

it.each([
  ['1+2×3', 7],
  ['(1+2)×3', 9],
  ['-2^2', -4],
  ['2^-1', 0.5],
  ['2^3^2', 512],
  ['8÷4÷2', 1],
  ['0.1+0.2', 0.3],
  ['140−(100+24)', 16],
  ['50%×60', 30],
  ['.5*4', 2],
])('%s is %d', (words, value) => {
  expect(calculate(words)).toBe(value);
});

it.each(['', '1+', '1÷0', '(1', '(1a', '1)', '2 3..4', 'a+1', '1..2', '()'])(
  'makes nothing of %s',
  (words) => {
    expect(calculate(words)).toBeNull();
  },
);
