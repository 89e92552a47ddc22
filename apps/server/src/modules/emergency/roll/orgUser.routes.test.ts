import type { OrgUser } from '@cheese/domain/contract/emergency/orgUser';
import { loginAsked } from '../../../testing/calls/signingIn';
import { who } from '../../../testing/given/twoCentres';
import { useCentre } from '../../../testing/useCentre';
import { knownBrowser } from '../../people/browser/browser.tables';
import { quizRoutes } from '../quiz/quiz.routes';
import { orgUserRoutes } from './orgUser.routes';
import { emergencyUserRoutes } from '../../people/account/emergencyUser.routes';
import { emergencyAuthRoutes } from '../../people/auth/emergencyAuth.routes';
import { certificateRecordRoutes } from '../certificate/certificateRecord.routes';

const test = useCentre({
  emergency: [
    certificateRecordRoutes,
    emergencyAuthRoutes,
    emergencyUserRoutes,
    orgUserRoutes,
    quizRoutes,
  ],
});
const base = 'org/user/v1';
const listed = async (query = '') =>
  (await test.as('manager', `GET ${base}/list${query}`)).body.data as {
    list: OrgUser[];
    total: number;
  };
const add = (changes: object = {}) =>
  test.as('manager', `POST ${base}`, {
    name: '新人',
    phoneNum: '13900000100',
    role: 3,
    ...changes,
  });
const isAlive = async (name: keyof typeof who) =>
  (await test.as(name, 'GET user/v1/info/extend')).status === 200;

describe('org/user/v1/list', () => {
  it('answers the people of one’s own organisation', async () => {
    await test.as('trainee', 'GET smreds/quiz/v1/list');
    const { list, total } = await listed();
    expect(total).toBe(2);
    expect(list).toMatchObject([
      { id: 1, name: '梁管理', phoneNum: '13900000001', role: 2 },
      { id: 2, name: '苏学员', role: 3, lastSignedInAt: test.clock.time.getTime() },
    ]);
  });

  it.each([
    ['?role=2', [1]],
    ['?role=3', [2]],
    [`?keyword=${encodeURIComponent('苏')}`, [2]],
    ['?keyword=0001', [1]],
    ['?page=2&pageCnt=1', [2]],
  ])('keeps to %s', async (query, ids) => {
    expect((await listed(query)).list.map(({ id }) => id)).toEqual(ids);
  });
});

it('who runs all organisations says which one is meant', async () => {
  const ask = (query = '') => test.as('platformAdmin', `GET ${base}/list${query}`);
  expect(await ask()).toMatchObject({ status: 400, body: { key: 'org.unnamed' } });
  expect((await ask('?orgId=9')).body).toMatchObject({ key: 'org.notFound' });
  expect((await ask('?orgId=2')).body.data).toMatchObject({ total: 2 });
});

describe('org/user/v1 POST', () => {
  it('makes a person who can sign in by phone', async () => {
    const { body } = await add({ name: ' 新人 ' });
    const { list } = await listed();
    expect(list).toContainEqual(
      expect.objectContaining({ ...(body.data as object), name: '新人', role: 3 }),
    );
  });

  it('takes in who belongs to nobody', async () => {
    expect((await add({ phoneNum: '13900000006', role: 2 })).body.data).toEqual({ id: who.stray });
    expect((await test.as('stray', `GET ${base}/list`)).status).toBe(200);
  });

  it.each([
    ['13900000002', '该手机号已在本机构中'],
    ['13900000004', '该手机号已属于其他机构，请先由原机构移出'],
    ['13900000005', '该手机号已属于其他机构，请先由原机构移出'],
    ['123', '手机号格式错误'],
  ])('refuses %s', async (phoneNum, message) => {
    const before = await listed();
    expect((await add({ phoneNum })).body['message']).toBe(message);
    expect(await listed()).toEqual(before);
  });

  it('a platform administrator is made by nobody', async () => {
    expect((await add({ role: 1 })).body).toMatchObject({ field: 'role' });
  });
});

