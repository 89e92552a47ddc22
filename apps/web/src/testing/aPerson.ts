import { authCalls } from '@cheese/domain/calls/people/auth';
import { userCalls } from '@cheese/domain/calls/people/user';
import type { CompleteUserInfo, UserInfo } from '@cheese/domain/contract/people/user';
import type { FakeService } from '@cheese/api-client/testing/fakeService';

export const aUserInfo = (said: Partial<UserInfo> = {}): UserInfo => ({
  name: '王芳',
  nickname: '王医生',
  avatar: null,
  ...said,
});

export const aCompleteUser = (said: Partial<CompleteUserInfo['user']> = {}): CompleteUserInfo => ({
  user: {
    id: 1,
    userName: null,
    phoneNum: '138****5678',
    number: null,
    orgUserRole: null,
    organisation: null,
    suspendedSchools: [],
    isPlatformAdmin: false,
    mustChangePassword: false,
    ...said,
  },
  userExtend: { ...aUserInfo(), gender: 0, introduction: '' },
});

/** A user kept from an earlier visit, so the page does not ask who it is. */
export function rememberSomebody() {
  document.cookie = 'cheese-token-test=good; Path=/';
  localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  localStorage.setItem('userInfoAll', JSON.stringify(aCompleteUser()));
}

/** Every token belongs to 王医生 until the logout. */
export function fakeSignIn(service: FakeService, said: Partial<CompleteUserInfo['user']> = {}) {
  service.answers(userCalls.tokenValid, true);
  service.answers(userCalls.infoExtend, aUserInfo());
  service.answers(userCalls.infoComplete, aCompleteUser(said));
  service.answers(authCalls.logOut, null);
}
