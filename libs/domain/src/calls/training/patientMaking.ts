import type { Calls } from '../call';

/** Editing of virtual patients, for teachers of a school and platform administrators. */
export const patientMakingCalls = {
  list: { method: 'GET', path: 'patient-making/v1/list' },
  detail: { method: 'GET', path: 'patient-making/v1/detail' },
  create: { method: 'POST', path: 'patient-making/v1' },
  takeFile: { method: 'POST', path: 'patient-making/v1/file' },
  save: { method: 'PUT', path: 'patient-making/v1' },
  check: { method: 'POST', path: 'patient-making/v1/check' },
  publish: { method: 'PUT', path: 'patient-making/v1/published' },
  withdraw: { method: 'PUT', path: 'patient-making/v1/withdrawn' },
  versions: { method: 'GET', path: 'patient-making/v1/version/list' },
  version: { method: 'GET', path: 'patient-making/v1/version' },
  remove: { method: 'DELETE', path: 'patient-making/v1' },
} as const satisfies Calls;
