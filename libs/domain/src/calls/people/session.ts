import type { Calls } from '../call';

export const sessionCalls = {
  list: { method: 'GET', path: 'user/v1/session/list' },
  revoke: { method: 'DELETE', path: 'user/v1/session/delete' },
  revokeOthers: { method: 'DELETE', path: 'user/v1/session/delete-others' },
} as const satisfies Calls;
