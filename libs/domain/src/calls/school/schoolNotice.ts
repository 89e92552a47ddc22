import type { Calls } from '../call';

/** Notices that a school sends to its people. */
export const schoolNoticeCalls = {
  list: { method: 'GET', path: 'school-notice/v1/list' },
  detail: { method: 'GET', path: 'school-notice/v1/detail' },
  groups: { method: 'GET', path: 'school-notice/v1/groups' },
  count: { method: 'POST', path: 'school-notice/v1/count' },
  add: { method: 'POST', path: 'school-notice/v1' },
  edit: { method: 'PUT', path: 'school-notice/v1' },
  remove: { method: 'DELETE', path: 'school-notice/v1' },
  withdraw: { method: 'PUT', path: 'school-notice/v1/withdraw' },
  readers: { method: 'GET', path: 'school-notice/v1/readers' },
  exportReaders: { method: 'GET', path: 'school-notice/v1/readers/export' },
} as const satisfies Calls;
