import fc from 'fast-check';
import { applyCurve, limited } from './curve';
import { curvedText, plain } from './exact';
import { fractionOf, HUNDRED, over } from './fraction';
import { rounded } from './rounding';
import type { CurveRule } from './shapes';

const curved = (rule: CurveRule, total: number, best = 90) =>
  curvedText(applyCurve(rule, fractionOf(total), fractionOf(best)));
const add = (points: number, cap: number | null = null): CurveRule => ({
  kind: 'add',
  points,
  cap,
});
const scale = (cap: number | null = null): CurveRule => ({ kind: 'scaleToBest', cap });
const root = (cap: number | null = null): CurveRule => ({ kind: 'squareRoot', cap });

it.each([
  ['adds points', add(5), 70, '75'],
  ['adds beyond 100 where nothing stops it', add(5), 98, '103'],
  ['stops at its cap', add(5, 100), 98, '100'],
  ['leaves alone who is above its cap', add(5, 100), 104, '104'],
  ['scales so that the best is 100', scale(), 90, '100'],
  ['scales the others alike', scale(), 45, '50'],
  ['stops scaling at its cap', scale(60), 72, '72'],
  ['lifts to its cap when scaling', scale(60), 58.5, '60'],
  ['takes ten times the root', root(), 81, '90'],
  ['takes roots that are no fractions', root(), 80, '√8000'],
  ['stops a root at its cap', root(89), 80, '89'],
  ['leaves a root below its cap', root(90), 80, '√8000'],
  ['lowers nobody above 100 by a root', root(), 110, '110'],
] as const)('%s', (_, rule, total, text) => {
  expect(curved(rule, total)).toBe(text);
});

it('has no scale where the best is at 100, above, or zero', () => {
  expect(curved(scale(), 50, 100)).toBe('50');
  expect(curved(scale(), 50, 110)).toBe('50');
  expect(curved(scale(), 0, 0)).toBe('0');
});

it('limits roots by their squares', () => {
  const mark = applyCurve(root(), fractionOf(80), HUNDRED);
  expect(curvedText(limited(mark, 89.44))).toBe('89.44');
  expect(curvedText(limited(mark, 89.45))).toBe('√8000');
  expect(curvedText(limited(plain(HUNDRED), null))).toBe('100');
});

const rules = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    points: fc.nat(30),
    cap: fc.constantFrom(null, 90),
  }),
  fc.record({
    kind: fc.constantFrom('scaleToBest' as const, 'squareRoot' as const),
    cap: fc.constantFrom(null, 60, 100),
  }),
);
const totals = fc
  .tuple(fc.nat(1200), fc.integer({ min: 10, max: 13 }))
  .map(([top, bottom]) => over(fractionOf(top), fractionOf(bottom)));

it('lowers nobody, and changes no order', () => {
  fc.assert(
    fc.property(rules, totals, totals, (rule, one, other) => {
      const best = over(fractionOf(1200), fractionOf(10));
      const after = (total: typeof one) => rounded(applyCurve(rule, total, best), 6);
      const before = (total: typeof one) => rounded(plain(total), 6);
      expect(after(one)).toBeGreaterThanOrEqual(before(one));
      if (before(one) > before(other)) expect(after(one)).toBeGreaterThanOrEqual(after(other));
    }),
    { seed: 36, numRuns: 500 },
  );
});
