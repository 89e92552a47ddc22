export const exchangeKinds = { 1: '芝士', 2: '会员', 3: '商品', 4: '优惠券' } as const;
export type ExchangeKind = keyof typeof exchangeKinds;
export const exchangeKindCodes = {
  balance: 1,
  membership: 2,
  commodity: 3,
  coupon: 4,
} as const satisfies Record<string, ExchangeKind>;

/** The limits of one batch of codes: the amount in thousandths, up to 10 000 of the unit. */
export const batchLimits = {
  count: 5_000,
  perPerson: 100,
  days: 3_660,
  amount: 10_000_000,
} as const;
