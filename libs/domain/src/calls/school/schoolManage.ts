import type { Calls } from '../call';

/** The schools of the platform, for its administrators. */
export const schoolManageCalls = {
  list: { method: 'GET', path: 'manage/school/v1/list' },
  add: { method: 'POST', path: 'manage/school/v1/add' },
  suspend: { method: 'PUT', path: 'manage/school/v1/suspend' },
} as const satisfies Calls;
