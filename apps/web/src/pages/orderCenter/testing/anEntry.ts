import type { BalanceEntry } from '@cheese/domain/contract/shop/balance';

/** A balance change with defaults for everything a test does not set. */
export const anEntry = (said: Partial<BalanceEntry> = {}): BalanceEntry => ({
  id: 1,
  kind: 2,
  title: '购买 病理切片库',
  amount: -39_990,
  balance: 60_010,
  orderNo: '20261122000000000077',
  createdAt: Date.UTC(2026, 10, 22, 2),
  ...said,
});
