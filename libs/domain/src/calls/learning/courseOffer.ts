import type { Calls } from '../call';

/** Teachers' requests to sell a school's course on the platform. */
export const courseOfferCalls = {
  list: { method: 'GET', path: 'course/offer/v1/list' },
  make: { method: 'POST', path: 'course/offer/v1/make' },
  recall: { method: 'PUT', path: 'course/offer/v1/recall' },
} as const satisfies Calls;
