import { fieldIn, stainIn, systemIn } from './codesIn';

it('reads a code that there is, or the first', () => {
  expect([fieldIn('2'), fieldIn('99'), fieldIn('')]).toEqual([2, 1, 1]);
  expect([stainIn('3'), stainIn('toString')]).toEqual([3, 1]);
  expect([systemIn('3'), systemIn('99'), systemIn('')]).toEqual([3, 1, null]);
});
