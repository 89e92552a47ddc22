import type { Calls } from '../call';

/** Roles of a school's own, made of named rights. */
export const schoolRoleCalls = {
  list: { method: 'GET', path: 'school-role/v1/list' },
  mine: { method: 'GET', path: 'school-role/v1/mine' },
  add: { method: 'POST', path: 'school-role/v1/add' },
  edit: { method: 'PUT', path: 'school-role/v1/edit' },
  remove: { method: 'DELETE', path: 'school-role/v1/remove' },
} as const satisfies Calls;
