import type { Calls } from '../call';

export const annotationCalls = {
  list: { method: 'GET', path: 'annotation/v1/list' },
  shapes: { method: 'GET', path: 'annotation/v1/shape/list' },
  add: { method: 'POST', path: 'annotation/v1' },
  edit: { method: 'PUT', path: 'annotation/v1' },
  remove: { method: 'DELETE', path: 'annotation/v1' },
  setVisibility: { method: 'PUT', path: 'annotation/v1/visibility' },
} as const satisfies Calls;
