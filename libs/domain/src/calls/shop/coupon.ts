import type { Calls } from '../call';

/** The coupons of who asks, and those that make an order of theirs cheaper. */
export const couponCalls = {
  list: { method: 'GET', path: 'coupon/v1/list' },
  fitting: { method: 'GET', path: 'coupon/v1/fitting' },
  use: { method: 'POST', path: 'coupon/v1/use' },
} as const satisfies Calls;
