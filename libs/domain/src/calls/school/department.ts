import type { Calls } from '../call';

/** Departments and majors of a school. */
export const departmentCalls = {
  tree: { method: 'GET', path: 'department/v1/tree' },
  export: { method: 'GET', path: 'department/v1/export' },
  add: { method: 'POST', path: 'department/v1/add' },
  edit: { method: 'PUT', path: 'department/v1/edit' },
  move: { method: 'PUT', path: 'department/v1/move' },
  merge: { method: 'PUT', path: 'department/v1/merge' },
  remove: { method: 'DELETE', path: 'department/v1/remove' },
} as const satisfies Calls;
