import { authCalls } from '@cheese/domain/calls/people/auth';
import { userCalls } from '@cheese/domain/calls/people/user';
import { ownSchoolCalls } from '@cheese/domain/calls/school/ownSchool';
import { schoolProfileCalls } from '@cheese/domain/calls/school/schoolProfile';
import type { CompleteUserInfo } from '@cheese/domain/contract/people/user';
import { password } from '../../../testing/calls/signingIn';
import { useTestApp } from '../../../testing/useTestApp';
import { urlOf } from '../../../testing/useRosters';
import { userRoutes } from '../../people/account/user.routes';
import { authRoutes } from '../../people/auth/auth.routes';
import { ownSchoolRoutes } from '../ownSchool/ownSchool.routes';
import { schoolProfileRoutes } from '../schoolProfile/schoolProfile.routes';
import { schoolManageRoutes } from './schoolManage.routes';

const modules = [authRoutes, userRoutes, ownSchoolRoutes, schoolManageRoutes, schoolProfileRoutes];
const test = useTestApp({ modules: { main: modules } });
const [OPERATOR, ONE, BOTH, OTHER] = [1, 2, 3, 4] as const;

beforeEach(() =>
  test.given({
    people: [
      { phone: '13800000001', isPlatformAdmin: true },
      { phone: null, password },
      { phone: '13800000003', password },
      { phone: null, password },
    ],
    organisations: [{ name: '仁心医学院' }, { name: '博爱医学院' }],
    memberships: [
      { personId: ONE, role: 1, name: '钱院长', number: 'A1', account: 'A1' },
      { personId: BOTH, role: 1, name: '王老师', number: 'T1', account: 'T1' },
      { personId: BOTH, role: 3, name: '王老师', number: 'S9', account: 'S9', organisationId: 2 },
      { personId: OTHER, role: 1, name: '孙院长', number: 'A1', account: 'A1', organisationId: 2 },
    ],
  }),
);

const suspend = async (isSuspended: boolean) => {
  const asked = { id: 1, isSuspended, reason: '合同到期' };
  const token = await test.signIn(OPERATOR);
  await test.ask('PUT /doctor-cheese/manage/school/v1/suspend', asked, { token });
};
const bySchool = (username: string, orgId = 1) =>
  test.ask(`POST ${urlOf(authCalls.loginBySchoolAccount)}`, {
    loginPlatform: 1,
    expireTime: 3600,
    orgId,
    username,
    password,
  });
const tokenOf = async (answered: ReturnType<typeof bySchool>) =>
  ((await answered).body.data as { token: string }).token;
const look = async (call: { path: string }, token: string) =>
  (await test.ask(`GET ${urlOf(call)}`, undefined, { token })).body;
const userOf = async (token: string) =>
  ((await look(userCalls.infoComplete, token)).data as CompleteUserInfo).user;

it('is said after the sign-in to its people alone, who come in as people of no school', async () => {
  await suspend(true);
  const token = await tokenOf(bySchool('A1'));
  expect(await userOf(token)).toMatchObject({
    organisation: null,
    suspendedSchools: ['仁心医学院'],
  });
  expect(await userOf(await tokenOf(bySchool('A1', 2)))).toMatchObject({
    organisation: { name: '博爱医学院' },
    suspendedSchools: [],
  });
  await suspend(false);
  expect(await userOf(token)).toMatchObject({
    organisation: { name: '仁心医学院' },
    suspendedSchools: [],
  });
});

it('is the reason of what they are refused, also for those who have another school', async () => {
  const tokens = [await tokenOf(bySchool('A1')), await tokenOf(bySchool('T1'))];
  await suspend(true);
  for (const token of tokens) {
    expect((await look(schoolProfileCalls.detail, token)).key).toBe('school.suspended');
  }
  const learner = await tokenOf(bySchool('S9', 2));
  expect((await look(schoolProfileCalls.detail, learner)).key).toBe('access.denied');
});

it('shows in the list of schools, and cannot be entered', async () => {
  await suspend(true);
  const token = await tokenOf(bySchool('T1'));
  expect((await look(ownSchoolCalls.list, token)).data).toMatchObject([
    { name: '博爱医学院', isHere: true, isSuspended: false },
    { name: '仁心医学院', isHere: false, isSuspended: true },
  ]);
  const { body } = await test.ask(
    `POST ${urlOf(ownSchoolCalls.enter)}`,
    { mainOrgId: 1 },
    { token },
  );
  expect(body.key).toBe('ownSchool.suspended');
});

it('is told nobody with a wrong password', async () => {
  await suspend(true);
  expect((await bySchool('A9')).body.key).toBe('login.wrong');
});
