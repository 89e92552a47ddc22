import type { FakeService } from '@cheese/api-client/testing/fakeService';
import { authCalls } from '@cheese/domain/calls/emergency/auth';
import { myCertificateCalls } from '@cheese/domain/calls/emergency/myCertificate';
import { quizCalls } from '@cheese/domain/calls/emergency/quiz';
import { userCalls } from '@cheese/domain/calls/emergency/user';
import type { EmergencyUser } from '@cheese/domain/contract/emergency/user';

export const aTrainee: EmergencyUser = {
  id: 1,
  name: '苏念',
  avatar: null,
  role: 3,
  orgName: '示例公益中心',
};
export const aManager: EmergencyUser = {
  id: 2,
  name: '梁思源',
  avatar: null,
  role: 2,
  orgName: '示例公益中心',
};

/** The fake service accepts any token as this user's until the sign-out. */
export function knows(service: FakeService, person: EmergencyUser) {
  service.answers(userCalls.tokenValid, true);
  service.answers(userCalls.infoExtend, person);
  service.answers(authCalls.logOut, null);
  // Default answers for the home page; a test may override them.
  service.answers(quizCalls.current, null);
  service.answers(myCertificateCalls.progress, []);
}
