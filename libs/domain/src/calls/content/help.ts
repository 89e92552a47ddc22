import type { Calls } from '../call';

export const helpCalls = {
  list: { method: 'GET', path: 'help/v1/list' },
  detail: { method: 'GET', path: 'help/v1/detail' },
} as const satisfies Calls;
