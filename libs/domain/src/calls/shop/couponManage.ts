import type { Calls } from '../call';

/** Coupons, for platform administrators. */
export const couponManageCalls = {
  list: { method: 'GET', path: 'manage/coupon/v1/list' },
  create: { method: 'POST', path: 'manage/coupon/v1/create' },
  grant: { method: 'POST', path: 'manage/coupon/v1/grant' },
  void: { method: 'PUT', path: 'manage/coupon/v1/void' },
} as const satisfies Calls;
