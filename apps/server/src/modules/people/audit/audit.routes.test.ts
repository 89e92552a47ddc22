import { readSheet } from 'read-excel-file/node';
import { eq } from 'drizzle-orm';
import { useTestApp } from '../../../testing/useTestApp';
import { madeFileRoutes } from '../madeFile/madeFile.routes';
import { auditRoutes } from './audit.routes';
import { writeAudit } from './audit.service';
import { auditEntry } from './audit.tables';

const test = useTestApp({ modules: { main: [auditRoutes], aside: [madeFileRoutes] } });
const url = '/doctor-cheese/manage/audit/v1';
const [FANG, LI] = [1, 2] as const;

const write = (about: string, personId: number, more: object = {}) => {
  const person = { id: personId, sessionId: 1, roles: [], organisationId: null };
  const done = { act: 'order.refund', about, toPersonId: LI, ...more } as const;
  return test.database.db.transaction((tx) => writeAudit(tx, { person, clock: test.clock }, done));
};
const ask = async (call: string) => {
  const answer = await test.ask(`GET ${url}/${call}`, {}, { token: await test.signIn(FANG) });
  return answer.body.data;
};
const found = async (query: string) => {
  const { list, total } = (await ask(`list${query}`)) as {
    list: { about: string }[];
    total: number;
  };
  expect(total).toBe(list.length);
  return list.map(({ about }) => about);
};

beforeEach(async () => {
  await test.given({
    people: [
      { name: '方远', phone: '13800000005', isPlatformAdmin: true },
      { nickname: '小李', phone: '13800000002' },
    ],
  });
  await write('20261120-1', FANG, { before: { state: '已支付' }, after: { state: '已退款' } });
  test.clock.pass(3_600);
  await write('开学礼', LI, { act: 'code.void', toPersonId: undefined });
});

it('tells who did what to whom, when, and what it was before and after, the newest first', async () => {
  expect(await ask('list')).toMatchObject({
    total: 2,
    list: [
      { about: '开学礼', act: 'code.void', to: null, changes: [] },
      {
        act: 'order.refund',
        about: '20261120-1',
        at: test.clock.time.getTime() - 3_600_000,
        by: { id: FANG, name: '方远', phoneNum: '138****0005' },
        to: { id: LI, name: '小李', phoneNum: '138****0002' },
        changes: [{ field: 'state', before: '已支付', after: '已退款' }],
      },
    ],
  });
});

it('is searched by person, by what it was done to, by act and by period', async () => {
  expect(await found('?keyword=%E6%96%B9%E8%BF%9C')).toEqual(['20261120-1']);
  expect(await found('?keyword=13800000005')).toEqual(['20261120-1']);
  expect(await found('?keyword=1380000')).toEqual([]);
  expect(await found('?keyword=0-1')).toEqual(['20261120-1']);
  expect(await found('?act=code.void')).toEqual(['开学礼']);
  const now = test.clock.time.getTime();
  expect(await found(`?from=${now}`)).toEqual(['开学礼']);
  expect(await found(`?to=${now}`)).toEqual(['20261120-1']);
});

it('is exported as it is searched', async () => {
  const link = (await ask('export?act=order.refund')) as { url: string; fileName: string };
  expect(link.fileName).toBe('操作日志_2026-11-20.xlsx');
  const { rawPayload } = await test.fetch(link.url, await test.signIn(FANG));
  const rows = await readSheet(rawPayload);
  expect(rows.slice(1)).toEqual([
    [
      '2026-11-20 10:00',
      '订单退款',
      '20261120-1',
      '方远',
      '138****0005',
      '小李',
      '138****0002',
    ].concat(['状态：已支付', '状态：已退款']),
  ]);
});

it('the database lets nobody change or remove what was done', async () => {
  const { db } = test.database;
  await expect(db.update(auditEntry).set({ about: '别的' })).rejects.toThrow();
  await expect(db.delete(auditEntry).where(eq(auditEntry.byPersonId, FANG))).rejects.toThrow();
  expect(await db.$count(auditEntry)).toBe(2);
});
