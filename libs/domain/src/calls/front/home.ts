import type { Calls } from '../call';

export const homeCalls = {
  blocks: { method: 'GET', path: 'home/v1/blocks' },
} as const satisfies Calls;
