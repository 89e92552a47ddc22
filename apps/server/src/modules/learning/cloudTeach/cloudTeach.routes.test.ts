import { receiveCode } from '../../../testing/calls/signingIn';
import { useTestApp } from '../../../testing/useTestApp';
import { auditEntry } from '../../people/audit/audit.tables';
import { authRoutes } from '../../people/auth/auth.routes';
import { notice, noticeRecipient } from '../../people/notice/notice.tables';
import { membership } from '../../people/organisation/member.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { userRoutes } from '../../people/account/user.routes';
import { cloudTeachRoutes } from './cloudTeach.routes';
import { cloudTeachManageRoutes } from './cloudTeachManage.routes';

const test = useTestApp({
  modules: { main: [authRoutes, userRoutes, cloudTeachRoutes, cloudTeachManageRoutes] },
});
const [ANNA, BEN, ADMIN] = [1, 2, 3] as const;
const phone = '13800000001';
const said = { name: ' 安娜 ', organisation: '福建医科大学', position: '教研室主任', phone };
const url = '/doctor-cheese/cloud-teach/v1';

const apply = async (changes: object = {}, who?: number) =>
  test.ask(
    `POST ${url}/apply`,
    { ...said, code: await receiveCode(test, phone), ...changes },
    who === undefined ? {} : { token: await test.signIn(who) },
  );
const own = async (who: number = ANNA) =>
  (await test.ask(`GET ${url}/apply/my`, {}, { token: await test.signIn(who) })).body.data as {
    id: number;
    state: number;
    reason: string | null;
  }[];
const manage = async (call: string, asked: object = {}, who: number = ADMIN) => {
  const [method = '', path = ''] = call.split(' ');
  return test.ask(`${method} /doctor-cheese/manage/cloudTeach/v1/${path}`, asked, {
    token: await test.signIn(who),
  });
};
const withdraw = async (id: number, who: number) =>
  test.ask(`PUT ${url}/apply/withdraw`, { id }, { token: await test.signIn(who) });

beforeEach(() =>
  test.given({
    people: [
      { name: '安娜', phone },
      { name: '本', phone: '13800000002' },
      { name: '方远', isPlatformAdmin: true },
    ],
  }),
);

it('is sent by whoever holds the phone, once at a time', async () => {
  expect((await apply({ code: '000000' })).body.key).toBe('code.wrong');
  expect((await apply({ name: '  ' })).status).toBe(400);
  expect((await apply()).status).toBe(200);
  test.clock.pass(70);
  const again = await apply();
  expect(again.body.key).toBe('cloudTeach.underWay');
  expect(await own()).toMatchObject([{ name: '安娜', state: 1 }]);
  expect(await own(BEN)).toEqual([]);
});

it('is withdrawn by its own applicant alone, and may be sent anew', async () => {
  await apply();
  const id = (await own())[0]?.id ?? 0;
  expect((await withdraw(id, BEN)).status).toBe(404);
  expect((await withdraw(id, ANNA)).status).toBe(200);
  expect((await withdraw(id, ANNA)).status).toBe(200);
  expect((await manage('PUT open', { id })).body.key).toBe('cloudTeach.decided');
  test.clock.pass(70);
  expect((await apply()).status).toBe(200);
  expect((await own()).map(({ state }) => state)).toEqual([1, 5]);
});

it('goes from being waited for to open, step by step, and its applicant is told', async () => {
  await apply();
  const id = (await own())[0]?.id ?? 0;
  const { list } = (await manage('GET list')).body.data as { list: object[] };
  expect(list).toMatchObject([{ id, phoneNum: '138****0001', state: 1 }]);
  expect((await manage('POST phone', { id })).body.data).toEqual({ phone });
  await manage('PUT contact', { id });
  await manage('PUT contact', { id });
  await manage('PUT open', { id });
  await manage('PUT open', { id });
  expect((await manage('PUT decline', { id, reason: '资料不全' })).body.key).toBe(
    'cloudTeach.decided',
  );
  expect((await own())[0]?.state).toBe(3);
  const acts = (await test.database.db.select().from(auditEntry)).map(({ act }) => act);
  expect(acts).toEqual(['cloudTeach.phone', 'cloudTeach.contact', 'cloudTeach.open']);
  const told = (await test.database.db.select().from(notice)).map(({ title }) => title);
  expect(told).toEqual(['有云教学申请等待处理', '云教学申请已开通']);
});

describe('the school of an application that is opened', () => {
  const STRANGER = 4;
  const schools = () => test.database.db.select().from(organisation);
  const opened = async (changes: object = {}, who?: number) => {
    await apply(changes, who);
    const { list } = (await manage('GET list')).body.data as { list: { id: number }[] };
    return manage('PUT open', { id: list[0]?.id });
  };

  it('is made once, with who asked as its first administrator, who enters at once', async () => {
    const token = await test.signIn(ANNA);
    expect((await opened()).status).toBe(200);
    expect(await schools()).toMatchObject([{ name: '福建医科大学', service: 'main' }]);
    const lines = await test.database.db.select().from(membership);
    expect(lines).toMatchObject([{ personId: ANNA, role: 1, account: phone, name: '安娜' }]);
    const complete = 'GET /doctor-cheese/user/v1/info/complete';
    expect((await test.ask(complete, {}, { token })).body.data).toMatchObject({
      user: { orgUserRole: { code: 1 }, organisation: { name: '福建医科大学' } },
    });
  });

  it('registers who was nobody here, by the phone that the code has proven', async () => {
    const other = '13800000009';
    await opened({ phone: other, code: await receiveCode(test, other) });
    expect(await test.database.db.select().from(membership)).toMatchObject([
      { personId: STRANGER, account: other },
    ]);
  });

  it('is not another one of the same name: nobody comes into a school by naming it', async () => {
    await test.database.db.insert(organisation).values({ name: '福建医科大学' });
    expect((await opened()).body.key).toBe('cloudTeach.schoolExists');
    expect(await own()).toMatchObject([{ state: 1 }]);
    expect(await test.database.db.select().from(membership)).toEqual([]);
  });
});

it('is told to who runs the platform once, while others wait', async () => {
  await apply();
  const other = '13800000009';
  await apply({ phone: other, code: await receiveCode(test, other) });
  const told = await test.database.db.select().from(noticeRecipient);
  expect(told.map(({ personId }) => personId)).toEqual([ADMIN]);
});
