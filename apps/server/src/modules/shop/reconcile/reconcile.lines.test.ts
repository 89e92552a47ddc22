import { eq, sql } from 'drizzle-orm';
import { UnreadableBill } from '../../../ports/payments';
import { BillTooBig } from '../../../ports/paying/readLimited';
import { reconciling } from '../../../testing/given/reconciling';
import { shopModules, shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { shopManageRoutes } from '../manage/shopManage.routes';
import { embeddedTrade } from '../payment/embedded/embedded.tables';
import { payment, providerWord, refund } from '../order/payment.tables';
import { reconcileManageRoutes } from './reconcileManage.routes';
import { beginRun, insertDifferences, settleGone } from './reconcile.store';
import { billLine } from './reconcile.tables';

const test = useTestApp({
  modules: { main: [...shopModules, shopManageRoutes, reconcileManageRoutes] },
});
const shop = shopping(test);
const [ANNA, ADMIN] = [1, 2] as const;
const { ask, run, begun, detail, nextDay, says, line } = reconciling(test, shop, {
  admin: ADMIN,
  buyer: ANNA,
});

beforeEach(() =>
  test.given({
    people: [{ name: '安娜' }, { name: '方远', isPlatformAdmin: true }],
    commodities: [{ title: '心电图判读', price: 10_000 }],
  }),
);
afterEach(() => jest.restoreAllMocks());

const causes = async () => (await detail()).list.map(({ cause }) => cause);

it('two refunds of one trade are two lines, and two differences', async () => {
  says(['A', 'B'].map((refundNo) => line({ kind: 'refunded', refundNo, amount: 5_000 })));
  nextDay();
  await run();
  await run();
  expect(await causes()).toEqual(['refundStranger', 'refundStranger']);
  expect(await test.database.db.$count(billLine)).toBe(2);
});

const WECHAT = 2;
/** Paid, delivered, and on its way back by an operator's word. */
async function refunded() {
  const { orderId, tradeNo } = await begun(1);
  await shop.money(orderId, WECHAT);
  const asked = { orderId, reason: '重复购买' };
  await test.ask('POST /doctor-cheese/manage/order/v1/refund', asked, await shop.by(ADMIN));
  return { orderId, tradeNo, refundNo: `${tradeNo}R` };
}
const refundRow = async () => (await test.database.db.select().from(refund))[0];
const paidLine = async (tradeNo: string) => {
  const isIts = eq(payment.tradeNo, tradeNo);
  const [row] = await test.database.db.select().from(payment).where(isIts);
  return line({ tradeNo, transactionId: row?.transactionId ?? 'P1' });
};

it('a refund that is under way proves nothing, and is no difference', async () => {
  const { tradeNo, refundNo } = await refunded();
  says([await paidLine(tradeNo), line({ tradeNo, refundNo, kind: 'refunding' })]);
  nextDay();
  await run();
  expect(await causes()).toEqual([]);
  expect(await refundRow()).toMatchObject({ doneAt: null });
  await shop.work();
  expect(await refundRow()).not.toMatchObject({ doneAt: null });
});

it('a refund that has failed is a difference, and no proof', async () => {
  const { tradeNo, refundNo } = await refunded();
  says([await paidLine(tradeNo), line({ tradeNo, refundNo, kind: 'refundFailed' })]);
  nextDay();
  await run();
  expect(await causes()).toEqual(['refundFailed']);
  expect(await refundRow()).toMatchObject({ doneAt: null });
});

describe('a line that the provider does not confirm when it is asked', () => {
  it('delivers nothing', async () => {
    const { tradeNo } = await begun(1);
    says([line({ tradeNo, transactionId: 'FORGED' })]);
    nextDay();
    await run();
    expect(await causes()).toEqual(['unconfirmed']);
    expect(await shop.heldBy(ANNA)).toEqual([]);
  });

  it('delivers nothing by a number that is another payment’s', async () => {
    const { orderId, tradeNo } = await begun(1);
    await shop.confirm(orderId, WECHAT);
    says([line({ tradeNo, transactionId: 'FORGED' })]);
    nextDay();
    await run();
    expect(await causes()).toEqual(['unconfirmed']);
    expect(await shop.heldBy(ANNA)).toEqual([]);
  });

  it('brings no money back', async () => {
    const { tradeNo, refundNo } = await refunded();
    says([await paidLine(tradeNo), line({ tradeNo, refundNo, kind: 'refunded' })]);
    nextDay();
    await run();
    expect(await causes()).toEqual(['refundUnconfirmed']);
    expect(await refundRow()).toMatchObject({ doneAt: null });
  });
});

it.each([[[0, 1]], [[1, 0]]])(
  'what came and went back unheard is one difference, and delivered to nobody',
  async (order) => {
    const { orderId, tradeNo } = await begun(1);
    await shop.confirm(orderId, WECHAT);
    const [trade] = await test.database.db.select().from(embeddedTrade);
    const numbers = { tradeNo, transactionId: trade?.transactionId ?? '' };
    const both = [line(numbers), line({ ...numbers, kind: 'refunded', refundNo: 'HAND' })];
    says(order.flatMap((at) => both[at] ?? []));
    nextDay();
    await run();
    await run();
    expect(await causes()).toEqual(['givenBack']);
    expect(await shop.heldBy(ANNA)).toEqual([]);
  },
);

it('an empty bill is none where our books have moved money, and asked for again', async () => {
  const { orderId } = await begun(1);
  await shop.money(orderId, WECHAT);
  says([]);
  nextDay();
  expect(await run()).toMatchObject({ failure: expect.any(String) });
  expect(await detail()).toMatchObject({ state: 'failed', failure: 'notReady', list: [] });
});

it('an empty bill is a bill where nothing has moved', async () => {
  says([]);
  nextDay();
  expect(await run()).toMatchObject({ failure: null });
  expect(await detail()).toMatchObject({ state: 'clean', failure: null });
});

it('yesterday is not compared by hand before its bill is there', async () => {
  test.clock.time = new Date('2026-11-21T09:59:59+08:00');
  expect(await ask('POST run', { day: '2026-11-20', payway: WECHAT })).toMatchObject({
    status: 400,
    body: { message: '昨天的对账单在今天 10 点后生成，请稍后再试' },
  });
});

it('thousands of differences are kept, and settle when they are gone', async () => {
  const { db } = test.database;
  const at = test.clock.time;
  const reconciliationId = await beginRun(db, { day: '2026-11-20', payway: WECHAT }, at);
  const many = Array.from({ length: 10_000 }, (_, count) => ({
    ...({ cause: 'missing', tradeNo: `X${count}`, refundNo: '', reconciliationId, at } as const),
  }));
  await insertDifferences(db, many);
  expect(await detail()).toMatchObject({ open: 10_000 });
  await settleGone(db, reconciliationId, many.slice(1), { at, note: '' });
  expect(await detail()).toMatchObject({ open: 9_999 });
});

it('a stranger that is known already is not written down again', async () => {
  says([line({})]);
  nextDay();
  await run();
  await run();
  expect(await test.database.db.$count(providerWord)).toBe(1);
});

it('a later failure leaves what was found in sight', async () => {
  says([line({})]);
  nextDay();
  await run();
  jest.spyOn(test.payments.providers[WECHAT], 'billOf').mockRejectedValue(new Error('away'));
  expect(await run()).toMatchObject({ failure: expect.any(String) });
  expect(await detail()).toMatchObject({ state: 'open', failure: 'unavailable', open: 1 });
  const open = await ask('GET list?state=open');
  expect(open.body.data).toMatchObject({ total: 1 });
  expect((await ask('GET list?state=failed')).body.data).toMatchObject({ total: 0 });
});

it('a run that breaks off has listed what it put right', async () => {
  const { orderId, tradeNo } = await begun(1);
  await shop.confirm(orderId, WECHAT);
  const [trade] = await test.database.db.select().from(embeddedTrade);
  const good = line({ tradeNo, transactionId: trade?.transactionId ?? '' });
  says([good, line({ tradeNo: 'BROKEN' })]);
  nextDay();
  const { db } = test.database;
  await db.execute(sql`alter table bill_difference add constraint no check (trade_no <> 'BROKEN')`);
  try {
    await run();
  } finally {
    await db.execute(sql`alter table bill_difference drop constraint no`);
  }
  expect(await shop.heldBy(ANNA)).toEqual([1]);
  expect(await detail()).toMatchObject({ state: 'failed', failure: 'unfinished' });
  expect(await causes()).toEqual(['delivered']);
});

it.each([
  ['unreadable', new UnreadableBill('a line')],
  ['tooBig', new BillTooBig('a day')],
  ['unavailable', new Error('a line broke')],
])('a bill that is %s says so to who asked, and stands as such', async (failure, error) => {
  jest.spyOn(test.payments.providers[WECHAT], 'billOf').mockRejectedValue(error);
  nextDay();
  expect(await run()).toMatchObject({ failure });
  expect(await detail()).toMatchObject({ state: 'failed', failure });
});
