import type { Calls } from '../call';

export const balanceCalls = {
  mine: { method: 'GET', path: 'balance/v1/my' },
  changeLog: { method: 'GET', path: 'balance/v1/change-log' },
} as const satisfies Calls;
