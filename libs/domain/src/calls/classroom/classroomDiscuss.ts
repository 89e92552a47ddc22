import type { Calls } from '../call';

/** Discussion topics of a classroom. Their replies are comments. */
export const classroomDiscussCalls = {
  list: { method: 'GET', path: 'classroom-discuss/v1/list' },
  detail: { method: 'GET', path: 'classroom-discuss/v1/detail' },
  publish: { method: 'POST', path: 'classroom-discuss/v1/publish' },
  edit: { method: 'PUT', path: 'classroom-discuss/v1/edit' },
  setState: { method: 'PUT', path: 'classroom-discuss/v1/state' },
  remove: { method: 'DELETE', path: 'classroom-discuss/v1/delete' },
} as const satisfies Calls;
