import { couponDiscount } from './couponDiscount';

const fixed = { kind: 1, amount: 5_000, percent: null, atMost: null, atLeast: 0 } as const;
const percent = { kind: 2, amount: null, percent: 20, atMost: null, atLeast: 0 } as const;

it.each([
  ['a sum', fixed, 39_000, 39_000, 5_000],
  ['no more than what it is for costs', fixed, 3_000, 39_000, 3_000],
  ['all but a hundredth', fixed, 5_000, 5_000, 4_990],
  ['never below a hundredth', { ...fixed, amount: 9_000_000 }, 5_000, 5_000, 4_990],
  ['nothing of what costs a hundredth', fixed, 10, 10, 0],
  ['nothing below its least sum', { ...fixed, atLeast: 39_010 }, 39_000, 50_000, 0],
  ['a sum at its least sum', { ...fixed, atLeast: 39_000 }, 39_000, 39_000, 5_000],
  ['a share', percent, 39_000, 39_000, 7_800],
  ['a share, cut to hundredths', { ...percent, percent: 33 }, 9_990, 9_990, 3_290],
  ['a share of what it is for', percent, 10_000, 39_000, 2_000],
  ['a share up to its cap', { ...percent, atMost: 1_000 }, 39_000, 39_000, 1_000],
  ['no share of nothing', percent, 0, 39_000, 0],
  ['no share of a hundredth', percent, 40, 40, 0],
])('takes off %s', (_what, coupon, covered, total, off) => {
  expect(couponDiscount(coupon, covered, total)).toBe(off);
});

it('never makes an order cost less than a hundredth, nor more than before', () => {
  for (let total = 10; total <= 2_000; total += 10) {
    for (let share = 1; share <= 99; share += 7) {
      const off = couponDiscount({ ...percent, percent: share }, total, total);
      expect(off % 10).toBe(0);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(total - off).toBeGreaterThanOrEqual(10);
    }
  }
});
