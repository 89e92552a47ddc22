import { pricing } from '../../../testing/given/pricing';
import { shopModules, shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { commodityRoutes } from '../commodity/commodity.routes';
import { specification } from '../goods/commodity.tables';
import { priceManageRoutes } from './priceManage.routes';

const test = useTestApp({
  modules: { main: [...shopModules, commodityRoutes, priceManageRoutes] },
});
const shop = shopping(test);
const ANNA = 2;
const DAY_S = 86_400;
const { inDays, change, limit, withdraw, shown, totalOf, historyOf } = pricing(test, shop);

it('a limited-time price begins and ends by itself, and can be ended before', async () => {
  await limit({ from: inDays(1) });
  expect(await shown()).toEqual([10_000]);
  test.clock.pass(DAY_S);
  expect(await shown()).toEqual([4_000]);
  expect(await limit()).toMatchObject({
    body: { message: '已有未结束的限时价，请先撤回或提前结束' },
  });
  expect(await withdraw(true)).toMatchObject({ status: 200 });
  expect(await shown()).toEqual([10_000]);
  await limit();
  expect(await shown()).toEqual([4_000]);
  test.clock.pass(2 * DAY_S);
  expect(await shown()).toEqual([10_000]);
  expect(await historyOf()).toMatchObject([
    { isLimited: true, state: 'past', price: 4_000 },
    { isLimited: true, state: 'ended' },
  ]);
});

it('a limited-time price is never more than the price that holds meanwhile', async () => {
  await limit({ price: 9_000 });
  await change({ price: 8_000, vipPrice: 8_000 });
  expect(await shown()).toEqual([8_000]);
  expect(await totalOf(await shop.place(ANNA, [1]))).toBe(8_000);
  await test.given({ commodities: [{ title: '急救', price: 8_500, productId: 9 }] });
  expect(await shown()).toEqual([8_000, 8_500]);
});

it('begins at once by the clock of the server where no beginning is said', async () => {
  expect(await limit({ from: undefined })).toMatchObject({ status: 200 });
  expect(await shown()).toEqual([4_000]);
});

it('a limited-time price ends where it was set: at the way to buy that stands on cards', async () => {
  const [first] = await test.database.db.select().from(specification);
  const second = { ...first!, id: undefined, place: 1 };
  const rows = await test.database.db.insert(specification).values(second).returning();
  await limit();
  expect(await withdraw(true, { id: rows[0]?.id })).toMatchObject({
    body: { message: '没有可撤回的价格变更' },
  });
  expect(await shown()).toEqual([4_000]);
});

it.each([
  [{ from: 1 }, '生效时间应晚于当前时间，结束时间应晚于生效时间'],
  [{ price: 10_000 }, '限时价应低于当前售价'],
  [{ until: 1, from: 0 }, '生效时间应晚于当前时间，结束时间应晚于生效时间'],
])('refuses a limited-time price of %j', async (said, message) => {
  expect(await limit(said)).toMatchObject({ body: { message } });
});
