import type { Calls } from '../call';

export const jobManageCalls = {
  list: { method: 'GET', path: 'manage/jobs/v1/list' },
  end: { method: 'PUT', path: 'manage/jobs/v1/end' },
} as const satisfies Calls;
