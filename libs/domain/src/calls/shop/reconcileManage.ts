import type { Calls } from '../call';

/** Our ledger compared with the bills of the payment providers, for platform administrators. */
export const reconcileManageCalls = {
  list: { method: 'GET', path: 'manage/reconcile/v1/list' },
  detail: { method: 'GET', path: 'manage/reconcile/v1/detail' },
  run: { method: 'POST', path: 'manage/reconcile/v1/run' },
  settle: { method: 'PUT', path: 'manage/reconcile/v1/settle' },
} as const satisfies Calls;
