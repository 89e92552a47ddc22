import type { Calls } from '../call';

/**
 * Monitoring a running exam, for the teachers of the school: its participants, and extra time for
 * them.
 */
export const examWatchCalls = {
  live: { method: 'GET', path: 'exam/watch/v1/live' },
  extend: { method: 'POST', path: 'exam/watch/v1/extend' },
  end: { method: 'POST', path: 'exam/watch/v1/end' },
  reopen: { method: 'POST', path: 'exam/watch/v1/reopen' },
} as const satisfies Calls;
