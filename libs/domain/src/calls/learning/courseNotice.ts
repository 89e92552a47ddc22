import type { Calls } from '../call';

/** 课程通知: teachers' announcements to all learners of a course. */
export const courseNoticeCalls = {
  list: { method: 'GET', path: 'course-notice/v1/list' },
  taught: { method: 'GET', path: 'course-notice/v1/taught/list' },
  send: { method: 'POST', path: 'course-notice/v1/add' },
  edit: { method: 'PUT', path: 'course-notice/v1/edit' },
  remove: { method: 'DELETE', path: 'course-notice/v1/delete' },
} as const satisfies Calls;
