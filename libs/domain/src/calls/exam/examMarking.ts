import type { Calls } from '../call';

/** Manual marking, question by question. */
export const examMarkingCalls = {
  overview: { method: 'GET', path: 'exam/marking/v1/overview' },
  answers: { method: 'GET', path: 'exam/marking/v1/answers' },
  mark: { method: 'POST', path: 'exam/marking/v1/mark' },
  setRule: { method: 'PUT', path: 'exam/marking/v1/rule' },
} as const satisfies Calls;
