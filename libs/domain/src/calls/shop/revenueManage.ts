import type { Calls } from '../call';

/** What the platform has earned, for who runs it. */
export const revenueManageCalls = {
  report: { method: 'GET', path: 'manage/revenue/v1/report' },
  export: { method: 'GET', path: 'manage/revenue/v1/export' },
} as const satisfies Calls;
