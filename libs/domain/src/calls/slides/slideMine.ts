import type { Calls } from '../call';

/** What somebody owns of slides, and where they looked last. */
export const slideMineCalls = {
  libraries: { method: 'GET', path: 'slide-library/v1/mine/library/list' },
  looked: { method: 'GET', path: 'slide-library/v1/mine/slide/list' },
  remember: { method: 'PUT', path: 'slide-library/v1/mine/view' },
} as const satisfies Calls;
