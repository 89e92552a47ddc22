import type { Calls } from '../call';

/** Submitted findings, for those who mark them. */
export const slideFindingMarkingCalls = {
  list: { method: 'GET', path: 'slide-finding-marking/v1/list' },
  detail: { method: 'GET', path: 'slide-finding-marking/v1/detail' },
  mark: { method: 'POST', path: 'slide-finding-marking/v1' },
} as const satisfies Calls;
