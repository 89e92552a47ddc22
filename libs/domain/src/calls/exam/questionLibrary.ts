import type { Calls } from '../call';

export const questionLibraryCalls = {
  list: { method: 'GET', path: 'question-library/v1/list' },
  detail: { method: 'GET', path: 'question-library/v1/detail' },
  catalog: { method: 'GET', path: 'question-library/v1/catalog' },
  refresh: { method: 'POST', path: 'question-library/v1/refresh' },
  subscribe: { method: 'POST', path: 'question-library/v1/subscribe' },
  unsubscribe: { method: 'DELETE', path: 'question-library/v1/subscribe' },
  statistics: { method: 'GET', path: 'question-library/v1/statistics' },
  subscribed: { method: 'GET', path: 'question-library/v1/subscribe/list' },
} as const satisfies Calls;
