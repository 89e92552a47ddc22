import type { Calls } from '../call';

export const courseNoteCalls = {
  mine: { method: 'GET', path: 'course-note/v1/my/list' },
  published: { method: 'GET', path: 'course-note/v1/public/list' },
  add: { method: 'POST', path: 'course-note/v1/add' },
  edit: { method: 'PUT', path: 'course-note/v1/edit' },
  setVisibility: { method: 'PUT', path: 'course-note/v1/visibility' },
  remove: { method: 'DELETE', path: 'course-note/v1/delete' },
  export: { method: 'POST', path: 'course-note/v1/export' },
} as const satisfies Calls;
