/** What has a price that who runs the platform may change. */
export const pricedKinds = {
  specification: '商品',
  card: '会员卡',
  recharge: '充值卡',
} as const;
export type PricedKind = keyof typeof pricedKinds;

/** What became of a change of price; it follows from its moments. */
export const priceChangeStates = {
  scheduled: '待生效',
  current: '生效中',
  past: '已结束',
  ended: '提前结束',
  withdrawn: '已撤回',
} as const;
export type PriceChangeState = keyof typeof priceChangeStates;

/** Whole hundredths, up to 100 000 of the unit; in thousandths. */
export const priceLimits = { step: 10, most: 100_000_000 } as const;
