import type { Calls } from '../call';

export const scanCalls = {
  login: { method: 'POST', path: 'user/v3/scan/login', body: 'form' },
  submit: { method: 'POST', path: 'user/v3/submit/login', body: 'form' },
  cancel: { method: 'POST', path: 'user/v3/cancel/login', body: 'form' },
  complete: { method: 'POST', path: 'user/v3/scan/complete', body: 'form' },
} as const satisfies Calls;
