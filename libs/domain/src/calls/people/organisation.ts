import type { Calls } from '../call';

export const organisationCalls = {
  main: { method: 'GET', path: 'org/v1/simple/main' },
} as const satisfies Calls;
