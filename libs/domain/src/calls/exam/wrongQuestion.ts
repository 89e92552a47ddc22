import type { Calls } from '../call';

export const wrongQuestionCalls = {
  list: { method: 'GET', path: 'question-library/v1/wrong-question/list' },
  answers: { method: 'GET', path: 'question-library/v1/wrong-answer/list' },
  restore: { method: 'POST', path: 'question-library/v1/wrong-question/restore' },
  remove: { method: 'DELETE', path: 'question-library/v1/wrong-question' },
} as const satisfies Calls;
