import type { Calls } from '../call';

export const courseCalls = {
  detailV1: { method: 'GET', path: 'course/v1/detail' },
  detail: { method: 'GET', path: 'course/v3/detail' },
  directory: { method: 'GET', path: 'course/v1/directory' },
  introduction: { method: 'GET', path: 'course/v1/introduction' },
  teachers: { method: 'GET', path: 'course/v1/teacher/list' },
  recommended: { method: 'GET', path: 'course/v1/recommend/list' },
  hot: { method: 'GET', path: 'course/v1/hot/list' },
  learnList: { method: 'GET', path: 'course/v1/learn/list' },
  teacher: { method: 'GET', path: 'course/v1/teacher/detail' },
  cardFacts: { method: 'GET', path: 'course/v1/card/facts' },
  studyData: { method: 'GET', path: 'course/v1/study-data' },
} as const satisfies Calls;
