import type { Calls } from '../call';

/** Courses of schools that are to be sold on the platform, for who runs it. */
export const courseOfferManageCalls = {
  list: { method: 'GET', path: 'manage/courseOffer/v1/list' },
  approve: { method: 'PUT', path: 'manage/courseOffer/v1/approve' },
  changes: { method: 'GET', path: 'manage/courseOffer/v1/changes' },
  renew: { method: 'PUT', path: 'manage/courseOffer/v1/renew' },
  decline: { method: 'PUT', path: 'manage/courseOffer/v1/decline' },
} as const satisfies Calls;
