import type { Calls } from '../call';

export const specimenCalls = {
  list: { method: 'GET', path: 'specimen/v1/list' },
  detail: { method: 'GET', path: 'specimen/v1/detail' },
  models: { method: 'GET', path: 'specimen/v1/model/list' },
  structures: { method: 'GET', path: 'specimen/v1/structure/list' },
  hotspots: { method: 'GET', path: 'specimen/v1/hotspot/list' },
} as const satisfies Calls;
