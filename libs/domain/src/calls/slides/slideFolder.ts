import type { Calls } from '../call';

/** The folders of a slide library, for its owners. */
export const slideFolderCalls = {
  list: { method: 'GET', path: 'slide-making/v1/folder/list' },
  add: { method: 'POST', path: 'slide-making/v1/folder' },
  rename: { method: 'PUT', path: 'slide-making/v1/folder/name' },
  move: { method: 'PUT', path: 'slide-making/v1/folder/place' },
  remove: { method: 'DELETE', path: 'slide-making/v1/folder' },
} as const satisfies Calls;
