/** The things whose price platform administrators may change. */
export const pricedKinds = {
  specification: '商品',
  card: '会员卡',
  recharge: '充值卡',
} as const;
export type PricedKind = keyof typeof pricedKinds;

/** Derived from the change's timestamps, never stored. */
export const priceChangeStates = {
  scheduled: '待生效',
  current: '生效中',
  past: '已结束',
  ended: '提前结束',
  withdrawn: '已撤回',
} as const;
export type PriceChangeState = keyof typeof priceChangeStates;

/** In thousandths: multiples of a hundredth, up to 100 000 of the unit. */
export const priceLimits = { step: 10, most: 100_000_000 } as const;
