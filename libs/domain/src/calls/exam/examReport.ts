import type { Calls } from '../call';

/** The results of an exam, for its teachers. */
export const examReportCalls = {
  summary: { method: 'GET', path: 'exam/report/v1/summary' },
  gradebook: { method: 'GET', path: 'exam/report/v1/gradebook' },
  attempt: { method: 'GET', path: 'exam/report/v1/attempt' },
  export: { method: 'GET', path: 'exam/report/v1/export' },
  analysis: { method: 'GET', path: 'exam/report/v1/analysis' },
  tryCorrection: { method: 'POST', path: 'exam/report/v1/correction/try' },
  correct: { method: 'POST', path: 'exam/report/v1/correction' },
  corrections: { method: 'GET', path: 'exam/report/v1/correction/list' },
} as const satisfies Calls;
