import type { Calls } from '../call';

/** People brought onto a school's roll, or taken off it, many at a time. */
export const memberImportCalls = {
  template: { method: 'GET', path: 'school/v1/member-import/template' },
  groups: { method: 'GET', path: 'school/v1/member-import/groups' },
  preview: { method: 'POST', path: 'school/v1/member-import/preview', body: 'multipart' },
  leave: { method: 'POST', path: 'school/v1/member-import/leave' },
  leaveByFile: { method: 'POST', path: 'school/v1/member-import/leave-by-file', body: 'multipart' },
  list: { method: 'GET', path: 'school/v1/member-import/list' },
  export: { method: 'GET', path: 'school/v1/member-import/export' },
  detail: { method: 'GET', path: 'school/v1/member-import/detail' },
  rows: { method: 'GET', path: 'school/v1/member-import/rows' },
  faulty: { method: 'GET', path: 'school/v1/member-import/faulty' },
  confirm: { method: 'POST', path: 'school/v1/member-import/confirm' },
  renewPasswords: { method: 'POST', path: 'school/v1/member-import/renew-passwords' },
  undo: { method: 'POST', path: 'school/v1/member-import/undo' },
  cancel: { method: 'DELETE', path: 'school/v1/member-import/cancel' },
} as const satisfies Calls;
