import type { Calls } from '../call';

/** First-aid drills and the runs through them. */
export const drillCalls = {
  scenarios: { method: 'GET', path: 'first-aid-drill/v1/scenario/list' },
  scenario: { method: 'GET', path: 'first-aid-drill/v1/scenario/detail' },
  start: { method: 'POST', path: 'first-aid-drill/v1/start' },
  current: { method: 'GET', path: 'first-aid-drill/v1/current' },
  answer: { method: 'POST', path: 'first-aid-drill/v1/answer' },
  result: { method: 'GET', path: 'first-aid-drill/v1/result' },
  history: { method: 'GET', path: 'first-aid-drill/v1/history' },
  ranking: { method: 'GET', path: 'first-aid-drill/v1/ranking' },
  setRanked: { method: 'PUT', path: 'first-aid-drill/v1/ranking' },
} as const satisfies Calls;
