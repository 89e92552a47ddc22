import { readSheet } from 'read-excel-file/node';
import { shopModules, shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { madeFileRoutes } from '../../people/madeFile/madeFile.routes';
import { shopManageRoutes } from '../manage/shopManage.routes';
import { revenueManageRoutes } from './revenueManage.routes';

const test = useTestApp({
  modules: {
    main: [...shopModules, shopManageRoutes, revenueManageRoutes],
    aside: [madeFileRoutes],
  },
});
const shop = shopping(test);
const [ANNA, ADMIN] = [1, 2] as const;
const at = (day: string, time = '10:00') => new Date(`${day}T${time}:00+08:00`);
const range = (first: string, last: string) =>
  `from=${at(first, '00:00').getTime()}&to=${at(last, '00:00').getTime() + 86_400_000}`;
const usual = range('2026-11-20', '2026-11-21');

interface Sums {
  count: number;
  income: number;
  refund: number;
  net: number;
  cheese: number;
}
interface Report {
  total: Sums;
  days: (Sums & { day: string })[];
  products: (Sums & { title: string; kind: string })[];
  kinds: (Sums & { kind: string })[];
  payways: (Sums & { payway: number })[];
}
const ask = async (path: string) =>
  test.ask(`GET /doctor-cheese/manage/revenue/v1/${path}`, {}, await shop.by(ADMIN));
const report = async (query = usual) => (await ask(`report?${query}`)).body.data as Report;

async function buy(specificationIds: number[], payway: 1 | 2 | 3) {
  const orderId = await shop.place(ANNA, specificationIds);
  await shop.pay(ANNA, orderId, payway);
  if (payway !== 1) await shop.money(orderId, payway);
  return orderId;
}
async function recharge() {
  const place = 'POST /doctor-cheese/recharge/v1/order/place-order';
  const { body } = await test.ask(place, { offerId: 1 }, await shop.by(ANNA));
  const { id } = body.data as { id: number };
  await shop.pay(ANNA, id, 3);
  await shop.money(id, 3);
  return id;
}
const refund = async (orderId: number) =>
  test.ask(
    'POST /doctor-cheese/manage/order/v1/refund',
    { orderId, reason: '重复购买' },
    await shop.by(ADMIN),
  );

beforeEach(async () => {
  await test.given({
    people: [{ name: '安娜' }, { name: '方远', isPlatformAdmin: true }],
    commodities: [
      { title: '心电图判读', price: 39_990 },
      { title: '骨科', price: 20_000 },
      { title: '眼科', price: 10 },
    ],
    offers: [{ amount: 100_000, gift: 5_000, price: 99_000 }],
  });
});

/** Two things by WeChat, a recharge by Alipay, one thing from the balance; a refund the next day. */
async function aLittleTrade() {
  const orderId = await buy([1, 3], 2);
  await recharge();
  await buy([2], 1);
  test.clock.time = at('2026-11-21', '00:30');
  await refund(orderId);
}

it('counts money on the day it came, and takes it off on the day it went back', async () => {
  await aLittleTrade();
  const { days, total } = await report();
  expect(days).toEqual([
    { day: '2026-11-20', count: 3, income: 139_000, refund: 0, net: 139_000, cheese: 20_000 },
    { day: '2026-11-21', count: 0, income: 0, refund: 40_000, net: -40_000, cheese: 0 },
  ]);
  expect(total).toEqual({ count: 3, income: 139_000, refund: 40_000, net: 99_000, cheese: 20_000 });
});

it('tells what by which product, kind of order and way of paying', async () => {
  await aLittleTrade();
  const { products, kinds, payways, total } = await report();
  expect(
    products.map(({ title, net, refund: back, cheese }) => [title, net, back, cheese]),
  ).toEqual([
    ['充值 100.00 芝士', 99_000, 0, 0],
    ['骨科', 0, 0, 20_000],
    ['心电图判读', 0, 39_990, 0],
    ['眼科', 0, 10, 0],
  ]);
  expect(kinds.map(({ kind, net, cheese }) => [kind, net, cheese])).toEqual([
    ['membership', 0, 0],
    ['commodity', 0, 20_000],
    ['recharge', 99_000, 0],
  ]);
  expect(payways.map(({ payway, income, net, cheese }) => [payway, income, net, cheese])).toEqual([
    [1, 0, 0, 20_000],
    [2, 40_000, 0, 0],
    [3, 99_000, 99_000, 0],
  ]);
  const sum = (list: Sums[]) => list.reduce((all, { net }) => all + net, 0);
  for (const side of [products, kinds, payways]) expect(sum(side)).toBe(total.net);
});

it('a day begins at midnight in China', async () => {
  test.clock.time = at('2026-11-20', '23:59');
  await buy([1], 2);
  test.clock.time = at('2026-11-21', '00:00');
  await buy([2], 2);
  const { days } = await report();
  expect(days.map(({ income }) => income)).toEqual([39_990, 20_000]);
  expect((await report(range('2026-11-21', '2026-11-21'))).total.income).toBe(20_000);
});

it('money for which nothing could be given is no revenue', async () => {
  const orderId = await shop.place(ANNA, [1]);
  await shop.pay(ANNA, orderId, 2);
  await shop.takeOffSale(1);
  expect(await shop.money(orderId, 2)).toBe('returned');
  await shop.work();
  expect((await report()).total).toMatchObject({ count: 0, income: 0, refund: 0 });
});

it('what was refunded from the balance is taken off what was spent of it', async () => {
  await recharge();
  await refund(await buy([2], 1));
  expect((await report()).total).toMatchObject({ net: 99_000, cheese: 0 });
});

it.each([
  ['nothing at all', 'from=1000&to=1000'],
  ['backwards', 'from=2000&to=1000'],
  ['longer than a year', 'from=0&to=40000000000'],
])('refuses a span of %s', async (_what, query) => {
  expect(await ask(`report?${query}`)).toMatchObject({
    status: 400,
    body: { message: '统计时间应为 1 至 366 天' },
  });
});

it('hands out what it shows: cells are numbers with two decimals', async () => {
  await aLittleTrade();
  const { body } = await ask(`export?${usual}`);
  const link = body.data as { url: string; fileName: string };
  expect(link.fileName).toBe('收入统计_2026-11-20至2026-11-21_2026-11-21.xlsx');
  const { rawPayload } = await test.fetch(link.url, await test.signIn(ADMIN));
  expect(await readSheet(rawPayload)).toEqual([
    ['日期', '支付笔数', '收款（元）', '退款（元）', '净收入（元）', '芝士消费'],
    ['2026-11-20', 3, 139, 0, 139, 20],
    ['2026-11-21', 0, 0, 40, -40, 0],
    ['合计', 3, 139, 40, 99, 20],
  ]);
  expect((await readSheet(rawPayload, '按商品'))[3]).toEqual([
    '心电图判读',
    '商品',
    1,
    39.99,
    39.99,
    0,
    0,
  ]);
});
