import type { Calls } from '../call';

export const firstAidCalls = {
  downloadPath: { method: 'GET', path: 'first-aid/v1/download-path' },
} as const satisfies Calls;
