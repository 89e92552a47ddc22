import type { Calls } from '../call';

export const quizCalls = {
  current: { method: 'GET', path: 'smreds/quiz/v1/current' },
  supply: { method: 'GET', path: 'smreds/quiz/v1/supply' },
  keepAnswer: { method: 'PUT', path: 'smreds/quiz/v1/answer' },
  giveUp: { method: 'PUT', path: 'smreds/quiz/v1/give-up' },
  submit: { method: 'POST', path: 'smreds/quiz/v1/submit' },
  result: { method: 'GET', path: 'smreds/quiz/v1/result/:id' },
  list: { method: 'GET', path: 'smreds/quiz/v1/list' },
  wrongList: { method: 'GET', path: 'smreds/quiz/v1/wrong/list' },
} as const satisfies Calls;
