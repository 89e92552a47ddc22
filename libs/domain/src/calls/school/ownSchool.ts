import type { Calls } from '../call';

/** The schools that somebody belongs to, and the one in which they are now. */
export const ownSchoolCalls = {
  list: { method: 'GET', path: 'own-school/v1/list' },
  enter: { method: 'POST', path: 'own-school/v1/enter' },
  leave: { method: 'POST', path: 'own-school/v1/leave' },
} as const satisfies Calls;
