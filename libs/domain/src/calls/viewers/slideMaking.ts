import type { Calls } from '../call';

/** Slides of one's school, for who teaches there, and of the platform, for who runs it. */
export const slideMakingCalls = {
  list: { method: 'GET', path: 'slide-making/v1/list' },
  add: { method: 'POST', path: 'slide-making/v1' },
  edit: { method: 'PUT', path: 'slide-making/v1' },
  remove: { method: 'DELETE', path: 'slide-making/v1' },
} as const satisfies Calls;
