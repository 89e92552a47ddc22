import type { Calls } from '../call';

export const cloudTeachCalls = {
  apply: { method: 'POST', path: 'cloud-teach/v1/apply' },
  mine: { method: 'GET', path: 'cloud-teach/v1/apply/my' },
} as const satisfies Calls;
