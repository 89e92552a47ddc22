import type { Calls } from '../call';

/** Films and documents of courses, for teachers. */
export const mediaCalls = {
  list: { method: 'GET', path: 'media/v1/list' },
  some: { method: 'GET', path: 'media/v1/some' },
  rules: { method: 'GET', path: 'media/v1/rules' },
  room: { method: 'GET', path: 'media/v1/room' },
  begin: { method: 'POST', path: 'media/v1/upload/begin' },
  goOn: { method: 'PUT', path: 'media/v1/upload/go-on' },
  finish: { method: 'PUT', path: 'media/v1/upload/finish' },
  cancel: { method: 'PUT', path: 'media/v1/cancel' },
  retry: { method: 'PUT', path: 'media/v1/retry' },
  rename: { method: 'PUT', path: 'media/v1/rename' },
  remove: { method: 'DELETE', path: 'media/v1/remove' },
} as const satisfies Calls;
