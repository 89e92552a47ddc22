import type { Calls } from '../call';

/** Quizzes at the models of an anatomy, drawn and marked by the server. */
export const anatomyQuizCalls = {
  begin: { method: 'POST', path: 'anatomy/v1/quiz/begin' },
  quiz: { method: 'GET', path: 'anatomy/v1/quiz' },
  past: { method: 'GET', path: 'anatomy/v1/quiz/list' },
  answer: { method: 'POST', path: 'anatomy/v1/quiz/answer' },
} as const satisfies Calls;
