import type { Calls } from '../call';

/** Orders and refunds, for platform administrators. */
export const shopManageCalls = {
  today: { method: 'GET', path: 'manage/order/v1/today' },
  list: { method: 'GET', path: 'manage/order/v1/list' },
  detail: { method: 'GET', path: 'manage/order/v1/detail' },
  refund: { method: 'POST', path: 'manage/order/v1/refund' },
} as const satisfies Calls;
