import type { Calls } from '../call';

/** A school's course is to be sold on the platform: its teachers ask for it. */
export const courseOfferCalls = {
  list: { method: 'GET', path: 'course/offer/v1/list' },
  make: { method: 'POST', path: 'course/offer/v1/make' },
  recall: { method: 'PUT', path: 'course/offer/v1/recall' },
} as const satisfies Calls;
