import type { Calls } from '../call';

/** Tests and homework of a classroom. */
export const classroomTestCalls = {
  list: { method: 'GET', path: 'classroom-test/v1/list' },
  detail: { method: 'GET', path: 'classroom-test/v1/detail' },
  handIn: { method: 'POST', path: 'classroom-test/v1/hand-in' },
  review: { method: 'GET', path: 'classroom-test/v1/review' },
  publish: { method: 'POST', path: 'classroom-test/v1/publish' },
  remove: { method: 'DELETE', path: 'classroom-test/v1/delete' },
  submissions: { method: 'GET', path: 'classroom-test/v1/submission/list' },
  submission: { method: 'GET', path: 'classroom-test/v1/submission/detail' },
  grade: { method: 'PUT', path: 'classroom-test/v1/submission/grade' },
} as const satisfies Calls;
