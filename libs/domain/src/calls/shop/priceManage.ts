import type { Calls } from '../call';

/** Current and scheduled prices, for platform administrators. */
export const priceManageCalls = {
  list: { method: 'GET', path: 'manage/price/v1/list' },
  history: { method: 'GET', path: 'manage/price/v1/history' },
  change: { method: 'POST', path: 'manage/price/v1/change' },
  limit: { method: 'POST', path: 'manage/price/v1/limit' },
  withdraw: { method: 'PUT', path: 'manage/price/v1/withdraw' },
} as const satisfies Calls;
