import type { Calls } from '../call';

export const practiceSetCalls = {
  banks: { method: 'GET', path: 'practice/v1/set/bank/list' },
  fitting: { method: 'POST', path: 'practice/v1/set/fitting' },
  list: { method: 'GET', path: 'practice/v1/set/list' },
  detail: { method: 'GET', path: 'practice/v1/set' },
  add: { method: 'POST', path: 'practice/v1/set' },
  edit: { method: 'PUT', path: 'practice/v1/set' },
  remove: { method: 'DELETE', path: 'practice/v1/set' },
  restore: { method: 'POST', path: 'practice/v1/set/restore' },
} as const satisfies Calls;
