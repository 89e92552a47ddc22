export const exchangeKinds = { 1: '芝士', 2: '会员', 3: '商品', 4: '优惠券' } as const;
export type ExchangeKind = keyof typeof exchangeKinds;

/** The limits of one batch of codes: the amount in thousandths, up to 10 000 of the unit. */
export const batchLimits = {
  count: 5_000,
  perPerson: 100,
  days: 3_660,
  amount: 10_000_000,
} as const;
