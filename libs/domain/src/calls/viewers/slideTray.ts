import type { Calls } from '../call';

/** Sets of slides, laid out for an audience. */
export const slideTrayCalls = {
  list: { method: 'GET', path: 'slide-tray/v1/list' },
  detail: { method: 'GET', path: 'slide-tray/v1/detail' },
} as const satisfies Calls;
