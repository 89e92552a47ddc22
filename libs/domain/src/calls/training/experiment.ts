import type { Calls } from '../call';

/** Interactive experiments and their runs. */
export const experimentCalls = {
  list: { method: 'GET', path: 'experiment/v1/list' },
  detail: { method: 'GET', path: 'experiment/v1/detail' },
  begin: { method: 'POST', path: 'experiment/v1/run/begin' },
  runs: { method: 'GET', path: 'experiment/v1/run/list' },
  run: { method: 'GET', path: 'experiment/v1/run' },
  act: { method: 'POST', path: 'experiment/v1/run/act' },
  finish: { method: 'POST', path: 'experiment/v1/run/finish' },
} as const satisfies Calls;
