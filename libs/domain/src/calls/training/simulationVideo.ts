import type { Calls } from '../call';

export const simulationVideoCalls = {
  list: { method: 'GET', path: 'simulation/v4/video/list' },
  detail: { method: 'GET', path: 'simulation/v4/video/detail' },
  /** Where somebody has come to in one. */
  keepPosition: { method: 'POST', path: 'simulation/v4/video/position' },
} as const satisfies Calls;
