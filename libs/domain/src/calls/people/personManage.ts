import type { Calls } from '../call';

/** People of all schools and of none, for platform administrators. */
export const personManageCalls = {
  list: { method: 'GET', path: 'manage/person/v1/list' },
  detail: { method: 'GET', path: 'manage/person/v1/detail' },
  disable: { method: 'PUT', path: 'manage/person/v1/disable' },
  endSessions: { method: 'PUT', path: 'manage/person/v1/end-sessions' },
  replacePhone: { method: 'PUT', path: 'manage/person/v1/replace-phone' },
} as const satisfies Calls;
