import type { Calls } from '../call';

export const exchangeCalls = {
  exchange: { method: 'POST', path: 'exchange/v1/code' },
  history: { method: 'GET', path: 'exchange/v1/history' },
} as const satisfies Calls;
