import type { Calls } from '../call';

/** Terms of a school. */
export const termCalls = {
  list: { method: 'GET', path: 'school-term/v1/list' },
  export: { method: 'GET', path: 'school-term/v1/export' },
  add: { method: 'POST', path: 'school-term/v1' },
  edit: { method: 'PUT', path: 'school-term/v1' },
  archive: { method: 'PUT', path: 'school-term/v1/archive' },
  reopen: { method: 'PUT', path: 'school-term/v1/reopen' },
} as const satisfies Calls;
