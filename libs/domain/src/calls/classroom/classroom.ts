import type { Calls } from '../call';

/** A classroom is identified by its course: `/colleges?courseId=…` has no other id. */
export const classroomCalls = {
  list: { method: 'GET', path: 'classroom/v1/list' },
  detail: { method: 'GET', path: 'classroom/v1/detail' },
  myEvaluation: { method: 'GET', path: 'classroom/v1/evaluation/my' },
  evaluations: { method: 'GET', path: 'classroom/v1/evaluation/list' },
  evaluate: { method: 'PUT', path: 'classroom/v1/evaluation' },
} as const satisfies Calls;
