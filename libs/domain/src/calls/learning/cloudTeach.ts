import type { Calls } from '../call';

/** Schools' applications to teach with the platform. */
export const cloudTeachCalls = {
  apply: { method: 'POST', path: 'cloud-teach/v1/apply' },
  mine: { method: 'GET', path: 'cloud-teach/v1/apply/my' },
  withdraw: { method: 'PUT', path: 'cloud-teach/v1/apply/withdraw' },
} as const satisfies Calls;
