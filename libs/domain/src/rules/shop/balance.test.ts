import { balanceFault, isBalanceEnough } from './balance';

it.each([
  [1000, 999],
  [1000, 1000],
  [0, 0],
])('a balance of %d pays %d', (balance, price) => {
  expect(isBalanceEnough(balance, price)).toBe(true);
  expect(balanceFault(balance, price)).toBeNull();
});

it.each([
  [999, 1000],
  [0, 1],
  [-5, 0],
  [1000, Number.NaN],
])('a balance of %d does not pay %d', (balance, price) => {
  expect(isBalanceEnough(balance, price)).toBe(false);
  expect(balanceFault(balance, price)).toBe('余额不足，请使用微信或支付宝支付');
});
