import type { Calls } from '../call';

export const tagCalls = {
  list: { method: 'GET', path: 'data-tag/v1/list' },
  majors: { method: 'GET', path: 'data-tag/v1/group/major' },
  groups: { method: 'GET', path: 'data-tag/v1/group/list' },
  courseGroups: { method: 'GET', path: 'data-tag/v1/group/course' },
  byKeyword: { method: 'GET', path: 'data-tag/v1/list/by/keyword' },
  chosen: { method: 'GET', path: 'user/tag/v1' },
  choose: { method: 'POST', path: 'user/tag/v1' },
} as const satisfies Calls;
