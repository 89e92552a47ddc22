import type { Calls } from '../call';

/** Topics of a classroom: discussions, and questions to those who teach. Replies are comments. */
export const classroomDiscussCalls = {
  list: { method: 'GET', path: 'classroom-discuss/v1/list' },
  detail: { method: 'GET', path: 'classroom-discuss/v1/detail' },
  /** Where a topic is that only its number is known of. */
  locate: { method: 'GET', path: 'classroom-discuss/v1/locate' },
  publish: { method: 'POST', path: 'classroom-discuss/v1/publish' },
  edit: { method: 'PUT', path: 'classroom-discuss/v1/edit' },
  setState: { method: 'PUT', path: 'classroom-discuss/v1/state' },
  pin: { method: 'PUT', path: 'classroom-discuss/v1/pin' },
  setBest: { method: 'PUT', path: 'classroom-discuss/v1/best' },
  remove: { method: 'DELETE', path: 'classroom-discuss/v1/delete' },
} as const satisfies Calls;
