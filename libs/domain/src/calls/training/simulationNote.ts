import type { Calls } from '../call';

/** The caller's private notes on seconds of a video. */
export const simulationNoteCalls = {
  list: { method: 'GET', path: 'simulation/v4/video/note/list' },
  add: { method: 'POST', path: 'simulation/v4/video/note' },
  edit: { method: 'PUT', path: 'simulation/v4/video/note' },
  remove: { method: 'DELETE', path: 'simulation/v4/video/note' },
} as const satisfies Calls;
