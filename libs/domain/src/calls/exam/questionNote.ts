import type { Calls } from '../call';

/** A learner's private notes on questions, and reports of faulty ones. */
export const questionNoteCalls = {
  list: { method: 'GET', path: 'question-library/v1/note/list' },
  write: { method: 'PUT', path: 'question-library/v1/note' },
  report: { method: 'POST', path: 'question-library/v1/report' },
} as const satisfies Calls;
