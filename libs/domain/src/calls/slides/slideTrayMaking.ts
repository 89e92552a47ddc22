import type { Calls } from '../call';

/** The slide trays of a school, for its teachers. */
export const slideTrayMakingCalls = {
  list: { method: 'GET', path: 'slide-tray-making/v1/list' },
  detail: { method: 'GET', path: 'slide-tray-making/v1/detail' },
  add: { method: 'POST', path: 'slide-tray-making/v1' },
  edit: { method: 'PUT', path: 'slide-tray-making/v1' },
  remove: { method: 'DELETE', path: 'slide-tray-making/v1' },
} as const satisfies Calls;
