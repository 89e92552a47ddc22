import type { Calls } from '../call';

/**
 * Batches of exchange codes, for platform administrators. Exporting codes is recorded in the audit
 * log.
 */
export const codeManageCalls = {
  list: { method: 'GET', path: 'manage/code/v1/list' },
  create: { method: 'POST', path: 'manage/code/v1/create' },
  export: { method: 'POST', path: 'manage/code/v1/export' },
  void: { method: 'PUT', path: 'manage/code/v1/void' },
} as const satisfies Calls;
