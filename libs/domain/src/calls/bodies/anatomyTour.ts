import type { Calls } from '../call';

export const anatomyTourCalls = {
  list: { method: 'GET', path: 'anatomy/v1/tour/list' },
  add: { method: 'POST', path: 'anatomy/v1/tour' },
  edit: { method: 'PUT', path: 'anatomy/v1/tour' },
  setVisibility: { method: 'PUT', path: 'anatomy/v1/tour/visibility' },
  remove: { method: 'DELETE', path: 'anatomy/v1/tour' },
} as const satisfies Calls;
