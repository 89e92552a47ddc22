import type { Calls } from '../call';

/** Schools' applications to teach with the platform, for platform administrators. */
export const cloudTeachManageCalls = {
  list: { method: 'GET', path: 'manage/cloudTeach/v1/list' },
  phone: { method: 'POST', path: 'manage/cloudTeach/v1/phone' },
  contact: { method: 'PUT', path: 'manage/cloudTeach/v1/contact' },
  open: { method: 'PUT', path: 'manage/cloudTeach/v1/open' },
  decline: { method: 'PUT', path: 'manage/cloudTeach/v1/decline' },
} as const satisfies Calls;
