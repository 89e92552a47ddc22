import type { IncomingHttpHeaders } from 'node:http';
import { shopModules, shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { paymentNoticeRoutes } from './paymentNotice.routes';
import { providerWord, refund as refunds } from '../order/payment.tables';

const test = useTestApp({ modules: { main: shopModules, aside: [paymentNoticeRoutes] } });
const shop = shopping(test);
const { place, pay, poll, money, heldBy, faults } = shop;

const [BUYER, OTHER] = [1, 2] as const;
const commodities = [
  { title: '心电图判读', price: 39_900 },
  { title: '胸腔穿刺', price: 12_345, charge: 3 as const },
];

beforeEach(async () => {
  await test.given({ commodities, people: [{ nickname: '买家' }, { nickname: '别人' }] });
});

const noticesOf = async (personId: number) => {
  const call = 'GET /doctor-cheese/notice/v1/official/list';
  const { body } = await test.ask(call, {}, await shop.by(personId));
  return (body.data as { list: { title: string }[] }).list.map(({ title }) => title);
};

describe('paying at a provider', () => {
  it.each([2, 3] as const)('by payway %d delivers what was paid', async (payway) => {
    const id = await place(BUYER, [1]);
    expect((await pay(BUYER, id, payway)).status).toBe(200);
    expect(await poll(BUYER, id)).toMatchObject({ status: 200, body: { data: 1 } });
    expect(await money(id, payway)).toBe('delivered');
    expect(await poll(BUYER, id)).toMatchObject({ status: 200, body: { data: 2 } });
    expect(await heldBy(BUYER)).toEqual([1]);
    expect(await heldBy(OTHER)).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  it('answers WeChat’s code to draw, Alipay’s page to frame, and the same when asked again', async () => {
    const id = await place(BUYER, [1]);
    const drawn = (await pay(BUYER, id, 2)).body.data;
    expect(drawn).toEqual({
      wechatpayBody: { code_url: expect.any(String) as string },
      body: null,
    });
    const frame = { qrPayMode: 4, qrcodeWidth: 102 };
    const framed = (await pay(BUYER, id, 3, frame)).body.data;
    expect(framed).toEqual({ wechatpayBody: null, body: expect.any(String) as string });
    expect((await pay(BUYER, id, 2)).body.data).toEqual(drawn);
    expect(await pay(BUYER, id, 2, frame)).toMatchObject({ status: 400 });
  });

  it('takes fifteen notices of one payment, all at once, for one', async () => {
    const id = await place(BUYER, [1]);
    await pay(BUYER, id, 2);
    const tradeNo = await shop.confirm(id, 2);
    const verdicts = await Promise.all(Array.from({ length: 15 }, () => shop.tell(tradeNo, 2)));
    expect(verdicts.filter((verdict) => verdict === 'delivered')).toHaveLength(1);
    expect(verdicts.filter((verdict) => verdict === 'known')).toHaveLength(14);
    expect(await faults()).toEqual([]);
  });

  it('revives an order whose money comes late', async () => {
    const id = await place(BUYER, [1]);
    await pay(BUYER, id, 2);
    test.clock.pass(31 * 60);
    expect(await poll(BUYER, id)).toMatchObject({ status: 409, body: { key: 'order.expired' } });
    expect(await money(id, 2)).toBe('delivered');
    expect(await poll(BUYER, id)).toMatchObject({ body: { data: 2 } });
    expect(await heldBy(BUYER)).toEqual([1]);
  });

  it('gives back by itself what came twice, and says so to its owner alone', async () => {
    const id = await place(BUYER, [1]);
    for (const payway of [2, 3] as const) await pay(BUYER, id, payway);
    expect(await money(id, 2)).toBe('delivered');
    expect(await money(id, 3)).toBe('returned');
    await shop.work();
    expect(await heldBy(BUYER)).toEqual([1]);
    expect(await noticesOf(BUYER)).toEqual(['支付款项已原路退回']);
    expect(await noticesOf(OTHER)).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  it('gives back what was paid for something that is gone', async () => {
    const id = await place(BUYER, [1]);
    await pay(BUYER, id, 2);
    await shop.takeOffSale(1);
    expect(await money(id, 2)).toBe('returned');
    expect(await heldBy(BUYER)).toEqual([]);
  });

  it('begins nothing for what is gone, whatever pays', async () => {
    const id = await place(BUYER, [1]);
    await shop.takeOffSale(1);
    for (const payway of [1, 2, 3] as const) {
      expect(await pay(BUYER, id, payway)).toMatchObject({ body: { key: 'order.notOnSale' } });
    }
    expect(await faults()).toEqual([]);
  });

  it('goes on asking where a provider is away for days', async () => {
    const id = await place(BUYER, [1]);
    await pay(BUYER, id, 2);
    await shop.confirm(id, 2);
    const { ask } = test.payments.providers[2];
    test.payments.providers[2].ask = () => Promise.reject(new Error('away'));
    for (let day = 0; day < 4; day += 1) {
      test.clock.pass(86_400);
      await shop.work();
    }
    test.payments.providers[2].ask = ask;
    test.clock.pass(86_400);
    await shop.work();
    expect(await poll(BUYER, id)).toMatchObject({ body: { data: 2 } });
  });

  it('goes on giving back where a provider refuses for days', async () => {
    const id = await place(BUYER, [1]);
    for (const payway of [2, 3] as const) await pay(BUYER, id, payway);
    await money(id, 2);
    const { refund } = test.payments.providers[3];
    test.payments.providers[3].refund = () => Promise.reject(new Error('no funds'));
    await money(id, 3);
    await shop.work();
    test.payments.providers[3].refund = refund;
    test.clock.pass(3 * 86_400);
    await shop.work();
    const rows = await test.database.db.select().from(refunds);
    expect(rows).toMatchObject([{ doneAt: expect.any(Date) as Date, failure: null }]);
    expect(await faults()).toEqual([]);
  });

  it('finds out by itself where no notice comes', async () => {
    const id = await place(BUYER, [1]);
    await pay(BUYER, id, 2);
    await shop.confirm(id, 2);
    await shop.work();
    expect(await poll(BUYER, id)).toMatchObject({ body: { data: 1 } });
    test.clock.pass(16);
    await shop.work();
    expect(await poll(BUYER, id)).toMatchObject({ body: { data: 2 } });
  });

  it('takes its code back once the order has ended', async () => {
    const id = await place(BUYER, [1]);
    await pay(BUYER, id, 2);
    test.clock.pass(31 * 60);
    await shop.work();
    expect(await money(id, 2).catch(() => 'cannot be paid')).toBe('cannot be paid');
  });

  it('believes nothing that is not signed by the provider', async () => {
    const id = await place(BUYER, [1]);
    await pay(BUYER, id, 2);
    const tradeNo = await shop.confirm(id, 2);
    const notice = await test.payments.purses[2].noticeOf(tradeNo);
    const forged = notice?.body.replace('39900', '10') ?? '';
    const send = (body: string, headers: IncomingHttpHeaders = notice?.headers ?? {}) =>
      test.app.inject({ method: 'POST', url: '/pay/notice/wechat', payload: body, headers });
    expect((await send(forged)).statusCode).toBe(400);
    expect((await send(notice?.body ?? '', {})).statusCode).toBe(400);
    expect(await test.database.db.$count(providerWord)).toBe(1);
    expect(await poll(BUYER, id)).toMatchObject({ body: { data: 1 } });
    expect((await send(notice?.body ?? '')).body).toBe('success');
    expect(await poll(BUYER, id)).toMatchObject({ body: { data: 2 } });
  });
});

describe('paying from the balance', () => {
  const rich = async (amount: number) => {
    const offers = [{ amount, price: amount }];
    await test.given({ offers });
    const asked = await test.ask(
      'POST /doctor-cheese/recharge/v1/order/place-order',
      { offerId: 1 },
      await shop.by(BUYER),
    );
    const { id } = asked.body.data as { id: number };
    await pay(BUYER, id, 2);
    expect(await money(id, 2)).toBe('delivered');
  };
  const balance = async () =>
    (await test.ask('GET /doctor-cheese/balance/v1/my', {}, await shop.by(BUYER))).body.data;

  it('is refused in words where it is not enough, and nothing happens', async () => {
    await rich(30_000);
    const id = await place(BUYER, [1]);
    expect(await pay(BUYER, id, 1)).toMatchObject({
      status: 409,
      body: { message: '余额不足，请使用微信或支付宝支付' },
    });
    expect(await balance()).toEqual({ balance: 30_000 });
    expect(await heldBy(BUYER)).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  it('delivers at once, and is written down', async () => {
    await rich(100_000);
    const id = await place(BUYER, [1]);
    expect((await pay(BUYER, id, 1)).status).toBe(200);
    expect(await poll(BUYER, id)).toMatchObject({ body: { data: 2 } });
    expect(await balance()).toEqual({ balance: 60_100 });
    const call = 'GET /doctor-cheese/balance/v1/change-log';
    expect((await test.ask(call, {}, await shop.by(BUYER))).body.data).toMatchObject({
      total: 2,
      list: [
        { kind: 2, title: '心电图判读', amount: -39_900, balance: 60_100 },
        { kind: 1, title: '充值 100.00 芝士', amount: 100_000, balance: 100_000 },
      ],
    });
    expect(await pay(BUYER, id, 1)).toMatchObject({ status: 409, body: { key: 'order.paid' } });
  });

  it('of two payments at once that the balance is enough for one of, one is made', async () => {
    await rich(40_000);
    const ids = [await place(BUYER, [1]), await place(BUYER, [2])];
    const answers = await Promise.all(ids.map((id) => pay(BUYER, id, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await faults()).toEqual([]);
  });

  it('fills no balance', async () => {
    await test.given({ offers: [{ amount: 10_000, price: 10_000 }] });
    const asked = await test.ask(
      'POST /doctor-cheese/recharge/v1/order/place-order',
      { offerId: 1 },
      await shop.by(BUYER),
    );
    const { id } = asked.body.data as { id: number };
    expect((await pay(BUYER, id, 1)).status).toBe(400);
  });
});

it('somebody else’s order is not there', async () => {
  const id = await place(BUYER, [1]);
  for (const payway of [1, 2, 3] as const) {
    expect(await pay(OTHER, id, payway)).toMatchObject({ status: 404 });
  }
  expect(await poll(OTHER, id)).toMatchObject({ status: 404 });
});
