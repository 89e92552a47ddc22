import { withinBytes } from './withinBytes';

it.each([
  ['重复购买', 80, '重复购买'],
  ['重复购买'.repeat(20), 80, '重复购买'.repeat(6) + '重复'],
  ['😀😀', 7, '😀'],
  ['abc', 2, 'ab'],
  ['', 2, ''],
])('of %j no more than %d bytes are %j', (text, most, fits) => {
  expect(withinBytes(text, most)).toBe(fits);
});
