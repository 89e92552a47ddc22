import type { Calls } from '../call';

/** The zone of a partner school (`/luohe`). */
export const luoheCalls = {
  zone: { method: 'GET', path: 'luohe/v1/zone' },
  list: { method: 'GET', path: 'luohe/v1/list' },
  detail: { method: 'GET', path: 'luohe/v1/detail' },
} as const satisfies Calls;
