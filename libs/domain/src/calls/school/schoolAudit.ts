import type { Calls } from '../call';

/** What was done in a school, by whom and from where. */
export const schoolAuditCalls = {
  list: { method: 'GET', path: 'school-audit/v1/list' },
  export: { method: 'GET', path: 'school-audit/v1/export' },
} as const satisfies Calls;
