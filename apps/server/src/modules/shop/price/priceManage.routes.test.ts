import { sql } from 'drizzle-orm';
import { pricing } from '../../../testing/given/pricing';
import { shopModules, shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { auditEntry } from '../../people/audit/audit.tables';
import { commodityRoutes } from '../commodity/commodity.routes';
import { membershipRoutes } from '../membership/membership.routes';
import { priceManageRoutes } from './priceManage.routes';

const test = useTestApp({
  modules: { main: [...shopModules, commodityRoutes, membershipRoutes, priceManageRoutes] },
});
const shop = shopping(test);
const ANNA = 2;
const DAY_S = 86_400;
const { ask, inDays, listed, change, limit, withdraw, shown, totalOf, historyOf } = pricing(
  test,
  shop,
);

it('changes a price at once: cards and orders follow, an order that was placed does not', async () => {
  const before = await shop.place(ANNA, [1]);
  expect(await change({ price: 12_000, originalPrice: 15_000 })).toMatchObject({ status: 200 });
  expect(await shown()).toEqual([12_000]);
  expect(await totalOf(before)).toBe(10_000);
  test.clock.pass(31 * 60);
  expect(await totalOf(await shop.place(ANNA, [1]))).toBe(12_000);
  expect(await historyOf()).toMatchObject([
    { price: 12_000, before: { price: 10_000 }, state: 'current', by: '方远', until: null },
  ]);
});

it('a change that waits holds from its moment on, without anybody doing anything', async () => {
  await change({ price: 8_000, vipPrice: 7_000, from: inDays(1) });
  expect(await historyOf()).toMatchObject([{ state: 'scheduled' }]);
  expect(await shown()).toEqual([10_000]);
  test.clock.pass(DAY_S - 1);
  expect(await totalOf(await shop.place(ANNA, [1]))).toBe(10_000);
  test.clock.pass(1);
  expect(await shown()).toEqual([8_000]);
  // The one that lives is dearer now: placing again brings the better price.
  expect(await totalOf(await shop.place(ANNA, [1]))).toBe(8_000);
  expect((await ask('GET list?kind=specification&keyword=%E5%BF%83')).body.data).toMatchObject({
    total: 1,
    list: [{ price: 8_000, vipPrice: 7_000, originalPrice: 10_000, next: null }],
  });
  expect(await historyOf()).toMatchObject([{ state: 'current' }]);
});

it('what came into force is kept when the next change is made', async () => {
  await change({ price: 8_000, vipPrice: 8_000, from: inDays(1) });
  test.clock.pass(DAY_S);
  await change({ price: 6_000, vipPrice: 6_000, from: inDays(1) });
  expect(await shown()).toEqual([8_000]);
  expect(await historyOf()).toMatchObject([
    { state: 'scheduled', price: 6_000, before: { price: 8_000 } },
    { state: 'current', price: 8_000, before: { price: 10_000 } },
  ]);
  test.clock.pass(DAY_S);
  expect(await shown()).toEqual([6_000]);
});

it('lists are sorted by the price that holds', async () => {
  await test.given({ commodities: [{ title: '急救', price: 9_500, productId: 9 }] });
  expect(await shown()).toEqual([9_500, 10_000]);
  await change({ price: 9_000, vipPrice: 9_000, from: inDays(1) });
  test.clock.pass(DAY_S);
  expect(await shown()).toEqual([9_000, 9_500]);
  expect(await shown(5)).toEqual([9_500, 9_000]);
});

it('one change waits at a time; taken back before its moment, nothing ever comes of it', async () => {
  await change({ price: 8_000, vipPrice: 8_000, from: inDays(1) });
  expect(await change({ price: 7_000 })).toMatchObject({
    body: { message: '已有待生效的价格变更，请先撤回' },
  });
  expect(await withdraw(false)).toMatchObject({ status: 200 });
  test.clock.pass(2 * DAY_S);
  expect(await shown()).toEqual([10_000]);
  expect(await historyOf()).toMatchObject([{ state: 'withdrawn' }]);
});

it('acts only on what was shown to whoever acts', async () => {
  const moved = { status: 409, body: { message: '价格已有变动，请核对最新价格后重试' } };
  const { shown: before } = await listed('specification', 1);
  await change({ price: 9_000, vipPrice: 9_000 });
  expect(await change({ price: 11_000, originalPrice: 11_000, shown: before })).toMatchObject(
    moved,
  );
  expect(await shown()).toEqual([9_000]);
  await change({ price: 8_000, vipPrice: 8_000, from: inDays(1) });
  const other = { shown: { price: 7_000, from: inDays(1) } };
  expect(await withdraw(false, other)).toMatchObject(moved);
  await limit();
  expect(await withdraw(true, { shown: { price: 4_000, from: inDays(1) } })).toMatchObject(moved);
  expect(await shown()).toEqual([4_000]);
});

it('what has begun cannot be taken back any more', async () => {
  await change({ price: 8_000, vipPrice: 8_000, from: inDays(1) });
  test.clock.pass(DAY_S);
  expect(await withdraw(false)).toMatchObject({ body: { message: '没有可撤回的价格变更' } });
  expect(await shown()).toEqual([8_000]);
});

it('of two who change at once, one is told', async () => {
  const both = await Promise.all(
    [1, 2].map(() => change({ price: 8_000, vipPrice: 8_000, from: inDays(1) })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await historyOf()).toHaveLength(1);
});

it('plans and recharge offers change the same way', async () => {
  const card = { kind: 'card', id: 1 } as const;
  await change({ ...card, price: 150_000, from: inDays(1) });
  await change({ kind: 'recharge', id: 1, price: 90_000, from: inDays(1) });
  const plans = async () => (await test.get('/doctor-cheese/membership/v1/card/list')).body.data;
  const offers = async () => (await test.get('/doctor-cheese/recharge/v1/offer/list')).body.data;
  expect(await plans()).toMatchObject([{ currentPrice: 200_000, originalPrice: 300_000 }]);
  expect((await ask('GET list?kind=card')).body.data).toMatchObject({
    list: [{ title: '年卡', price: 200_000, vipPrice: null, next: { price: 150_000 } }],
  });
  expect((await ask('GET list?kind=recharge')).body.data).toMatchObject({
    list: [{ title: '充值 100.00 芝士', price: 100_000, originalPrice: null }],
  });
  test.clock.pass(DAY_S);
  expect(await plans()).toMatchObject([{ currentPrice: 150_000, originalPrice: 300_000 }]);
  expect(await offers()).toMatchObject([{ price: 90_000 }]);
  const place = 'POST /doctor-cheese/membership/v1/order/place-order';
  const { body } = await test.ask(place, { cardId: 1 }, await shop.by(ANNA));
  expect(await totalOf((body.data as { id: number }).id)).toBe(150_000);
});

it('writes each act into the audit log, and none that was refused', async () => {
  await change({ price: 8_000, vipPrice: 8_000, from: inDays(1) });
  await change({ price: 7_000 });
  await withdraw(false);
  expect(await test.database.db.select().from(auditEntry)).toMatchObject([
    {
      act: 'price.change',
      about: '心电图 · 永久有效',
      before: { price: '10.00', vipPrice: '10.00' },
      after: { price: '8.00', vipPrice: '8.00', period: '2026-11-21 10:00 起' },
    },
    { act: 'price.withdraw', before: { price: '8.00' } },
  ]);
});

it('nobody rewrites what was changed', async () => {
  await change({ price: 8_000, vipPrice: 8_000 });
  const rewriting = test.database.db.execute(sql`update price_change set price = 1`);
  await expect(rewriting).rejects.toThrow();
  await expect(test.database.db.execute(sql`delete from price_change`)).rejects.toThrow();
});

it.each([
  [
    { price: 12_000, vipPrice: 13_000, originalPrice: 13_000 },
    '会员价不能高于售价，原价不能低于售价',
  ],
  [{ price: 12_000, originalPrice: 11_000 }, '会员价不能高于售价，原价不能低于售价'],
  [{ price: 8_000 }, '会员价不能高于售价，原价不能低于售价'],
  [{ price: 8_000, vipPrice: 8_000, from: 1 }, '生效时间应晚于当前时间，结束时间应晚于生效时间'],
  [{ id: 99, price: 8_000 }, '该商品或套餐不存在'],
])('refuses %j in words', async (said, message) => {
  expect(await change(said)).toMatchObject({ body: { message } });
});

it('what members have free keeps its price for them at 0', async () => {
  const free = { price: 12_000, originalPrice: 12_000, vipPrice: 0 };
  expect(await change({ id: 2, ...free })).toMatchObject({ status: 200 });
  expect((await ask('GET history?kind=specification&id=2')).body.data).toMatchObject({
    list: [{ price: 12_000, vipPrice: 0 }],
  });
  // Members could neither open nor buy it.
  expect(await change(free)).toMatchObject({
    status: 400,
    body: { message: '仅会员免费的商品可将会员价设为 0' },
  });
});

it.each([0, -10, 8_005, 100_000_010, 1.5])('%p is no price', async (price) => {
  expect(await change({ price })).toMatchObject({ status: 400 });
});
