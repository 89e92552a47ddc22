import type { Calls } from '../call';

/** Administrative classes (行政班) of a school. */
export const schoolClassCalls = {
  list: { method: 'GET', path: 'school-class/v1/list' },
  export: { method: 'GET', path: 'school-class/v1/export' },
  years: { method: 'GET', path: 'school-class/v1/years' },
  add: { method: 'POST', path: 'school-class/v1/add' },
  edit: { method: 'PUT', path: 'school-class/v1/edit' },
  archive: { method: 'PUT', path: 'school-class/v1/archive' },
  remove: { method: 'DELETE', path: 'school-class/v1/remove' },
} as const satisfies Calls;
