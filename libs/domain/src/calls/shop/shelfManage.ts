import type { Calls } from '../call';

/** What stands in the shop window, where, and under which tags, for who runs the platform. */
export const shelfManageCalls = {
  list: { method: 'GET', path: 'manage/shelf/v1/list' },
  putOn: { method: 'PUT', path: 'manage/shelf/v1/putOn' },
  takeOff: { method: 'PUT', path: 'manage/shelf/v1/takeOff' },
  weigh: { method: 'PUT', path: 'manage/shelf/v1/weigh' },
  label: { method: 'PUT', path: 'manage/shelf/v1/label' },
} as const satisfies Calls;
