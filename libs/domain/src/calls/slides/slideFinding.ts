import type { Calls } from '../call';

/** A learner's findings on a slide, written on a teacher's form. */
export const slideFindingCalls = {
  list: { method: 'GET', path: 'slide-finding/v1/list' },
  handIn: { method: 'POST', path: 'slide-finding/v1/hand-in' },
  takeBack: { method: 'POST', path: 'slide-finding/v1/take-back' },
} as const satisfies Calls;
