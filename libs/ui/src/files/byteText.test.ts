import { byteText } from './byteText';

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1_500_000, '1.4 MB'],
  [5 * 1024 ** 4, '5120 GB'],
])('%d is %s', (bytes, words) => {
  expect(byteText(bytes)).toBe(words);
});
