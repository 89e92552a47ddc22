import type { Calls } from '../call';

/** The people of a school, as its roll has them. */
export const memberCalls = {
  list: { method: 'GET', path: 'member/v1/list' },
  detail: { method: 'GET', path: 'member/v1/detail' },
  export: { method: 'GET', path: 'member/v1/export' },
  add: { method: 'POST', path: 'member/v1/add' },
  edit: { method: 'PUT', path: 'member/v1/edit' },
  setState: { method: 'PUT', path: 'member/v1/state' },
  resetPassword: { method: 'POST', path: 'member/v1/reset-password' },
  setRoles: { method: 'PUT', path: 'member/v1/roles' },
} as const satisfies Calls;
