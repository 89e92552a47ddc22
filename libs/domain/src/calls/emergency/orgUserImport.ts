import type { Calls } from '../call';

export const orgUserImportCalls = {
  template: { method: 'GET', path: 'smreds/org-user/v1/import/template' },
  preview: { method: 'POST', path: 'smreds/org-user/v1/import/preview', body: 'multipart' },
  rows: { method: 'GET', path: 'smreds/org-user/v1/import/rows' },
  confirm: { method: 'POST', path: 'smreds/org-user/v1/import/confirm' },
  state: { method: 'GET', path: 'smreds/org-user/v1/import/state' },
  cancel: { method: 'DELETE', path: 'smreds/org-user/v1/import/delete' },
} as const satisfies Calls;
