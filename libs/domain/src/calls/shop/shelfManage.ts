import type { Calls } from '../call';

/** Products on sale, with their place and tags, for platform administrators. */
export const shelfManageCalls = {
  list: { method: 'GET', path: 'manage/shelf/v1/list' },
  putOn: { method: 'PUT', path: 'manage/shelf/v1/putOn' },
  takeOff: { method: 'PUT', path: 'manage/shelf/v1/takeOff' },
  weigh: { method: 'PUT', path: 'manage/shelf/v1/weigh' },
  label: { method: 'PUT', path: 'manage/shelf/v1/label' },
} as const satisfies Calls;
