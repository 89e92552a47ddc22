import type { Calls } from '../call';

/** 师生问答: learners ask about a course, its teachers answer. */
export const courseQuestionCalls = {
  list: { method: 'GET', path: 'course-question/v1/list' },
  mine: { method: 'GET', path: 'course-question/v1/my/list' },
  waiting: { method: 'GET', path: 'course-question/v1/waiting/list' },
  taught: { method: 'GET', path: 'course-question/v1/taught/list' },
  detail: { method: 'GET', path: 'course-question/v1/detail' },
  ask: { method: 'POST', path: 'course-question/v1/add' },
  edit: { method: 'PUT', path: 'course-question/v1/edit' },
  remove: { method: 'DELETE', path: 'course-question/v1/delete' },
  accept: { method: 'PUT', path: 'course-question/v1/accept' },
  answers: { method: 'GET', path: 'course-question/v1/answer/list' },
  answer: { method: 'POST', path: 'course-question/v1/answer/add' },
  editAnswer: { method: 'PUT', path: 'course-question/v1/answer/edit' },
  removeAnswer: { method: 'DELETE', path: 'course-question/v1/answer/delete' },
} as const satisfies Calls;
