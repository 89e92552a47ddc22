import type { Calls } from '../call';

export const certificateRecordCalls = {
  list: { method: 'GET', path: 'smreds/cre/v1/record/list' },
  revoke: { method: 'PUT', path: 'smreds/cre/v1/record/revoke' },
  export: { method: 'GET', path: 'smreds/cre/v1/record/export' },
  verify: { method: 'GET', path: 'smreds/cre/v1/verify/:number' },
} as const satisfies Calls;
