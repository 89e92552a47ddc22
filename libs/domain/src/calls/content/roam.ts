import type { Calls } from '../call';

/** The panorama tour of a teaching laboratory. */
export const roamCalls = {
  rooms: { method: 'GET', path: 'roam/v1/room/list' },
  hotspots: { method: 'GET', path: 'roam/v1/hotspot/list' },
} as const satisfies Calls;
