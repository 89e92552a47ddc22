import type { Calls } from '../call';

/** The caller's private notes on places of a slide. */
export const slideNoteCalls = {
  list: { method: 'GET', path: 'slide-library/v1/note/list' },
  add: { method: 'POST', path: 'slide-library/v1/note' },
  edit: { method: 'PUT', path: 'slide-library/v1/note' },
  remove: { method: 'DELETE', path: 'slide-library/v1/note' },
} as const satisfies Calls;
