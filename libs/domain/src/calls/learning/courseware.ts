import type { Calls } from '../call';

export const coursewareCalls = {
  list: { method: 'GET', path: 'courseware/v1/list' },
  detail: { method: 'GET', path: 'courseware/v1/detail' },
  soldApart: { method: 'GET', path: 'courseware/v1/sold-apart' },
  progress: { method: 'GET', path: 'courseware/v1/progress' },
  learnStart: { method: 'POST', path: 'courseware/v1/learn/start' },
  learnEnd: { method: 'POST', path: 'courseware/v1/learn/end' },
  learnRefresh: { method: 'POST', path: 'courseware/v1/learn/refresh' },
} as const satisfies Calls;
