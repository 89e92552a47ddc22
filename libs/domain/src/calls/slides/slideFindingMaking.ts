import type { Calls } from '../call';

/** The forms for findings, for teachers of the slide. */
export const slideFindingMakingCalls = {
  list: { method: 'GET', path: 'slide-finding-making/v1/list' },
  add: { method: 'POST', path: 'slide-finding-making/v1' },
  edit: { method: 'PUT', path: 'slide-finding-making/v1' },
  remove: { method: 'DELETE', path: 'slide-finding-making/v1' },
} as const satisfies Calls;
