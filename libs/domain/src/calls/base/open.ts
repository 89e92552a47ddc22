import type { Calls } from '../call';

export const openCalls = {
  generateIds: { method: 'GET', path: 'open/v1/generate/id' },
  oss: { method: 'GET', path: 'open/v1/oss' },
} as const satisfies Calls;
