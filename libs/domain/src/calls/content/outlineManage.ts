import type { Calls } from '../call';

/** The entries of the resource dropdown, for platform administrators. */
export const outlineManageCalls = {
  list: { method: 'GET', path: 'manage/outline/v1/list' },
  save: { method: 'POST', path: 'manage/outline/v1/save' },
  order: { method: 'PUT', path: 'manage/outline/v1/order' },
  remove: { method: 'DELETE', path: 'manage/outline/v1/remove' },
} as const satisfies Calls;
