import type { Calls } from '../call';

/** Guardians of a school's learners under 14, and their consent. */
export const guardianCalls = {
  look: { method: 'POST', path: 'guardian/v1/look' },
  consent: { method: 'POST', path: 'guardian/v1/consent' },
  withdraw: { method: 'POST', path: 'guardian/v1/withdraw' },
} as const satisfies Calls;
