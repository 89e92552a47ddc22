import type { Calls } from '../call';

export const imageAdjustmentCalls = {
  detail: { method: 'GET', path: 'image-adjustment/v1' },
  save: { method: 'PUT', path: 'image-adjustment/v1' },
} as const satisfies Calls;
