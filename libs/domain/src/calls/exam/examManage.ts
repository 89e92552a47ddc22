import type { Calls } from '../call';

/** The exams of a school, for its teachers: preparing them, and what may be changed afterwards. */
export const examManageCalls = {
  list: { method: 'GET', path: 'exam/manage/v1/list' },
  detail: { method: 'GET', path: 'exam/manage/v1/detail' },
  create: { method: 'POST', path: 'exam/manage/v1/create' },
  save: { method: 'POST', path: 'exam/manage/v1/save' },
  publish: { method: 'POST', path: 'exam/manage/v1/publish' },
  cancel: { method: 'POST', path: 'exam/manage/v1/cancel' },
  copy: { method: 'POST', path: 'exam/manage/v1/copy' },
  remove: { method: 'POST', path: 'exam/manage/v1/remove' },
} as const satisfies Calls;
