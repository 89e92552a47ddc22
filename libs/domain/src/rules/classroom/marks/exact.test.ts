import fc from 'fast-check';
import { curvedText, exactText, plain, readExact, rootOf, wholeRoot } from './exact';
import { fractionOf, over } from './fraction';

const ratio = (top: number, bottom: number) => over(fractionOf(top), fractionOf(bottom));

it.each([
  [0, 1, '0'],
  [25, 2, '12.5'],
  [1, 8, '0.125'],
  [3, 40, '0.075'],
  [256, 3, '256/3'],
  [100, 1, '100'],
  [7, 30, '7/30'],
])('writes %d/%d as %s', (top, bottom, text) => {
  expect(exactText(ratio(top, bottom))).toBe(text);
  const { value } = readExact(text);
  expect(over(value, fractionOf(1))).toEqual(ratio(top, bottom));
});

it('writes a root that is a fraction as one', () => {
  expect(curvedText(rootOf(ratio(8100, 1)))).toBe('90');
  expect(curvedText(rootOf(ratio(1, 4)))).toBe('0.5');
  expect(curvedText(rootOf(ratio(8000, 1)))).toBe('√8000');
  expect(curvedText(rootOf(ratio(25_600, 3)))).toBe('√25600/3');
});

it('reads a root as one', () => {
  expect(readExact('√8000')).toEqual({ ...plain(fractionOf(8000)), isRoot: true });
});

it.each(['', '-1', '1.', '1e3', '√', '1/'])('reads nothing in %j', (text) => {
  expect(() => readExact(text)).toThrow(RangeError);
});

it('finds the largest root below', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), (square) => {
      const root = wholeRoot(square);
      expect(root * root <= square && square < (root + 1n) * (root + 1n)).toBe(true);
    }),
    { seed: 36, numRuns: 500, examples: [[0n], [1n], [2n], [3n], [4n], [15n], [16n], [17n]] },
  );
});
