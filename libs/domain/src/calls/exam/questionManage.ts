import type { Calls } from '../call';

/** The questions of banks, for teachers. */
export const questionManageCalls = {
  list: { method: 'GET', path: 'question-manage/v1/list' },
  detail: { method: 'GET', path: 'question-manage/v1/detail' },
  save: { method: 'POST', path: 'question-manage/v1/save' },
  history: { method: 'GET', path: 'question-manage/v1/history' },
  restore: { method: 'PUT', path: 'question-manage/v1/restore' },
  twins: { method: 'GET', path: 'question-manage/v1/twins' },
  move: { method: 'PUT', path: 'question-manage/v1/batch/move' },
  tag: { method: 'PUT', path: 'question-manage/v1/batch/tag' },
  grade: { method: 'PUT', path: 'question-manage/v1/batch/grade' },
  remove: { method: 'POST', path: 'question-manage/v1/batch/remove' },
  copy: { method: 'POST', path: 'question-manage/v1/batch/copy' },
  undo: { method: 'PUT', path: 'question-manage/v1/batch/undo' },
  reports: { method: 'GET', path: 'question-manage/v1/report/list' },
  settle: { method: 'PUT', path: 'question-manage/v1/report/settle' },
} as const satisfies Calls;
