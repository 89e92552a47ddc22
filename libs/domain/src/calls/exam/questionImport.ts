import type { Calls } from '../call';

/** Questions imported from files, for teachers: reviewed before anything is saved. */
export const questionImportCalls = {
  template: { method: 'GET', path: 'question-import/v1/template' },
  begin: { method: 'POST', path: 'question-import/v1/begin', body: 'multipart' },
  list: { method: 'GET', path: 'question-import/v1/list' },
  detail: { method: 'GET', path: 'question-import/v1/detail' },
  match: { method: 'PUT', path: 'question-import/v1/match' },
  rows: { method: 'GET', path: 'question-import/v1/rows' },
  edit: { method: 'PUT', path: 'question-import/v1/edit' },
  choose: { method: 'PUT', path: 'question-import/v1/choose' },
  mend: { method: 'PUT', path: 'question-import/v1/mend' },
  faulty: { method: 'GET', path: 'question-import/v1/faulty' },
  confirm: { method: 'POST', path: 'question-import/v1/confirm' },
  undo: { method: 'PUT', path: 'question-import/v1/undo' },
  cancel: { method: 'DELETE', path: 'question-import/v1/cancel' },
} as const satisfies Calls;
