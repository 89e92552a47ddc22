import type { Calls } from '../call';

export const virtualSystemCalls = {
  list: { method: 'GET', path: 'virtual-system/v1/list' },
} as const satisfies Calls;
