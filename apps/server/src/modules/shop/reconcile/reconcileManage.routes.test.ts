import { eq } from 'drizzle-orm';
import { shopModules, shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { auditEntry } from '../../people/audit/audit.tables';
import { ledgerEntry } from '../ledger/ledger.tables';
import { shopManageRoutes } from '../manage/shopManage.routes';
import { embeddedTrade } from '../payment/embedded/embedded.tables';
import { payment } from '../order/payment.tables';
import { reconcileManageRoutes } from './reconcileManage.routes';
import { billDifference } from './reconcile.tables';

const test = useTestApp({
  modules: { main: [...shopModules, shopManageRoutes, reconcileManageRoutes] },
});
const shop = shopping(test);
const [ANNA, ADMIN] = [1, 2] as const;
const DAY = '2026-11-20';
const DAY_MS = 86_400_000;
/** When the clock of a test stands still. */
const NOW = new Date('2026-11-20T10:00:00+08:00');
const WECHAT = 2;

const ask = async (call: string, asked: object = {}) => {
  const [method = '', path = ''] = call.split(' ');
  const url = `/doctor-cheese/manage/reconcile/v1/${path}`;
  return test.ask(`${method} ${url}`, asked, await shop.by(ADMIN));
};
interface Shown {
  id: number;
  cause: string;
  kind: string;
  tradeNo: string;
  theirs: number | null;
  ours: number | null;
  settledAt: number | null;
  note: string;
}
const run = async (day = DAY) => {
  const { status, body } = await ask('POST run', { day, payway: WECHAT });
  expect(status).toBe(200);
  return body.data as { id: number; failure: string | null };
};
const detail = async (id = 1) =>
  (await ask(`GET detail?id=${id}`)).body.data as { state: string; open: number; list: Shown[] };
const causesOf = async (id = 1) =>
  (await detail(id)).list.map(({ cause, settledAt }) => `${cause}${settledAt ? '' : '!'}`).sort();
const nextDay = (days = 1) => {
  test.clock.time = new Date(NOW.getTime() + days * DAY_MS);
};

/** An order of Anna's that is shown to her phone; the number that WeChat knows it by. */
async function begun(commodityId: number) {
  const orderId = await shop.place(ANNA, [commodityId]);
  await shop.pay(ANNA, orderId, WECHAT);
  const rows = await test.database.db.select().from(payment).where(eq(payment.orderId, orderId));
  return { orderId, tradeNo: rows[0]?.tradeNo ?? '' };
}
async function paid(commodityId: number) {
  const order = await begun(commodityId);
  await shop.money(order.orderId, WECHAT);
  return order;
}
/** A payment on the phone without any notice. */
async function paidUnheard(commodityId: number) {
  const order = await begun(commodityId);
  await shop.confirm(order.orderId, WECHAT);
  return order;
}
const refund = async (orderId: number) =>
  test.ask(
    'POST /doctor-cheese/manage/order/v1/refund',
    { orderId, reason: '重复购买' },
    await shop.by(ADMIN),
  );
const atProvider = (tradeNo: string, change: Partial<typeof embeddedTrade.$inferInsert>) =>
  test.database.db.update(embeddedTrade).set(change).where(eq(embeddedTrade.tradeNo, tradeNo));
const stranger = () =>
  test.database.db.insert(embeddedTrade).values({
    tradeNo: 'STRANGER',
    payway: WECHAT,
    amount: 1_000,
    title: '别家',
    transactionId: 'S1',
    openedAt: NOW,
    expiresAt: NOW,
    paidAt: NOW,
  });

beforeEach(() =>
  test.given({
    people: [
      { name: '安娜', phone: '13800000001' },
      { name: '方远', isPlatformAdmin: true },
    ],
    commodities: Array.from({ length: 12 }, (_, at) => ({ title: `课程${at}`, price: 10_000 })),
  }),
);

it('finds nothing where both sides say the same', async () => {
  await paid(1);
  const other = await paid(2);
  await refund(other.orderId);
  await shop.work();
  nextDay();
  await run();
  const side = { paidCount: 2, paid: 20_000, refundCount: 1, refund: 10_000 };
  expect((await ask('GET list?payway=2&state=clean')).body.data).toMatchObject({
    total: 1,
    list: [{ day: DAY, state: 'clean', theirs: side, ours: side, matched: side, open: 0 }],
  });
});

/** A day on which everything went wrong that may. */
async function plantAll() {
  const trades: Record<string, string> = {};
  const keep = (name: string, { tradeNo }: { tradeNo: string }) => (trades[name] = tradeNo);
  const [missing, refundStranger] = [await paid(1), await paid(2)];
  const [refundMissing, refundAmount, refundMarked] = [await paid(3), await paid(4), await paid(5)];
  await refund(refundMissing.orderId);
  await refund(refundAmount.orderId);
  await shop.work();
  await refund(refundMarked.orderId);
  const refundNo = `${keep('refundMarked', refundMarked)}R`;
  await atProvider(refundMarked.tradeNo, { refundNo, refundedAt: NOW });
  await atProvider(keep('refundMissing', refundMissing), { refundedAt: null });
  await atProvider(keep('refundAmount', refundAmount), { amount: 9_000 });
  await atProvider(keep('refundStranger', refundStranger), { refundedAt: NOW });
  await test.database.db
    .delete(embeddedTrade)
    .where(eq(embeddedTrade.tradeNo, keep('missing', missing)));
  await atProvider(keep('contradiction', await paid(6)), { transactionId: 'OTHER' });
  await atProvider(keep('wrongAmount', await paidUnheard(7)), { amount: 1 });
  keep('delivered', await paidUnheard(8));
  keep('returned', await paidUnheard(9));
  await shop.takeOffSale(9);
  await stranger();
  await paid(10);
  return trades;
}

it('finds each difference of a day, says what is behind it, and sees to what it can', async () => {
  const trades = await plantAll();
  nextDay();
  await run();
  const { list, state } = await detail();
  const found = (cause: string) => list.filter((each) => each.cause === cause);
  expect(state).toBe('open');
  for (const [cause, tradeNo] of Object.entries(trades)) {
    expect(found(cause).map((each) => each.tradeNo)).toContain(tradeNo);
  }
  expect(found('stranger')).toMatchObject([{ kind: 'theirs', theirs: 1_000, ours: null }]);
  const search = await ask('GET list?keyword=STRANGER');
  expect(search.body.data).toMatchObject({ total: 1 });
  expect((await ask('GET list?keyword=2026-11-2')).body.data).toMatchObject({ total: 1 });
  expect((await ask('GET list?keyword=nothing')).body.data).toMatchObject({ total: 0 });
  expect(found('missing')).toMatchObject([{ kind: 'ours', theirs: null, ours: 10_000 }]);
  expect(found('refundAmount')).toMatchObject([{ kind: 'refund', theirs: 9_000, ours: 10_000 }]);
  // The bill tells of the same trade with both its amounts.
  expect(found('wrongAmount')).toHaveLength(2);
  const seenTo = list.filter(({ settledAt }) => settledAt).map(({ cause }) => cause);
  expect(seenTo.sort()).toEqual(['delivered', 'refundMarked', 'returned']);
  expect(await shop.heldBy(ANNA)).toEqual(expect.arrayContaining([8, 10]));
  expect(await shop.heldBy(ANNA)).not.toEqual(expect.arrayContaining([7]));
  expect(await shop.faults()).toEqual([]);
});

it('comes to the same when it is run again, alone or twice at once', async () => {
  await plantAll();
  nextDay();
  await run();
  const before = await causesOf();
  const entries = await test.database.db.$count(ledgerEntry);
  await Promise.all([run(), run()]);
  await run();
  expect(await causesOf()).toEqual(before);
  expect(await test.database.db.$count(ledgerEntry)).toBe(entries);
  expect((await ask('GET list')).body.data).toMatchObject({ total: 1 });
  expect(await shop.faults()).toEqual([]);
});

it('forgets nothing: what agrees by now is settled by itself', async () => {
  const { tradeNo } = await paid(1);
  await paid(2);
  const [row] = await test.database.db
    .delete(embeddedTrade)
    .where(eq(embeddedTrade.tradeNo, tradeNo))
    .returning();
  nextDay();
  await run();
  expect(await causesOf()).toEqual(['missing!']);
  if (row) await test.database.db.insert(embeddedTrade).values(row);
  await run();
  expect((await detail()).list).toMatchObject([
    { cause: 'missing', note: '再次对账时已一致，自动核销', settledBy: null },
  ]);
});

it('money that goes back at midnight is found in the bill of the next day', async () => {
  const { orderId, tradeNo } = await paid(1);
  await refund(orderId);
  await shop.work();
  await atProvider(tradeNo, { refundedAt: new Date('2026-11-21T00:00:01+08:00') });
  nextDay(2);
  await run();
  expect(await causesOf()).toEqual(['refundMissing!']);
  await run('2026-11-21');
  expect((await detail()).list).toMatchObject([{ note: '后续账单中已出现，自动核销' }]);
  expect((await detail(2)).list).toEqual([]);
});

describe('manage/reconcile/v1/settle', () => {
  it('is done once, with a note, by somebody whose name stays', async () => {
    await stranger();
    nextDay();
    await run();
    const [{ id } = { id: 0 }] = (await detail()).list;
    expect((await ask('PUT settle', { id, note: '  ' })).status).toBe(400);
    const both = await Promise.all([1, 2].map(() => ask('PUT settle', { id, note: '已退回' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await run();
    expect(await detail()).toMatchObject({
      state: 'settled',
      list: [{ note: '已退回', settledBy: '方远' }],
    });
    const traces = await test.database.db.select().from(auditEntry);
    expect(traces.map(({ act }) => act)).toEqual([
      'reconcile.run',
      'reconcile.settle',
      'reconcile.run',
    ]);
    expect(traces[1]).toMatchObject({
      about: '2026-11-20 微信支付 STRANGER',
      after: { state: '已处理', reason: '已退回' },
    });
  });

  it('of none is refused', async () => {
    expect((await ask('PUT settle', { id: 9, note: '已退回' })).status).toBe(404);
    expect((await ask('GET detail?id=9')).status).toBe(404);
  });
});

it.each(['2026-11-20', '2026-11-21', '2026-02-31', '2026-01-01'])(
  'of %s there is no bill',
  async (day) => {
    expect(await ask('POST run', { day, payway: WECHAT })).toMatchObject({
      status: 400,
      body: { message: '只能对昨天及之前 90 天内的账' },
    });
    expect(await test.database.db.$count(billDifference)).toBe(0);
  },
);
