import type { Calls } from '../call';

/** What is kept of somebody, for them alone; and for how long, for the platform's operators. */
export const privacyCalls = {
  overview: { method: 'GET', path: 'privacy/v1/overview' },
  looks: { method: 'GET', path: 'privacy/v1/looks' },
  exportOwn: { method: 'POST', path: 'privacy/v1/export' },
  deleteAccount: { method: 'POST', path: 'privacy/v1/deletion' },
  retention: { method: 'GET', path: 'manage/privacy/v1/retention' },
  setRetention: { method: 'PUT', path: 'manage/privacy/v1/retention' },
} as const satisfies Calls;
