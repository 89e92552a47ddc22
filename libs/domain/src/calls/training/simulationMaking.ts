import type { Calls } from '../call';

/** Simulation editing: schools for their people, the platform for everybody. */
export const simulationMakingCalls = {
  list: { method: 'GET', path: 'simulation-making/v1/list' },
  detail: { method: 'GET', path: 'simulation-making/v1/detail' },
  add: { method: 'POST', path: 'simulation-making/v1' },
  edit: { method: 'PUT', path: 'simulation-making/v1' },
  show: { method: 'PUT', path: 'simulation-making/v1/shown' },
  loss: { method: 'GET', path: 'simulation-making/v1/loss' },
  remove: { method: 'DELETE', path: 'simulation-making/v1' },
} as const satisfies Calls;
