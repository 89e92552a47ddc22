import { readSheet } from 'read-excel-file/node';
import { shopModules, shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { auditEntry } from '../../people/audit/audit.tables';
import { madeFileRoutes } from '../../people/madeFile/madeFile.routes';
import { codeManageRoutes } from './codeManage.routes';
import { exchangeRoutes } from './exchange.routes';

const test = useTestApp({
  modules: { main: [...shopModules, exchangeRoutes, codeManageRoutes], aside: [madeFileRoutes] },
});
const shop = shopping(test);
const url = '/doctor-cheese/manage/code/v1';
const [ADMIN, ANNA, OTHER_ADMIN] = [1, 2, 3] as const;

const ask = async (call: string, asked: object = {}, who: number = ADMIN) => {
  const [method = '', path = ''] = call.split(' ');
  return test.ask(`${method} ${url}/${path}`, asked, await shop.by(who));
};
const wanted = (said: object) => ({
  name: '开学礼',
  kind: 1,
  amount: 5_000,
  count: 3,
  perPerson: 1,
  startsAt: test.clock.time.getTime(),
  ...said,
});
const create = (said: object = {}) => ask('POST create', wanted(said));
const exchange = async (code: string) =>
  test.ask('POST /doctor-cheese/exchange/v1/code', { code }, await shop.by(ANNA));
async function exported(id: number) {
  const { body } = await ask('POST export', { id });
  const link = body.data as { url: string; fileName: string };
  return readSheet((await test.fetch(link.url, await test.signIn(ADMIN))).rawPayload);
}

beforeEach(() =>
  test.given({
    people: [
      { name: '方远', isPlatformAdmin: true },
      { name: '安', phone: '13800000002' },
      { name: '林管理', isPlatformAdmin: true },
    ],
    commodities: [{ title: '心电图' }],
  }),
);

it('makes codes that work, lists how many are used, and hands them out', async () => {
  expect((await create()).body.data).toEqual({ id: 1 });
  const [, first] = await exported(1);
  const code = String(first?.[0]);
  expect((await exchange(code)).status).toBe(200);
  expect((await ask('GET list')).body.data).toMatchObject({
    total: 1,
    list: [{ name: '开学礼', kind: 1, amount: 5_000, count: 3, used: 1, voidedAt: null }],
  });
  const rows = (await exported(1)).slice(1);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toEqual([code, '已使用', '安', '138****0002', '2026-11-20 10:00']);
  expect(rows[1]?.[1]).toBe('未使用');
});

it('hands the file with the codes to whom it was made for, and to nobody else who has its address', async () => {
  await create();
  const { url: file } = (await ask('POST export', { id: 1 })).body.data as { url: string };
  const fetched = async (who: number) =>
    (await test.fetch(file, await test.signIn(who))).statusCode;
  expect(await fetched(OTHER_ADMIN)).toBe(404);
  expect(await fetched(ANNA)).toBe(404);
  expect((await test.app.inject({ url: file })).statusCode).toBe(404);
  expect(await fetched(ADMIN)).toBe(200);
});

it('makes five thousand, each another', async () => {
  expect((await create({ count: 5_000 })).status).toBe(200);
  const codes = (await exported(1)).slice(1).map(([code]) => code);
  expect(new Set(codes).size).toBe(5_000);
  expect((await create({ count: 5_001 })).status).toBe(400);
});

it('codes of a batch that is void bring nothing any more', async () => {
  await create();
  const [, first] = await exported(1);
  expect((await ask('PUT void', { id: 1 })).status).toBe(200);
  expect(await exchange(String(first?.[0]))).toMatchObject({
    body: { message: '该兑换码已作废' },
  });
  expect(await ask('PUT void', { id: 1 })).toMatchObject({
    body: { message: '该批兑换码已作废' },
  });
  const traces = await test.database.db.select().from(auditEntry);
  expect(traces.map(({ act }) => act)).toEqual(['code.create', 'code.export', 'code.void']);
  expect(traces[0]).toMatchObject({
    about: '开学礼',
    after: { kind: '芝士', content: '5.00', count: '3', perPerson: '1' },
  });
  expect(traces[2]).toMatchObject({ after: { state: '已作废', count: '3' } });
});

it.each([
  [
    { kind: 2, tier: 'vip1', days: 30 },
    { tier: 'vip1', days: 30, amount: null },
  ],
  [
    { kind: 3, commodityId: 1 },
    { commodityTitle: '心电图', days: null, amount: null },
  ],
])('makes codes for %j', async (said, shown) => {
  expect((await create({ amount: undefined, ...said })).status).toBe(200);
  expect((await ask('GET list?keyword=%E5%BC%80')).body.data).toMatchObject({ list: [shown] });
  expect((await ask('GET list?kind=1')).body.data).toMatchObject({ total: 0 });
});

it.each([
  [{ amount: undefined }, '请填写兑换内容'],
  [{ kind: 2, tier: 'vip1' }, '请填写兑换内容'],
  [{ kind: 3 }, '请填写兑换内容'],
  [{ kind: 3, commodityId: 9 }, '所选商品已下架，请刷新后重试'],
  [{ endsAt: 1 }, '失效时间应晚于生效时间和当前时间'],
])('refuses %j in words', async (said, message) => {
  expect(await create(said)).toMatchObject({ body: { message } });
  expect(await test.database.db.$count(auditEntry)).toBe(0);
});

it.each(['POST export', 'PUT void'])('%s of none is refused', async (call) => {
  expect(await ask(call, { id: 9 })).toMatchObject({ status: 404 });
});
