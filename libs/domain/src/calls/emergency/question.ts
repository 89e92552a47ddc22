import type { Calls } from '../call';

export const questionCalls = {
  list: { method: 'GET', path: 'smreds/question/v1/list' },
  save: { method: 'POST', path: 'smreds/question/v1/save' },
  edit: { method: 'PUT', path: 'smreds/question/v1/edit' },
  remove: { method: 'DELETE', path: 'smreds/question/v1/delete' },
  removeMany: { method: 'PUT', path: 'smreds/question/v1/remove-many' },
  get: { method: 'GET', path: 'smreds/question/v1/get/:id' },
  rand: { method: 'GET', path: 'smreds/question/v1/rand' },
  export: { method: 'GET', path: 'smreds/question/v1/export' },
} as const satisfies Calls;
