import type { Calls } from '../call';

/** What somebody has to say of a question: to themself, or to who wrote it. */
export const questionNoteCalls = {
  list: { method: 'GET', path: 'question-library/v1/note/list' },
  write: { method: 'PUT', path: 'question-library/v1/note' },
  report: { method: 'POST', path: 'question-library/v1/report' },
} as const satisfies Calls;
