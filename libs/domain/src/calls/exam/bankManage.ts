import type { Calls } from '../call';

/** Question banks, for teachers. */
export const bankManageCalls = {
  list: { method: 'GET', path: 'bank-manage/v1/list' },
  detail: { method: 'GET', path: 'bank-manage/v1/detail' },
  create: { method: 'POST', path: 'bank-manage/v1/create' },
  edit: { method: 'PUT', path: 'bank-manage/v1/edit' },
  archive: { method: 'PUT', path: 'bank-manage/v1/archive' },
  addChapter: { method: 'POST', path: 'bank-manage/v1/chapter/add' },
  renameChapter: { method: 'PUT', path: 'bank-manage/v1/chapter/rename' },
  moveChapter: { method: 'PUT', path: 'bank-manage/v1/chapter/move' },
  removeChapter: { method: 'DELETE', path: 'bank-manage/v1/chapter/remove' },
} as const satisfies Calls;
