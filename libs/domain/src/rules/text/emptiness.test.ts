import { isEmpty } from './emptiness';

it.each([undefined, null, ''])('takes %p for empty', (value) => {
  expect(isEmpty(value)).toBe(true);
});

it.each([0, false, ' ', '0', [], {}, Number.NaN])('takes %p for something', (value) => {
  expect(isEmpty(value)).toBe(false);
});
