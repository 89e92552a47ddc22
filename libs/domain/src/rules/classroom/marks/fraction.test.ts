import fc from 'fast-check';
import { compare, type Fraction, fractionOf, minus, over, plus, sumOf, times } from './fraction';

const of = (top: number, bottom = 1): Fraction => ({ top: BigInt(top), bottom: BigInt(bottom) });

it.each([
  [0, of(0)],
  [0.1, of(1, 10)],
  [12.5, of(25, 2)],
  [100, of(100)],
  [0.0001, of(1, 10_000)],
])('takes %d for what was typed', (number, fraction) => {
  expect(fractionOf(number)).toEqual(fraction);
});

it.each([-1, NaN, Infinity, 1e21, 1e-7])('takes %d for nothing', (number) => {
  expect(() => fractionOf(number)).toThrow(RangeError);
});

it('adds tenths without the error of doubles', () => {
  expect(0.1 + 0.2).not.toBe(0.3);
  expect(plus(fractionOf(0.1), fractionOf(0.2))).toEqual(fractionOf(0.3));
  expect(sumOf(Array.from({ length: 10 }, () => fractionOf(0.1)))).toEqual(of(1));
});

it('comes back from a third', () => {
  const third = over(of(100), of(3));
  expect(times(third, of(3))).toEqual(of(100));
  expect(minus(third, third)).toEqual(of(0));
});

it('keeps the bottom above 0', () => {
  expect(over(of(1), of(-2))).toEqual(of(-1, 2));
  expect(over(of(-4), of(-2))).toEqual(of(2));
});

const fractions = fc
  .tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 60 }))
  .map(([top, bottom]) => over(of(top), of(bottom)));

it('compares as the difference says', () => {
  fc.assert(
    fc.property(fractions, fractions, (one, other) => {
      expect(compare(one, other)).toBe(Math.sign(Number(minus(one, other).top)));
      expect(plus(minus(one, other), other)).toEqual(one);
    }),
    { seed: 36, numRuns: 500 },
  );
});
