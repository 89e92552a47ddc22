import type { Calls } from '../call';

export const classroomNoticeCalls = {
  list: { method: 'GET', path: 'classroom-notice/v1/list' },
  detail: { method: 'GET', path: 'classroom-notice/v1/detail' },
  publish: { method: 'POST', path: 'classroom-notice/v1/publish' },
  edit: { method: 'PUT', path: 'classroom-notice/v1/edit' },
  pin: { method: 'PUT', path: 'classroom-notice/v1/pin' },
  remove: { method: 'DELETE', path: 'classroom-notice/v1/delete' },
} as const satisfies Calls;
