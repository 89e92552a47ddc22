import type { Calls } from '../call';

/** The platform's revenue, for platform administrators. */
export const revenueManageCalls = {
  report: { method: 'GET', path: 'manage/revenue/v1/report' },
  export: { method: 'GET', path: 'manage/revenue/v1/export' },
} as const satisfies Calls;
