import type { Calls } from '../call';

export const adCalls = {
  list: { method: 'GET', path: 'ad/v1/list' },
} as const satisfies Calls;
