import type { Calls } from '../call';

export const resourceCalls = {
  ground: { method: 'GET', path: 'resource/v1/ground' },
} as const satisfies Calls;
