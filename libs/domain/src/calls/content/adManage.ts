import type { Calls } from '../call';

/** Banners and ads by their place, for platform administrators. */
export const adManageCalls = {
  list: { method: 'GET', path: 'manage/ad/v1/list' },
  save: { method: 'POST', path: 'manage/ad/v1/save' },
  order: { method: 'PUT', path: 'manage/ad/v1/order' },
  remove: { method: 'DELETE', path: 'manage/ad/v1/remove' },
} as const satisfies Calls;
