import type { Calls } from '../call';

export const auditCalls = {
  list: { method: 'GET', path: 'manage/audit/v1/list' },
  export: { method: 'GET', path: 'manage/audit/v1/export' },
} as const satisfies Calls;
