import type { Calls } from '../call';

export const slideReportCalls = {
  add: { method: 'POST', path: 'slide-library/v1/report' },
  list: { method: 'GET', path: 'slide-library/v1/report/list' },
  kept: { method: 'GET', path: 'slide-library/v1/report/kept/list' },
  answer: { method: 'PUT', path: 'slide-library/v1/report/answer' },
} as const satisfies Calls;
