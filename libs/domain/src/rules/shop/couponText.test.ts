import { couponText, scopeText } from './couponText';

const fixed = { kind: 1, amount: 5_000, percent: null, atMost: null, atLeast: 0 } as const;
const share = { kind: 2, amount: null, percent: 20, atMost: null, atLeast: 0 } as const;

it.each([
  [fixed, '减 5.00'],
  [{ ...fixed, atLeast: 30_000 }, '满 30.00 减 5.00'],
  [share, '8 折'],
  [{ ...share, percent: 15, atMost: 10_000 }, '8.5 折，最多减 10.00'],
  [{ ...share, percent: 99, atLeast: 10 }, '满 0.01 0.1 折'],
])('says what %j takes off', (coupon, words) => {
  expect(couponText(coupon)).toBe(words);
});

it('says what it is for', () => {
  expect(scopeText({ scope: 4, scopeName: null })).toBe('会员套餐');
  expect(scopeText({ scope: 3, scopeName: '心电图' })).toBe('心电图');
});
