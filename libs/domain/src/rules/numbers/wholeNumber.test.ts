import { LARGEST_ID, wholeNumber } from './wholeNumber';

it.each([
  ['1', 1],
  ['2147483647', LARGEST_ID],
])('%s is read', (text, number) => expect(wholeNumber(text)).toBe(number));

it.each(['', '0', '-1', '01', '1e3', '1.0', ' 1', '2147483648', '99999999999', null, undefined])(
  '%p is none',
  (text) => expect(wholeNumber(text)).toBeUndefined(),
);

it('is none above what is asked for', () => {
  expect([wholeNumber('5', 5), wholeNumber('6', 5)]).toEqual([5, undefined]);
});
