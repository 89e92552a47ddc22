import type { Calls } from '../call';

export const userCalls = {
  setPassword: { method: 'PUT', path: 'user/v1/my/password' },
  replaceInitialPassword: { method: 'PUT', path: 'user/v1/my/initial-password' },
  isPasswordSet: { method: 'GET', path: 'user/v1/check-password-set' },
  infoExtend: { method: 'GET', path: 'user/v1/info/extend' },
  infoComplete: { method: 'GET', path: 'user/v1/info/complete' },
  tokenValid: { method: 'POST', path: 'user/v1/token/valid' },
  changeProfile: { method: 'PUT', path: 'user/v1/my' },
  changeIdentity: { method: 'PUT', path: 'user/v2/my/auth' },
  changeNickname: { method: 'PUT', path: 'user/v2/my/simple' },
  changePhone: { method: 'PUT', path: 'user/v1/my/phone-num' },
  bindPhone: { method: 'POST', path: 'user/v1/my/binding/phone' },
  uploadAvatar: { method: 'POST', path: 'user/v1/my/avatar', body: 'multipart' },
  halo: { method: 'GET', path: 'user/halo/v1/my' },
} as const satisfies Calls;
