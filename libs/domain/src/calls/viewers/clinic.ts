import type { Calls } from '../call';

/** Virtual patients, and how somebody looks after one. */
export const clinicCalls = {
  list: { method: 'GET', path: 'clinic/v1/case/list' },
  detail: { method: 'GET', path: 'clinic/v1/case/detail' },
  begin: { method: 'POST', path: 'clinic/v1/run/begin' },
  runs: { method: 'GET', path: 'clinic/v1/run/list' },
  run: { method: 'GET', path: 'clinic/v1/run' },
  act: { method: 'POST', path: 'clinic/v1/run/act' },
  finish: { method: 'POST', path: 'clinic/v1/run/finish' },
} as const satisfies Calls;
