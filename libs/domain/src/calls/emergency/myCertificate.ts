import type { Calls } from '../call';

export const myCertificateCalls = {
  progress: { method: 'GET', path: 'smreds/cre/v1/my/progress' },
  claim: { method: 'POST', path: 'smreds/cre/v1/my/claim' },
  list: { method: 'GET', path: 'smreds/cre/v1/my/list' },
  get: { method: 'GET', path: 'smreds/cre/v1/my/get/:number' },
} as const satisfies Calls;
