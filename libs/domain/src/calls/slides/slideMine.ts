import type { Calls } from '../call';

/** The caller's slide libraries and viewing history. */
export const slideMineCalls = {
  libraries: { method: 'GET', path: 'slide-library/v1/mine/library/list' },
  looked: { method: 'GET', path: 'slide-library/v1/mine/slide/list' },
  remember: { method: 'PUT', path: 'slide-library/v1/mine/view' },
} as const satisfies Calls;
