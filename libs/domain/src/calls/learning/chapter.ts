import type { Calls } from '../call';

export const chapterCalls = {
  list: { method: 'GET', path: 'chapter/v1/list' },
  detail: { method: 'GET', path: 'chapter/v1/detail' },
} as const satisfies Calls;
