import type { Calls } from '../call';

/** Study tracking of single resources, on whatever page they are shown. */
export const resourceLearnCalls = {
  start: { method: 'POST', path: 'resource/v1/learn/start' },
  end: { method: 'POST', path: 'resource/v1/learn/end' },
  refresh: { method: 'POST', path: 'resource/v1/learn/refresh' },
} as const satisfies Calls;
