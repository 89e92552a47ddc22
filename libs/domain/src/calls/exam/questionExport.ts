import type { Calls } from '../call';

/** Questions as files, for who teaches. */
export const questionExportCalls = {
  make: { method: 'POST', path: 'question-export/v1/make' },
} as const satisfies Calls;
