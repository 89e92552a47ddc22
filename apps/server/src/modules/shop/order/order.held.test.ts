import { shopModules, shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { specification } from '../goods/commodity.tables';
import { shopOrder } from './order.tables';
import { memberCard } from '../membership/membership.tables';

const test = useTestApp({ modules: { main: shopModules } });
const shop = shopping(test);
const BUYER = 1;
const DAY_MS = 86_400_000;
const heldUntil = new Date('2027-01-01T00:00:00+08:00');

beforeEach(async () => {
  await test.given({
    people: [{}],
    commodities: [{ title: '心电图' }, { title: '解剖', productId: 70 }],
    held: [
      { personId: BUYER, commodityId: 1, endsAt: heldUntil },
      { personId: BUYER, endsAt: heldUntil },
    ],
  });
  await test.database.db.update(specification).set({ validDays: 365 });
  const card = { name: '月卡', tier: 'vip1', days: 30 } as const;
  await test.database.db
    .insert(memberCard)
    .values({ ...card, currentPrice: 20_000, originalPrice: 20_000 });
});

const itemsOf = async (orderId: number) => {
  const call = `GET /doctor-cheese/order/v1/detail?orderId=${orderId}`;
  const { body } = await test.ask(call, {}, await shop.by(BUYER));
  return (body.data as { items: object[] }).items;
};

it('says until when a thing is held already, and until when buying it again makes it last', async () => {
  const until = heldUntil.getTime();
  expect(await itemsOf(await shop.place(BUYER, [1, 2]))).toMatchObject([
    { title: '心电图', productId: 1, held: { until, then: until + 365 * DAY_MS } },
    { title: '解剖', productId: 70, held: null },
  ]);
});

it('what is bought for good then has no end', async () => {
  await test.database.db.update(specification).set({ validDays: null });
  const items = await itemsOf(await shop.place(BUYER, [1]));
  expect(items).toMatchObject([{ held: { until: heldUntil.getTime(), then: null } }]);
});

it('what it gave for good has no end, and what is taken back lasts no longer', async () => {
  await test.database.db.update(specification).set({ validDays: null });
  const orderId = await shop.place(BUYER, [2]);
  expect(await itemsOf(orderId)).toMatchObject([{ given: null }]);
  await shop.pay(BUYER, orderId, 2);
  await shop.money(orderId, 2);
  expect(await itemsOf(orderId)).toMatchObject([{ given: { until: null } }]);
  await test.database.db.update(shopOrder).set({ refundedAt: test.clock.time });
  expect(await itemsOf(orderId)).toMatchObject([{ given: null }]);
});

it('says the same of a membership', async () => {
  const place = 'POST /doctor-cheese/membership/v1/order/place-order';
  const { body } = await test.ask(place, { cardId: 1 }, await shop.by(BUYER));
  const until = heldUntil.getTime();
  expect(await itemsOf((body.data as { id: number }).id)).toMatchObject([
    { productId: null, held: { until, then: until + 30 * DAY_MS } },
  ]);
});

it('what it says comes true, and then it says nothing more', async () => {
  const orderId = await shop.place(BUYER, [1]);
  const [item] = (await itemsOf(orderId)) as { held: { then: number } }[];
  await shop.pay(BUYER, orderId, 2);
  await shop.money(orderId, 2);
  expect(await itemsOf(orderId)).toMatchObject([{ held: null, given: { until: item?.held.then } }]);
  const [again] = (await itemsOf(await shop.place(BUYER, [1]))) as { held: { until: number } }[];
  expect(again?.held.until).toBe(item?.held.then);
});
