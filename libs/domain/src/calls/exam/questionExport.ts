import type { Calls } from '../call';

/** Questions exported to files, for teachers. */
export const questionExportCalls = {
  make: { method: 'POST', path: 'question-export/v1/make' },
} as const satisfies Calls;
