import type { Calls } from '../call';

/** The tasks on a slide, for its teachers. */
export const slideTaskMakingCalls = {
  list: { method: 'GET', path: 'slide-task-making/v1/list' },
  add: { method: 'POST', path: 'slide-task-making/v1' },
  edit: { method: 'PUT', path: 'slide-task-making/v1' },
  order: { method: 'PUT', path: 'slide-task-making/v1/order' },
  remove: { method: 'DELETE', path: 'slide-task-making/v1' },
} as const satisfies Calls;
