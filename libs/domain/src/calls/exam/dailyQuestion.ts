import type { Calls } from '../call';

export const dailyQuestionCalls = {
  detail: { method: 'GET', path: 'question-library/v1/daily-question' },
  answer: { method: 'POST', path: 'question-library/v1/daily-question/answer' },
  calendar: { method: 'GET', path: 'question-library/v1/daily-question/calendar' },
  list: { method: 'GET', path: 'question-library/v1/daily-question/list' },
} as const satisfies Calls;
