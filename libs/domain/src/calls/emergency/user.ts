import type { Calls } from '../call';

export const userCalls = {
  infoExtend: { method: 'GET', path: 'user/v1/info/extend' },
  tokenValid: { method: 'POST', path: 'smreds/user/v1/token/valid' },
  setPassword: { method: 'PUT', path: 'smreds/user/v1/my/password' },
} as const satisfies Calls;
