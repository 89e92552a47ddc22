import { changeText } from './changeText';

it.each([
  [5000, '+5.00'],
  [-39_990, '-39.99'],
  [0, '0.00'],
])('%d is written %s', (amount, words) => {
  expect(changeText(amount)).toBe(words);
});
