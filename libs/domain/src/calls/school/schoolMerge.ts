import type { Calls } from '../call';

/** One school becomes part of another, for platform administrators. */
export const schoolMergeCalls = {
  preview: { method: 'GET', path: 'manage/school-merge/v1/preview' },
  export: { method: 'GET', path: 'manage/school-merge/v1/export' },
  merge: { method: 'POST', path: 'manage/school-merge/v1/merge' },
} as const satisfies Calls;
