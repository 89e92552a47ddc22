import type { Calls } from '../call';

/** Tasks on a slide, marked by the server. */
export const slideTaskCalls = {
  list: { method: 'GET', path: 'slide-task/v1/list' },
  handIn: { method: 'POST', path: 'slide-task/v1/hand-in' },
  tries: { method: 'GET', path: 'slide-task/v1/tries' },
} as const satisfies Calls;
