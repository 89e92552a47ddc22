import { shopModules, shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { auditEntry } from '../../people/audit/audit.tables';
import { shopManageRoutes } from './shopManage.routes';

const test = useTestApp({ modules: { main: [...shopModules, shopManageRoutes] } });
const shop = shopping(test);
const url = '/doctor-cheese/manage/order/v1';
const [BUYER, OTHER, ADMIN] = [1, 2, 3] as const;

const ask = async (call: string) => test.ask(`GET ${url}/${call}`, {}, await shop.by(ADMIN));
const refund = async (orderId: number, reason = '重复购买') =>
  test.ask(`POST ${url}/refund`, { orderId, reason }, await shop.by(ADMIN));

/** An order that is paid at a provider. */
async function bought(personId: number, specificationId: number, payway: 2 | 3 = 2) {
  const orderId = await shop.place(personId, [specificationId]);
  await shop.pay(personId, orderId, payway);
  await shop.money(orderId, payway);
  return orderId;
}

async function recharged(personId: number) {
  const placed = 'POST /doctor-cheese/recharge/v1/order/place-order';
  const { body } = await test.ask(placed, { offerId: 1 }, await shop.by(personId));
  const { id } = body.data as { id: number };
  const asked = { orderId: id, payway: 2, payType: 1 };
  await test.ask('POST /doctor-cheese/recharge/v1/order/pay', asked, await shop.by(personId));
  await shop.money(id, 2);
  return id;
}

beforeEach(() =>
  test.given({
    commodities: [
      { title: '心电图判读', price: 39_900 },
      { title: '胸腔穿刺', price: 12_340 },
    ],
    offers: [{ amount: 60_000, price: 60_000 }],
    people: [
      { name: '李明', phone: '13800000002' },
      { nickname: '别人', phone: '13800000003' },
      { name: '方远', isPlatformAdmin: true },
    ],
  }),
);

const numbers = async (query: string) => {
  const { list, total } = (await ask(`list${query}`)).body.data as {
    list: { id: number }[];
    total: number;
  };
  expect(total).toBe(list.length);
  return list.map(({ id }) => id);
};

describe('the list of orders', () => {
  it('shows everybody’s, the newest first, with who ordered', async () => {
    await bought(BUYER, 1);
    await shop.place(OTHER, [2]);
    expect((await ask('list')).body.data).toMatchObject({
      total: 2,
      list: [
        { id: 2, state: 'unpaid', title: '胸腔穿刺', person: { name: '别人' } },
        {
          id: 1,
          kind: 'commodity',
          state: 'paid',
          payway: 2,
          total: 39_900,
          title: '心电图判读',
          person: { name: '李明', phoneNum: '138****0002' },
        },
      ],
    });
  });

  it('is searched by number, whole phone and product, state, kind and period', async () => {
    await bought(BUYER, 1);
    test.clock.pass(3_600);
    await shop.place(OTHER, [2]);
    const { list } = (await ask('list')).body.data as { list: { orderNo: string }[] };
    expect(await numbers(`?keyword=${list[0]?.orderNo}`)).toEqual([2]);
    expect(await numbers('?keyword=13800000002')).toEqual([1]);
    expect(await numbers('?keyword=1380000')).toEqual([]);
    expect(await numbers(`?keyword=${encodeURIComponent(' 穿刺 ')}`)).toEqual([2]);
    expect(await numbers('?keyword=%25')).toEqual([]);
    expect(await numbers('?state=paid')).toEqual([1]);
    expect(await numbers('?kind=recharge')).toEqual([]);
    expect(await numbers(`?from=${test.clock.time.getTime()}`)).toEqual([2]);
    expect(await numbers(`?to=${test.clock.time.getTime()}`)).toEqual([1]);
    expect((await ask('list?state=other')).status).toBe(400);
  });
});

describe('an order', () => {
  it('is shown with every payment, word, right and entry of the books', async () => {
    const id = await bought(BUYER, 1);
    expect((await ask(`detail?orderId=${id}`)).body.data).toMatchObject({
      id,
      fullTotal: 39_900,
      items: [{ title: '心电图判读', price: 39_900 }],
      payments: [{ payway: 2, amount: 39_900, refund: null }],
      words: [{ payway: 2, source: 'notice', verdict: 'delivered' }],
      grants: [{ title: '心电图判读', endsAt: null, withdrawnAt: null }],
      entries: [
        {
          kind: 2,
          lines: [
            { account: 'wechat', amount: -39_900 },
            { account: 'sales', amount: 39_900 },
          ],
        },
      ],
    });
  });

  it('that does not exist is refused in words', async () => {
    expect(await ask('detail?orderId=9')).toMatchObject({
      status: 404,
      body: { message: '该订单不存在' },
    });
  });
});

describe('a refund', () => {
  it('sends the money back to its provider and takes back what was given, once', async () => {
    const id = await bought(BUYER, 1);
    expect((await refund(id)).status).toBe(200);
    expect((await refund(id)).status).toBe(200);
    await shop.work();
    expect(await shop.heldBy(BUYER)).toEqual([]);
    const { data } = (await ask(`detail?orderId=${id}`)).body;
    expect(data).toMatchObject({
      state: 'refunded',
      payments: [{ refund: { reason: '重复购买', isOfDelivered: true, failure: null } }],
      grants: [{ withdrawnAt: test.clock.time.getTime() }],
    });
    const { payments, entries } = data as { payments: object[]; entries: object[] };
    expect(payments).toMatchObject([{ refund: { doneAt: test.clock.time.getTime() } }]);
    expect(entries).toHaveLength(3);
    expect(await shop.faults()).toEqual([]);
    const traces = await test.database.db.select().from(auditEntry);
    expect(traces).toMatchObject([
      {
        byPersonId: ADMIN,
        act: 'order.refund',
        toPersonId: BUYER,
        before: { state: '已支付' },
        after: { state: '已退款', amount: '39.90 元', payway: '微信支付', reason: '重复购买' },
      },
    ]);
  });

  it('asked for ten times at once, is given once', async () => {
    const id = await bought(BUYER, 1, 3);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await test.database.db.$count(auditEntry)).toBe(1);
    expect(await shop.faults()).toEqual([]);
  });

  it('of what the balance paid is there at once', async () => {
    await recharged(BUYER);
    const id = await shop.place(BUYER, [1]);
    await shop.pay(BUYER, id, 1);
    await refund(id);
    const { body } = await test.ask('GET /doctor-cheese/balance/v1/my', {}, await shop.by(BUYER));
    expect(body.data).toEqual({ balance: 60_000 });
    expect(await shop.faults()).toEqual([]);
  });

  it('of a recharge that was spent is refused in words, and changes nothing', async () => {
    const id = await recharged(BUYER);
    await shop.pay(BUYER, await shop.place(BUYER, [1]), 1);
    expect(await refund(id)).toMatchObject({
      status: 409,
      body: { message: '充值的芝士已被使用，余额不足，无法退款' },
    });
    expect((await ask(`detail?orderId=${id}`)).body.data).toMatchObject({ state: 'paid' });
    expect(await test.database.db.$count(auditEntry)).toBe(0);
    expect(await shop.faults()).toEqual([]);
  });

  it('goes back by the payment for which it was delivered, whichever was paid first', async () => {
    const id = await shop.place(BUYER, [1]);
    await shop.pay(BUYER, id, 2);
    await shop.pay(BUYER, id, 3);
    const first = await shop.confirm(id, 3);
    test.clock.pass(5);
    await shop.money(id, 2);
    expect(await shop.tell(first, 3)).toBe('returned');
    expect((await refund(id)).status).toBe(200);
    const { body } = await ask(`detail?orderId=${id}`);
    expect(body.data).toMatchObject({
      state: 'refunded',
      payments: [
        { payway: 2, refund: { isOfDelivered: true } },
        { payway: 3, refund: { isOfDelivered: false } },
      ],
    });
    expect(await shop.faults()).toEqual([]);
  });

  it('needs an order that is paid, and a reason', async () => {
    const id = await shop.place(BUYER, [1]);
    expect(await refund(id)).toMatchObject({
      status: 409,
      body: { message: '该订单尚未支付，无需退款' },
    });
    expect(await refund(9)).toMatchObject({ status: 404 });
    for (const reason of ['', '  ', '长'.repeat(81)]) {
      expect((await refund(id, reason)).status).toBe(400);
    }
  });
});

it('today’s figures count from midnight in China', async () => {
  test.clock.time = new Date('2026-11-19T23:59:00+08:00');
  await bought(BUYER, 2);
  test.clock.time = new Date('2026-11-20T00:01:00+08:00');
  await refund(await bought(BUYER, 1, 3));
  expect((await ask('today')).body.data).toEqual({
    day: '2026-11-20',
    placed: 1,
    paid: [
      { payway: 1, count: 0, amount: 0 },
      { payway: 2, count: 0, amount: 0 },
      { payway: 3, count: 1, amount: 39_900 },
    ],
    refunds: { count: 1, amount: 39_900 },
    newMembers: 0,
  });
});
