import type { Calls } from '../call';

export const simulationVideoCalls = {
  list: { method: 'GET', path: 'simulation/v4/video/list' },
  detail: { method: 'GET', path: 'simulation/v4/video/detail' },
  /** The second at which the caller stopped watching. */
  keepPosition: { method: 'POST', path: 'simulation/v4/video/position' },
} as const satisfies Calls;
