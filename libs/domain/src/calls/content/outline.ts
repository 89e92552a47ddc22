import type { Calls } from '../call';

export const outlineCalls = {
  list: { method: 'GET', path: 'selected-outline/v3/list' },
} as const satisfies Calls;
