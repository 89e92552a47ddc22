import type { Calls } from '../call';

export const certificateItemCalls = {
  list: { method: 'GET', path: 'smreds/cre/v1/list' },
  save: { method: 'POST', path: 'smreds/cre/v1/save' },
  edit: { method: 'PUT', path: 'smreds/cre/v1/edit' },
  get: { method: 'GET', path: 'smreds/cre/v1/get/:id' },
  remove: { method: 'DELETE', path: 'smreds/cre/v1/delete' },
} as const satisfies Calls;
