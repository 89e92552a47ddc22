import type { Calls } from '../call';

/** The caller's private notes on parts of models. */
export const anatomyNoteCalls = {
  list: { method: 'GET', path: 'anatomy/v1/note/list' },
  mine: { method: 'GET', path: 'anatomy/v1/note/mine/list' },
  add: { method: 'POST', path: 'anatomy/v1/note' },
  edit: { method: 'PUT', path: 'anatomy/v1/note' },
  remove: { method: 'DELETE', path: 'anatomy/v1/note' },
} as const satisfies Calls;
