import type { Calls } from '../call';

export const downloadCalls = {
  list: { method: 'GET', path: 'download/v1/list' },
} as const satisfies Calls;
