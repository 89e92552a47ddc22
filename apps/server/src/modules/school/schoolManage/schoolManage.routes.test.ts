import type { ManagedSchool } from '@cheese/domain/contract/school/schoolManage';
import { useTestApp } from '../../../testing/useTestApp';
import { authRoutes } from '../../people/auth/auth.routes';
import { schoolProfileRoutes } from '../schoolProfile/schoolProfile.routes';
import { schoolManageRoutes } from './schoolManage.routes';

const test = useTestApp({
  modules: { main: [schoolManageRoutes, schoolProfileRoutes, authRoutes] },
});
const at = '/doctor-cheese/manage/school/v1';
const [OPERATOR, SCHOOL_ADMIN, LEARNER] = [1, 2, 3] as const;

beforeEach(() =>
  test.given({
    people: [{ isPlatformAdmin: true }, { phone: '13800000002' }, { phone: '13800000003' }],
    organisations: [{ name: '仁心医学院' }, { name: '博爱医学院' }],
    memberships: [
      { personId: SCHOOL_ADMIN, role: 1, name: '院长' },
      { personId: LEARNER, role: 3, name: '李明', organisationId: 2 },
    ],
  }),
);

const ask = async (call: string, asked?: object, by: number = OPERATOR) =>
  (await test.ask(call, asked, { token: await test.signIn(by) })).body;
const list = async (query = '') =>
  ((await ask(`GET ${at}/list?${query}`)).data as { list: ManagedSchool[] }).list;
const suspend = (isSuspended: boolean, id = 1) =>
  ask(`PUT ${at}/suspend`, { id, isSuspended, reason: '合同到期' });

it('lists schools with their people, newest first', async () => {
  expect(await list()).toMatchObject([
    { name: '博爱医学院', administrators: 0, learners: 1 },
    { name: '仁心医学院', administrators: 1, teachers: 0, suspendedAt: null },
  ]);
  expect((await list(`keyword=${encodeURIComponent('仁')}`)).map(({ id }) => id)).toEqual([1]);
});

it('opens a school whose administrator signs in by the number and a password', async () => {
  const asked = { name: '青山医学院', adminName: '岳明', adminNumber: 'A01' };
  const { data } = await ask(`POST ${at}/add`, asked);
  const { account, password } = data as { account: string; password: string };
  const opened = await test.ask('POST /doctor-cheese/auth/v1/org-list', {
    name: account,
    pwd: password,
  });
  expect(opened.body.data).toMatchObject([{ name: '青山医学院', userName: 'A01' }]);
  expect(await ask(`POST ${at}/add`, asked)).toMatchObject({ key: 'school.nameTaken' });
});

it('suspends a school at once, and gives everything back', async () => {
  const token = await test.signIn(SCHOOL_ADMIN);
  const profile = async () =>
    (await test.ask('GET /doctor-cheese/school-profile/v1/detail', undefined, { token })).status;
  expect(await profile()).toBe(200);
  await suspend(true);
  expect(await profile()).toBe(403);
  expect((await list('state=suspended')).map(({ id }) => id)).toEqual([1]);
  await suspend(false);
  expect(await profile()).toBe(200);
  expect(await suspend(true, 9)).toMatchObject({ key: 'school.notFound' });
});

it('is for platform administrators alone', async () => {
  for (const by of [SCHOOL_ADMIN, LEARNER]) {
    expect(await ask(`GET ${at}/list`, undefined, by)).toMatchObject({ key: 'access.denied' });
  }
});
