import fc from 'fast-check';
import { plain } from './exact';
import { compare, fractionOf, over, times } from './fraction';
import { roundedText, shownExact } from './rounding';

it.each([
  ['84.5', 0, '85'],
  ['84.4999', 0, '84'],
  ['84.45', 1, '84.5'],
  ['1.005', 2, '1.01'],
  ['0.5', 0, '1'],
  ['0', 2, '0.00'],
  ['256/3', 2, '85.33'],
  ['200/3', 1, '66.7'],
  ['99.995', 2, '100.00'],
  ['√8000', 2, '89.44'],
  // 84.5 squared, and just below.
  ['√7140.25', 0, '85'],
  ['√7140.2499', 0, '84'],
  ['√2', 4, '1.4142'],
])('shows %s with %d decimals as %s', (exact, decimals, text) => {
  expect(shownExact(exact, decimals)).toBe(text);
});

it('rounds a number and the root of its square alike', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 120_000 }),
      fc.integer({ min: 1, max: 997 }),
      fc.integer({ min: 0, max: 4 }),
      (top, bottom, decimals) => {
        const value = over(fractionOf(top), fractionOf(bottom));
        const root = { value: times(value, value), isRoot: true };
        expect(roundedText(root, decimals)).toBe(roundedText(plain(value), decimals));
      },
    ),
    { seed: 36, numRuns: 1000 },
  );
});

it('is never further off than half a step', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999 }),
      fc.integer({ min: 1, max: 97 }),
      (top, bottom) => {
        const twice = over(fractionOf(2 * top), fractionOf(bottom));
        const text = Number(roundedText(plain(over(fractionOf(top), fractionOf(bottom))), 0));
        expect(compare(twice, fractionOf(2 * text + 1))).toBe(-1);
        if (text > 0) expect(compare(twice, fractionOf(2 * text - 1))).toBeGreaterThanOrEqual(0);
      },
    ),
    { seed: 36, numRuns: 500 },
  );
});
