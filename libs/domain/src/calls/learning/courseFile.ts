import type { Calls } from '../call';

/** A course as one file, for backup or for import by another author. */
export const courseFileCalls = {
  make: { method: 'POST', path: 'course/file/v1/make' },
  begin: { method: 'POST', path: 'course/file/v1/import/begin' },
  goOn: { method: 'PUT', path: 'course/file/v1/import/go-on' },
  finish: { method: 'PUT', path: 'course/file/v1/import/finish' },
  detail: { method: 'GET', path: 'course/file/v1/import/detail' },
  cancel: { method: 'PUT', path: 'course/file/v1/import/cancel' },
} as const satisfies Calls;
