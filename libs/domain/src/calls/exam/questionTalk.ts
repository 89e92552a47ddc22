import type { Calls } from '../call';

/** Discussed questions; the texts themselves are comments. */
export const questionTalkCalls = {
  counts: { method: 'POST', path: 'question-library/v1/talk/count' },
  question: { method: 'GET', path: 'question-library/v1/talk/question' },
} as const satisfies Calls;
