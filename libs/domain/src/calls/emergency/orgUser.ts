import type { Calls } from '../call';

export const orgUserCalls = {
  list: { method: 'GET', path: 'org/user/v1/list' },
  add: { method: 'POST', path: 'org/user/v1' },
  edit: { method: 'PUT', path: 'org/user/v1' },
  remove: { method: 'DELETE', path: 'org/user/v1/delete' },
  resetPassword: { method: 'PUT', path: 'smreds/org-user/v1/password' },
} as const satisfies Calls;
