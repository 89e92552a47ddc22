import type { Calls } from '../call';

/** Requests for invoices, for platform administrators. */
export const invoiceManageCalls = {
  list: { method: 'GET', path: 'manage/invoice/v1/list' },
  issue: { method: 'PUT', path: 'manage/invoice/v1/issue' },
  upload: { method: 'POST', path: 'manage/invoice/v1/upload', body: 'multipart' },
  reject: { method: 'PUT', path: 'manage/invoice/v1/reject' },
  download: { method: 'POST', path: 'manage/invoice/v1/download' },
} as const satisfies Calls;
