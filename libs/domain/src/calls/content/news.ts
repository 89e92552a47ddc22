import type { Calls } from '../call';

export const newsCalls = {
  list: { method: 'GET', path: 'news/v1/list' },
  detail: { method: 'GET', path: 'news/v1/detail' },
} as const satisfies Calls;
