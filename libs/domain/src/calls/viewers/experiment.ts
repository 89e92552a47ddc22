import type { Calls } from '../call';

/** Interactive experiments. */
export const experimentCalls = {
  list: { method: 'GET', path: 'experiment/v1/list' },
  detail: { method: 'GET', path: 'experiment/v1/detail' },
  steps: { method: 'GET', path: 'experiment/v1/step/list' },
} as const satisfies Calls;
