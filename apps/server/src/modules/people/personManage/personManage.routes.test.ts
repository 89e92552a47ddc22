import type { ManagedPerson, PersonDetail } from '@cheese/domain/contract/people/personManage';
import {
  calls,
  password,
  passwordLogin,
  phone,
  receiveCode,
} from '../../../testing/calls/signingIn';
import { useTestApp } from '../../../testing/useTestApp';
import { userRoutes } from '../account/user.routes';
import { auditEntry } from '../audit/audit.tables';
import { authRoutes } from '../auth/auth.routes';
import { dataLook } from '../privacy/privacy.tables';
import { personManageRoutes } from './personManage.routes';

const test = useTestApp({ modules: { main: [personManageRoutes, authRoutes, userRoutes] } });
const at = '/doctor-cheese/manage/person/v1';
const [LEARNER, OPERATOR, OTHER] = [1, 2, 3] as const;
const free = '13700137000';

beforeEach(() =>
  test.given({
    people: [
      { phone, password, name: '李明' },
      { phone: '13900139000', name: '许静怡', isPlatformAdmin: true },
      { name: '李明月' },
    ],
    organisations: [{ name: '仁心医学院' }, { name: '博爱医学院' }],
    memberships: [
      { personId: LEARNER, role: 3, name: '李明', number: 'S1', account: 'S1' },
      { personId: LEARNER, role: 2, name: '李明', number: 'T9', organisationId: 2, state: 6 },
      { personId: OTHER, role: 3, name: '李明月', number: 'S1', account: 'S1', organisationId: 2 },
    ],
  }),
);

const ask = async (call: string, asked?: object) =>
  (await test.ask(call, asked, { token: await test.signIn(OPERATOR) })).body;
const found = async (query: string) =>
  ((await ask(`GET ${at}/list?${query}`)).data as { list: ManagedPerson[] }).list.map(
    ({ id }) => id,
  );
const detail = async (id: number) => (await ask(`GET ${at}/detail?id=${id}`)).data as PersonDetail;
const disable = (isDisabled: boolean, id: number = LEARNER) =>
  ask(`PUT ${at}/disable`, { id, isDisabled, reason: '冒用他人身份' });

it.each([
  [phone, [LEARNER]],
  ['李明', [OTHER, LEARNER]],
  ['李明月', [OTHER]],
  ['明', []],
  ['S1', [OTHER, LEARNER]],
  ['%', []],
  ['138', []],
])('finds people by %s', async (keyword, ids) => {
  expect(await found(`keyword=${encodeURIComponent(keyword)}`)).toEqual(ids);
});

it('tells of which schools somebody is, with the phone half hidden', async () => {
  await test.signIn(LEARNER);
  expect(await detail(LEARNER)).toMatchObject({
    phone: expect.stringMatching(/^\d{3}\*{4}\d{4}$/) as string,
    hasPassword: true,
    schools: [
      { school: '仁心医学院', number: 'S1', state: 1 },
      { school: '博爱医学院', number: 'T9', state: 6 },
    ],
    sessions: [{ device: expect.any(String) as string }],
  });
  expect(await test.database.db.select().from(dataLook)).toMatchObject([
    { personId: LEARNER, byPersonId: OPERATOR, place: 'person' },
  ]);
  expect((await ask(`GET ${at}/detail?id=99`)).key).toBe('person.notFound');
});

it('shuts somebody out at once, says so only to who has the password, and lets them in again', async () => {
  const token = await test.signIn(LEARNER);
  expect((await disable(true)).key).toBeUndefined();
  expect((await test.ask(calls.info, undefined, { token })).status).toBe(401);
  expect((await test.ask(calls.byPassword, passwordLogin())).body.key).toBe('login.disabled');
  const wrong = passwordLogin({ password: 'Wrong-7-word' });
  expect((await test.ask(calls.byPassword, wrong)).body.key).toBe('login.wrong');
  expect(await found('state=disabled')).toEqual([LEARNER]);
  await disable(true);
  await disable(false);
  expect((await test.ask(calls.byPassword, passwordLogin())).status).toBe(200);
  const acts = (await test.database.db.select().from(auditEntry)).map(({ act }) => act);
  expect(acts).toEqual(['person.disable', 'person.enable']);
});

it('ends what somebody is signed in on', async () => {
  const tokens = [await test.signIn(LEARNER), await test.signIn(LEARNER)];
  const { data } = await ask(`PUT ${at}/end-sessions`, { id: LEARNER, reason: '手机被盗' });
  expect(data).toEqual({ ended: 2 });
  for (const token of tokens) {
    expect((await test.ask(calls.info, undefined, { token })).status).toBe(401);
  }
});

describe('somebody who lost phone and password', () => {
  const proofs = ['school', 'document'];
  const replace = (said: object) =>
    ask(`PUT ${at}/replace-phone`, {
      id: LEARNER,
      phoneNum: free,
      proofs,
      reason: '手机遗失，号码已注销',
      ...said,
    });

  it('signs in with the new phone once its code was told; the old ways are over', async () => {
    const token = await test.signIn(LEARNER);
    expect((await replace({ code: await receiveCode(test, free) })).key).toBeUndefined();
    expect((await test.ask(calls.info, undefined, { token })).status).toBe(401);
    expect((await test.ask(calls.byPassword, passwordLogin())).body.key).toBe('login.wrong');
    expect(await detail(LEARNER)).toMatchObject({ phone: '137****7000', hasPassword: false });
    const [entry] = await test.database.db.select().from(auditEntry);
    expect(entry).toMatchObject({ act: 'person.replacePhone', byPersonId: OPERATOR });
    expect(JSON.stringify(entry)).not.toContain(free);
  });

  it.each([
    ['without the code of the new phone', { code: '000000' }, /code/],
    ['with one proof alone', { proofs: ['school'] }, /invalid/],
    ['with the same proof twice', { proofs: ['school', 'school'] }, /invalid/],
  ])('is not helped %s', async (_what, said, key) => {
    const code = await receiveCode(test, free);
    expect((await replace({ code, ...said })).key).toMatch(key);
    expect((await detail(LEARNER)).hasPassword).toBe(true);
  });

  it('gets no phone that is somebody else’s', async () => {
    await test.given({ people: [{ phone: free }] });
    const code = await receiveCode(test, free);
    expect((await replace({ code })).key).toBe('phone.taken');
    expect((await detail(LEARNER)).hasPassword).toBe(true);
  });
});

it('leaves operators to no other operator', async () => {
  expect((await disable(true, OPERATOR)).key).toBe('person.protected');
  const asked = { id: OPERATOR, reason: '试试' };
  expect((await ask(`PUT ${at}/end-sessions`, asked)).key).toBe('person.protected');
});
