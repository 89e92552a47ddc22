import type { Calls } from '../call';

export const authCalls = {
  loginByPassword: { method: 'POST', path: 'auth/v1/login/pp' },
  loginByCode: { method: 'POST', path: 'auth/v1/login/pn' },
  sendCode: { method: 'GET', path: 'auth/v1/sms/vc' },
  puzzle: { method: 'GET', path: 'smreds/auth/v1/puzzle' },
  solvePuzzle: { method: 'POST', path: 'smreds/auth/v1/puzzle' },
  logOut: { method: 'POST', path: 'smreds/auth/v1/logout' },
} as const satisfies Calls;
