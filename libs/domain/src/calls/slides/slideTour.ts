import type { Calls } from '../call';

export const slideTourCalls = {
  list: { method: 'GET', path: 'slide-library/v1/tour/list' },
  add: { method: 'POST', path: 'slide-library/v1/tour' },
  edit: { method: 'PUT', path: 'slide-library/v1/tour' },
  setVisibility: { method: 'PUT', path: 'slide-library/v1/tour/visibility' },
  remove: { method: 'DELETE', path: 'slide-library/v1/tour' },
} as const satisfies Calls;
