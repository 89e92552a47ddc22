import type { Calls } from '../call';

/** The people something is meant for: chosen by a teacher, or joined with a code. */
export const audienceCalls = {
  people: { method: 'GET', path: 'audience/v1/people' },
  groups: { method: 'GET', path: 'audience/v1/groups' },
  countGroups: { method: 'POST', path: 'audience/v1/count-groups' },
  match: { method: 'POST', path: 'audience/v1/match' },
  matchSheet: { method: 'POST', path: 'audience/v1/match-sheet', body: 'multipart' },
  detail: { method: 'GET', path: 'audience/v1/detail' },
  renewCode: { method: 'PUT', path: 'audience/v1/renew-code' },
  join: { method: 'POST', path: 'audience/v1/join' },
} as const satisfies Calls;
