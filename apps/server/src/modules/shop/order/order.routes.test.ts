import { eq } from 'drizzle-orm';
import { shopModules, shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { payment } from './payment.tables';
import { memberCard } from '../membership/membership.tables';

const test = useTestApp({ modules: { main: shopModules } });
const shop = shopping(test);
const { askPlace, place, by } = shop;

const [BUYER, MEMBER] = [1, 2] as const;
const soon = {
  startsAt: new Date('2026-11-20T09:00:00+08:00'),
  deadline: new Date('2026-11-20T11:00:00+08:00'),
};
const commodities = [
  { title: '心电图判读', price: 39_999 },
  { title: '今天便宜', price: 20_000, limited: { price: 15_000, ...soon } },
  { title: '今天免费', price: 20_000, limited: { price: 0, ...soon } },
  { title: '会员免费', price: 20_000, charge: 3 as const },
  { title: '免费', price: 20_000, charge: 1 as const },
];

beforeEach(async () => {
  const people = [{ nickname: '买家' }, { nickname: '会员' }];
  await test.given({ commodities, people, held: [{ personId: MEMBER }] });
});

interface Detail {
  id: number;
  total: number;
  saved: number;
  state: string;
  expiresAt: number;
}

const order = '/doctor-cheese/order/v1';
const detail = async (orderId: number, personId: number = BUYER) =>
  (await test.ask(`GET ${order}/detail?orderId=${orderId}`, {}, await by(personId))).body
    .data as Detail;
const cancel = async (orderId: number, more: object = {}) =>
  test.ask(`PUT ${order}/cancel`, { orderId, reason: 1, ...more }, await by(BUYER));

describe('placing', () => {
  it('costs what the server says at that moment, in whole hundredths', async () => {
    const first = await detail(await place(BUYER, [1]));
    expect(first).toMatchObject({ total: 39_990, saved: 0, state: 'unpaid' });
    expect(first.expiresAt).toBe(test.clock.time.getTime() + 30 * 60_000);
    expect(first).toMatchObject({ kind: 'commodity', leftMs: 30 * 60_000 });
    expect(await detail(await place(BUYER, [1, 2]))).toMatchObject({ total: 54_990, saved: 5_000 });
    test.clock.pass(2 * 3600);
    expect(await detail(await place(BUYER, [2]))).toMatchObject({ total: 20_000, saved: 0 });
  });

  it('tells the story of its card: what stands struck through there is the whole of here', async () => {
    const deadline = new Date('2026-12-01T00:00:00+08:00');
    const limited = { price: 49_000, startsAt: new Date('2026-11-01T00:00:00+08:00'), deadline };
    const [price, originalPrice, charge] = [89_000, 129_000, 3 as const];
    await test.given({ commodities: [{ productId: 9, price, originalPrice, charge, limited }] });
    const id = await place(BUYER, [commodities.length + 1]);
    expect(await detail(id)).toMatchObject({ total: 49_000, saved: 80_000 });
  });

  it('keeps what it said, and answers the order that still lives', async () => {
    const id = await place(BUYER, [2, 1]);
    expect(await place(BUYER, [1, 2])).toBe(id);
    test.clock.pass(31 * 60);
    expect(await place(BUYER, [1, 2])).not.toBe(id);
    expect(await detail(id)).toMatchObject({ state: 'expired', leftMs: 0 });
  });

  it('answers another where it has become cheaper since', async () => {
    test.clock.time = new Date('2026-11-20T08:50:00+08:00');
    const id = await place(BUYER, [2]);
    test.clock.pass(15 * 60);
    const cheaper = await place(BUYER, [2]);
    expect(await detail(cheaper)).toMatchObject({ total: 15_000 });
    expect(await detail(id)).toMatchObject({ state: 'cancelled', cancelReason: 3 });
  });

  it.each([
    [BUYER, [3], 'order.free'],
    [BUYER, [5], 'order.free'],
    [MEMBER, [4], 'order.free'],
    [BUYER, [99], 'order.notOnSale'],
    [BUYER, [1, 1], 'order.twice'],
  ] as const)('refuses person %d who wants %j: %s', async (personId, ids, key) => {
    expect(await askPlace(personId, [...ids])).toMatchObject({ body: { key } });
  });

  it('refuses what is withdrawn, and what is theirs for good', async () => {
    await shop.takeOffSale(1);
    expect(await askPlace(BUYER, [1])).toMatchObject({ body: { key: 'order.notOnSale' } });
    await test.given({ held: [{ personId: BUYER, commodityId: 2, endsAt: null }] });
    expect(await askPlace(BUYER, [2])).toMatchObject({ body: { key: 'order.owned' } });
  });

  it('sells nobody what is free for them today, also who has bought days of it', async () => {
    const endsAt = new Date('2026-12-20T10:00:00+08:00');
    await test.given({
      held: [
        { personId: BUYER, commodityId: 3, endsAt },
        { personId: MEMBER, commodityId: 4, endsAt },
      ],
    });
    expect(await askPlace(BUYER, [1, 3])).toMatchObject({ body: { key: 'order.free' } });
    expect(await askPlace(MEMBER, [1, 4])).toMatchObject({ body: { key: 'order.free' } });
  });

  it('takes one of each, and nobody’s own price', async () => {
    const wanted = { specificationId: 1, quantity: 2 };
    const call = 'POST /doctor-cheese/order/commodity/v2/place-order';
    const asked = { specificationList: [wanted] };
    expect((await test.ask(call, asked, await by(BUYER))).status).toBe(400);
    const cheap = { specificationList: [{ ...wanted, quantity: 1, price: 1 }] };
    expect((await test.ask(call, cheap, await by(BUYER))).status).toBe(400);
  });
});

it('who places and cancels without end is stopped for a while', async () => {
  for (let at = 0; at < 50; at += 1) await cancel(await place(BUYER, [1]));
  expect(await askPlace(BUYER, [1])).toMatchObject({ status: 429, body: { key: 'order.tooMany' } });
  test.clock.pass(31 * 60);
  expect((await askPlace(BUYER, [1])).status).toBe(200);
});

describe('cancelling', () => {
  it('ends an order with its reason, once', async () => {
    const id = await place(BUYER, [1]);
    expect((await cancel(id, { note: '选错了' })).status).toBe(200);
    expect((await cancel(id)).status).toBe(200);
    expect(await detail(id)).toMatchObject({ state: 'cancelled', cancelNote: '选错了' });
    expect(await shop.poll(BUYER, id)).toMatchObject({ body: { key: 'order.cancelled' } });
    expect(await shop.pay(BUYER, id, 1)).toMatchObject({ body: { key: 'order.cancelled' } });
  });

  it('takes its code back at once: nobody pays for what is cancelled', async () => {
    const id = await place(BUYER, [1]);
    await shop.pay(BUYER, id, 2);
    await cancel(id);
    await shop.work();
    const [row] = await test.database.db.select().from(payment).where(eq(payment.orderId, id));
    expect(row?.closedAt).toEqual(test.clock.time);
  });

  it('is nobody else’s, and comes too late for what is paid', async () => {
    const id = await place(BUYER, [1]);
    await shop.pay(BUYER, id, 2);
    expect(await shop.money(id, 2)).toBe('delivered');
    expect(await cancel(id)).toMatchObject({ status: 409, body: { key: 'order.paid' } });
    const theirs = await place(MEMBER, [1]);
    expect(await cancel(theirs)).toMatchObject({ status: 404 });
  });
});

describe('order/v1/list', () => {
  it('is one page of one’s own, by the state of this moment', async () => {
    const first = await place(BUYER, [1]);
    const second = await place(BUYER, [2]);
    await place(MEMBER, [1]);
    await cancel(second);
    const list = async (query: string) =>
      (await test.ask(`GET ${order}/list${query}`, {}, await by(BUYER))).body.data;
    expect(await list('')).toMatchObject({
      total: 2,
      list: [
        {
          id: second,
          state: 'cancelled',
          leftMs: 0,
          saved: 5_000,
          items: [{ title: '今天便宜', price: 15_000 }],
        },
        {
          id: first,
          state: 'unpaid',
          leftMs: 1_800_000,
          saved: 0,
          items: [{ title: '心电图判读', quantity: 1 }],
        },
      ],
    });
    expect(await list('?state=unpaid')).toMatchObject({ total: 1, list: [{ id: first }] });
    test.clock.pass(31 * 60);
    expect(await list('?state=unpaid')).toMatchObject({ total: 0 });
    expect(await list('?state=expired')).toMatchObject({ total: 1 });
  });

  it('says how many there are on each page, also behind the last', async () => {
    const first = await place(BUYER, [1]);
    await place(BUYER, [2]);
    const page = async (query: string) => {
      const asked = `GET ${order}/list?pageCnt=1&${query}`;
      return (await test.ask(asked, {}, await by(BUYER))).body.data;
    };
    expect(await page('page=2')).toMatchObject({ total: 2, list: [{ id: first }] });
    expect(await page('page=3')).toEqual({ total: 2, list: [] });
    expect(await page('page=2&state=unpaid')).toMatchObject({ total: 2, list: [{ id: first }] });
    expect(await page('page=3&state=unpaid')).toEqual({ total: 2, list: [] });
  });
});

describe('membership/v1/order/list', () => {
  it('is one page of one’s own memberships, by the state of this moment', async () => {
    const card = { name: '年度会员', tier: 'vip3', days: 365, place: 0 } as const;
    const prices = { currentPrice: 238_000, originalPrice: 540_000 };
    await test.database.db.insert(memberCard).values({ ...card, ...prices });
    const member = '/doctor-cheese/membership/v1/order';
    const { body } = await test.ask(`POST ${member}/place-order`, { cardId: 1 }, await by(BUYER));
    const { id } = body.data as { id: number };
    await place(BUYER, [1]);
    expect(await detail(id)).toMatchObject({ kind: 'membership', saved: 302_000 });
    const list = async (query: string) =>
      (await test.ask(`GET ${member}/list${query}`, {}, await by(BUYER))).body.data;
    expect(await list('')).toMatchObject({
      total: 1,
      list: [{ id, name: '年度会员', state: 'unpaid', leftMs: 1_800_000, expiration: null }],
    });
    expect(await list('?state=paid')).toMatchObject({ total: 0, list: [] });
    await cancel(id);
    expect(await list('?state=cancelled')).toMatchObject({ total: 1, list: [{ id, leftMs: 0 }] });
  });
});
