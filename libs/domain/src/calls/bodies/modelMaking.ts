import type { Calls } from '../call';

/** Anatomies that teachers of a school make from uploaded models. */
export const modelMakingCalls = {
  files: { method: 'GET', path: 'model-making/v1/file/list' },
  list: { method: 'GET', path: 'model-making/v1/list' },
  detail: { method: 'GET', path: 'model-making/v1/detail' },
  terms: { method: 'GET', path: 'model-making/v1/term/list' },
  add: { method: 'POST', path: 'model-making/v1' },
  edit: { method: 'PUT', path: 'model-making/v1' },
  show: { method: 'PUT', path: 'model-making/v1/shown' },
  loss: { method: 'GET', path: 'model-making/v1/loss' },
  remove: { method: 'DELETE', path: 'model-making/v1' },
} as const satisfies Calls;
