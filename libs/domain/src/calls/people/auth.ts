import type { Calls } from '../call';

export const authCalls = {
  loginByPassword: { method: 'POST', path: 'auth/v1/login/pp' },
  loginByCode: { method: 'POST', path: 'auth/v1/login/pn' },
  loginBySchoolAccount: { method: 'POST', path: 'auth/v1/login/uno' },
  sendCode: { method: 'GET', path: 'auth/v1/sms/vc' },
  organisationsByPassword: { method: 'POST', path: 'auth/v1/org-list' },
  organisationsByName: { method: 'GET', path: 'auth/v1/org-list' },
  puzzle: { method: 'GET', path: 'auth/v1/puzzle' },
  solvePuzzle: { method: 'POST', path: 'auth/v1/puzzle' },
  logOut: { method: 'POST', path: 'auth/v1/logout' },
} as const satisfies Calls;