describe('org/user/v1 PUT', () => {
  const edit = (id: number, changes: object = {}) =>
    test.as('manager', `PUT ${base}`, {
      id,
      name: '苏学员',
      phoneNum: '13900000002',
      role: 3,
      ...changes,
    });

  it('changes name and role', async () => {
    await edit(2, { name: '苏念安', role: 2 });
    expect((await listed()).list[1]).toMatchObject({ name: '苏念安', role: 2 });
    expect((await test.as('trainee', `GET ${base}/list`)).status).toBe(200);
    await edit(2);
    expect((await test.as('trainee', `GET ${base}/list`)).status).toBe(403);
  });

  it('with another phone the sessions of the old one end', async () => {
    expect(await isAlive('trainee')).toBe(true);
    await edit(2, { name: '苏念' });
    expect(await isAlive('trainee')).toBe(true);
    await edit(2, { phoneNum: '13900000102' });
    expect(await isAlive('trainee')).toBe(false);
  });

  it('refuses a phone that somebody else has', async () => {
    expect((await edit(2, { phoneNum: '13900000004' })).body).toMatchObject({
      message: '该手机号已被其他账号使用',
    });
  });

  it('a manager does not demote themself', async () => {
    const self = { phoneNum: '13900000001', name: '梁管理' };
    expect((await edit(1, self)).body).toMatchObject({
      message: '不能移出自己，也不能取消自己的管理权限',
    });
    expect((await edit(1, { ...self, role: 2, name: '梁思源' })).status).toBe(200);
  });

  it('an organisation keeps its last manager', async () => {
    const asked = { id: 1, name: '梁管理', phoneNum: '13900000001', role: 3 };
    const demote = () => test.as('platformAdmin', `PUT ${base}`, asked);
    expect((await demote()).body).toMatchObject({ message: '机构至少需要保留一名管理员' });
    await edit(2, { role: 2 });
    expect((await demote()).status).toBe(200);
  });
});

describe('org/user/v1/delete', () => {
  const remove = (id: number, by: 'manager' | 'platformAdmin' = 'manager') =>
    test.as(by, `DELETE ${base}/delete?id=${id}`);

  it('takes somebody out and ends their sessions', async () => {
    await test.given({
      certificateItems: [{}],
      certificates: [{ personId: 2 }],
      questions: [{}],
      quizzes: [{ personId: 2, questionIds: [1] }],
    });
    expect(await isAlive('trainee')).toBe(true);
    expect((await remove(2)).status).toBe(200);
    expect(await isAlive('trainee')).toBe(false);
    expect((await listed()).total).toBe(1);
    expect((await remove(2)).status).toBe(404);
    const verified = await test.get(
      '/doctor-cheese-smreds/smreds/cre/v1/verify/TEST0-00000-00000-00000',
    );
    expect(verified.body.data).toMatchObject({ state: 'valid', name: '张*丰' });
  });

  it('neither oneself nor the last manager', async () => {
    expect((await remove(1)).body).toMatchObject({ key: 'orgUser.self' });
    expect((await remove(1, 'platformAdmin')).body).toMatchObject({ key: 'orgUser.lastManager' });
    expect((await listed()).total).toBe(2);
  });

  it('of two managers who remove each other at once, one stays', async () => {
    await test.given({
      people: [{ service: 'emergency', isWelfareManager: true }],
      memberships: [{ personId: 8, organisationId: 1 }],
    });
    const statuses = await Promise.all([remove(1, 'platformAdmin'), remove(8, 'platformAdmin')]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('org-user/v1/password', () => {
  it('makes a password that opens, shows it once, and ends the sessions', async () => {
    expect(await isAlive('trainee')).toBe(true);
    const { body } = await test.as('manager', 'PUT smreds/org-user/v1/password', { id: 2 });
    const { password } = body.data as { password: string };
    expect(password).toMatch(/^[a-z]{4}-[a-z]{4}-[2-9]{4}$/);
    expect(await isAlive('trainee')).toBe(false);
    const asked = { ...loginAsked, phoneNum: '13900000002', password };
    expect((await test.ask('POST /doctor-cheese-smreds/auth/v1/login/pp', asked)).status).toBe(200);
    expect(test.log.join('')).not.toContain(password);
    const logIn = '/doctor-cheese-smreds/auth/v1/login/pp';
    expect((await test.ask(`POST ${logIn}`, asked)).status).toBe(200);
    const countBrowsers = () => test.database.db.$count(knownBrowser);
    expect(await countBrowsers()).toBeGreaterThan(0);
    await test.as('manager', 'PUT smreds/org-user/v1/password', { id: 2 });
    expect(await countBrowsers()).toBe(0);
  });
});
