import type { Calls } from '../call';

/** The papers of a school, for its teachers. */
export const paperManageCalls = {
  list: { method: 'GET', path: 'exam/paper/v1/list' },
  detail: { method: 'GET', path: 'exam/paper/v1/detail' },
  sources: { method: 'GET', path: 'exam/paper/v1/source/list' },
  pick: { method: 'POST', path: 'exam/paper/v1/pick' },
  draw: { method: 'POST', path: 'exam/paper/v1/draw' },
  made: { method: 'GET', path: 'exam/paper/v1/made' },
  create: { method: 'POST', path: 'exam/paper/v1/create' },
  save: { method: 'POST', path: 'exam/paper/v1/save' },
  copy: { method: 'POST', path: 'exam/paper/v1/copy' },
  archive: { method: 'POST', path: 'exam/paper/v1/archive' },
  export: { method: 'GET', path: 'exam/paper/v1/export' },
} as const satisfies Calls;
