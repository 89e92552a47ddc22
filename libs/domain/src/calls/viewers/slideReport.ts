import type { Calls } from '../call';

export const slideReportCalls = {
  add: { method: 'POST', path: 'slide-library/v1/report' },
  list: { method: 'GET', path: 'slide-library/v1/report/list' },
} as const satisfies Calls;
