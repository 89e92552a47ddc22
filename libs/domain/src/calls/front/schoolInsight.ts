import type { Calls } from '../call';

/** What the people of a school do in a term, in figures. */
export const schoolInsightCalls = {
  overview: { method: 'GET', path: 'school-insight/v1/overview' },
  groups: { method: 'GET', path: 'school-insight/v1/groups' },
  people: { method: 'GET', path: 'school-insight/v1/people' },
  export: { method: 'GET', path: 'school-insight/v1/export' },
  mine: { method: 'GET', path: 'school-insight/v1/mine' },
} as const satisfies Calls;
