import type { Calls } from '../call';

export const orgCalls = {
  list: { method: 'GET', path: 'smreds/org/v1/list' },
  save: { method: 'POST', path: 'smreds/org/v1/save' },
  edit: { method: 'PUT', path: 'smreds/org/v1/edit' },
} as const satisfies Calls;
