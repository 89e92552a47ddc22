import type { Calls } from '../call';

/** A classroom is a teaching class: the `courseId` of `/colleges?courseId=…` is its number. */
export const classroomCalls = {
  list: { method: 'GET', path: 'classroom/v1/list' },
  detail: { method: 'GET', path: 'classroom/v1/detail' },
  studyData: { method: 'GET', path: 'classroom/v1/study-data' },
  courses: { method: 'GET', path: 'classroom/v1/course/list' },
  setCourse: { method: 'PUT', path: 'classroom/v1/course' },
  myEvaluation: { method: 'GET', path: 'classroom/v1/evaluation/my' },
  evaluations: { method: 'GET', path: 'classroom/v1/evaluation/list' },
  evaluate: { method: 'PUT', path: 'classroom/v1/evaluation' },
} as const satisfies Calls;
