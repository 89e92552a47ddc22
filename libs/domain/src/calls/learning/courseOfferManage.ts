import type { Calls } from '../call';

/** Schools' requests to sell a course on the platform, for platform administrators. */
export const courseOfferManageCalls = {
  list: { method: 'GET', path: 'manage/courseOffer/v1/list' },
  approve: { method: 'PUT', path: 'manage/courseOffer/v1/approve' },
  changes: { method: 'GET', path: 'manage/courseOffer/v1/changes' },
  renew: { method: 'PUT', path: 'manage/courseOffer/v1/renew' },
  decline: { method: 'PUT', path: 'manage/courseOffer/v1/decline' },
} as const satisfies Calls;
