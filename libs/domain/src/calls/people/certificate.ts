import type { Calls } from '../call';

export const certificateCalls = {
  verify: { method: 'GET', path: 'certificate/v1/verify' },
} as const satisfies Calls;
