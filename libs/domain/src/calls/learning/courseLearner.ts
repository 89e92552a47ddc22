import type { Calls } from '../call';

/** The learners of a course, for its teachers. */
export const courseLearnerCalls = {
  overview: { method: 'GET', path: 'course-learner/v1/overview' },
  list: { method: 'GET', path: 'course-learner/v1/list' },
  one: { method: 'GET', path: 'course-learner/v1/detail' },
  items: { method: 'GET', path: 'course-learner/v1/item/list' },
  curve: { method: 'GET', path: 'course-learner/v1/item/curve' },
  export: { method: 'POST', path: 'course-learner/v1/export' },
  remind: { method: 'POST', path: 'course-learner/v1/remind' },
  riskWaiting: { method: 'GET', path: 'course-learner/v1/risk/waiting' },
  remindAtRisk: { method: 'POST', path: 'course-learner/v1/risk/remind' },
} as const satisfies Calls;
