import type { Calls } from '../call';

/** A school's slides, for its teachers, and the platform's, for platform administrators. */
export const slideMakingCalls = {
  libraries: { method: 'GET', path: 'slide-making/v1/library/list' },
  files: { method: 'GET', path: 'slide-making/v1/file/list' },
  original: { method: 'GET', path: 'slide-making/v1/file/original' },
  list: { method: 'GET', path: 'slide-making/v1/list' },
  detail: { method: 'GET', path: 'slide-making/v1/detail' },
  add: { method: 'POST', path: 'slide-making/v1' },
  edit: { method: 'PUT', path: 'slide-making/v1' },
  editMany: { method: 'PUT', path: 'slide-making/v1/many' },
  step: { method: 'PUT', path: 'slide-making/v1/step' },
  loss: { method: 'PUT', path: 'slide-making/v1/loss' },
  remove: { method: 'PUT', path: 'slide-making/v1/delete-many' },
} as const satisfies Calls;
