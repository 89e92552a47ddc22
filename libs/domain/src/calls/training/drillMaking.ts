import type { Calls } from '../call';

/** Drill editing, for teachers of a school and platform administrators. */
export const drillMakingCalls = {
  list: { method: 'GET', path: 'drill-making/v1/list' },
  detail: { method: 'GET', path: 'drill-making/v1/detail' },
  create: { method: 'POST', path: 'drill-making/v1' },
  takeFile: { method: 'POST', path: 'drill-making/v1/file' },
  save: { method: 'PUT', path: 'drill-making/v1' },
  check: { method: 'POST', path: 'drill-making/v1/check' },
  publish: { method: 'PUT', path: 'drill-making/v1/published' },
  withdraw: { method: 'PUT', path: 'drill-making/v1/withdrawn' },
  versions: { method: 'GET', path: 'drill-making/v1/version/list' },
  version: { method: 'GET', path: 'drill-making/v1/version' },
  remove: { method: 'DELETE', path: 'drill-making/v1' },
} as const satisfies Calls;
