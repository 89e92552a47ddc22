import type { Calls } from '../call';

/** Virtual patients and their runs. */
export const patientCalls = {
  list: { method: 'GET', path: 'patient/v1/case/list' },
  detail: { method: 'GET', path: 'patient/v1/case/detail' },
  begin: { method: 'POST', path: 'patient/v1/run/begin' },
  runs: { method: 'GET', path: 'patient/v1/run/list' },
  run: { method: 'GET', path: 'patient/v1/run' },
  act: { method: 'POST', path: 'patient/v1/run/act' },
  finish: { method: 'POST', path: 'patient/v1/run/finish' },
} as const satisfies Calls;
