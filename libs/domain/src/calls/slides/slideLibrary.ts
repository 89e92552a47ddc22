import type { Calls } from '../call';

export const slideLibraryCalls = {
  list: { method: 'GET', path: 'slide-library/v1/list' },
  detail: { method: 'GET', path: 'slide-library/v1/detail' },
  directory: { method: 'GET', path: 'slide-library/v1/directory' },
  viewCount: { method: 'POST', path: 'slide-library/v1/view-count' },
} as const satisfies Calls;
