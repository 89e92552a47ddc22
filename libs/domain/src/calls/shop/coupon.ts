import type { Calls } from '../call';

/** The caller's coupons, and those that apply to an order. */
export const couponCalls = {
  list: { method: 'GET', path: 'coupon/v1/list' },
  fitting: { method: 'GET', path: 'coupon/v1/fitting' },
  use: { method: 'POST', path: 'coupon/v1/use' },
} as const satisfies Calls;
