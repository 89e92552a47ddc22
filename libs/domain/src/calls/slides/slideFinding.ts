import type { Calls } from '../call';

/** Findings on a slide, written on a form that a teacher made. */
export const slideFindingCalls = {
  list: { method: 'GET', path: 'slide-finding/v1/list' },
  handIn: { method: 'POST', path: 'slide-finding/v1/hand-in' },
  takeBack: { method: 'POST', path: 'slide-finding/v1/take-back' },
} as const satisfies Calls;
