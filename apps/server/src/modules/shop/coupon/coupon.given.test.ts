import { eq } from 'drizzle-orm';
import {
  ADMIN,
  ANNA,
  BEN,
  DAY_S,
  share,
  couponing,
  couponModules,
} from '../../../testing/given/couponing';
import { shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { exchangeCode } from '../exchange/exchange.tables';
import { shopOrder } from '../order/order.tables';

const test = useTestApp({ modules: { main: couponModules } });
const shop = shopping(test);
const { open, inDays, manage, wanted, create, grant, own, used, mine } = couponing(test, shop);

beforeEach(open);

describe('a coupon that is given', () => {
  it('is used as often as it was given, and told of', async () => {
    const id = await create({ way: 2, perPerson: 2 });
    expect((await grant(id, ANNA)).status).toBe(200);
    expect(await mine('usable')).toMatchObject({ total: 1, list: [{ left: 1 }] });
    await grant(id, ANNA);
    expect(await mine('usable')).toMatchObject({ total: 1, list: [{ left: 2 }] });
    expect(await grant(id, ANNA)).toMatchObject({ body: { message: '该用户已达到可领取次数' } });
    const order = await used(await shop.place(ANNA, [1]), id);
    expect(await mine('usable')).toMatchObject({ list: [{ left: 1 }] });
    expect(await mine('used')).toMatchObject({
      total: 1,
      list: [{ name: '立减五元', used: { orderId: order, discount: 5_000 } }],
    });
    expect((await manage('GET list?way=2', {})).body.data).toMatchObject({
      list: [{ granted: 2, used: 1 }],
    });
  });

  it.each([
    [{ way: 1 }, ANNA, '该优惠券自动发放，无需单独发放'],
    [{}, 9, '该手机号尚未注册'],
  ])('is not given where %j', async (said, who, message) => {
    const id = await create({ way: 2, ...said });
    expect(await grant(id, who)).toMatchObject({ body: { message } });
  });

  it('comes by a code, and stands in the history of exchanges until its end', async () => {
    const id = await create({ way: 2 });
    const batch = { name: '迎新', kind: 4, couponId: id, count: 2, perPerson: 5 };
    const made = await own('POST manage/code/v1/create', { ...batch, startsAt: inDays(0) }, ADMIN);
    expect(made.status).toBe(200);
    const codes = await test.database.db.select().from(exchangeCode);
    const [code, other] = codes.map((row) => row.code);
    const brought = await own('POST exchange/v1/code', { code });
    expect(brought.body.data).toMatchObject({ kind: 4, title: '迎新', expiration: inDays(7) });
    expect(await mine('usable')).toMatchObject({ list: [{ name: '立减五元', left: 1 }] });
    // After one person's limit the code stays valid for others.
    expect(await own('POST exchange/v1/code', { code: other })).toMatchObject({
      body: { message: '该优惠券您已达到可领取次数' },
    });
    expect((await own('POST exchange/v1/code', { code: other }, BEN)).status).toBe(200);
    expect((await own('GET exchange/v1/history')).body.data).toMatchObject({
      total: 1,
      list: [{ kind: 4, expiration: inDays(7) }],
    });
  });

  it('no code is made of one that has ended', async () => {
    const id = await create({ way: 2, endsAt: inDays(1) });
    test.clock.pass(DAY_S);
    const batch = { name: '迎新', kind: 4, couponId: id, count: 2, perPerson: 1 };
    const made = await own('POST manage/code/v1/create', { ...batch, startsAt: inDays(0) }, ADMIN);
    expect(made).toMatchObject({ status: 409, body: { message: '该优惠券已过期' } });
  });

  it('is over after its end, or once it is void', async () => {
    const id = await create({ way: 2 });
    await grant(id, ANNA);
    await create({ name: '短', endsAt: inDays(1) });
    test.clock.pass(DAY_S);
    await manage('PUT void', { id });
    expect(await mine('usable')).toMatchObject({ total: 0 });
    expect(await mine('over')).toMatchObject({
      total: 2,
      list: [
        { name: '短', isVoid: false },
        { name: '立减五元', isVoid: true },
      ],
    });
  });
});

it.each([
  [{ amount: undefined }, '请填写优惠内容和适用范围'],
  [{ ...share, percent: undefined }, '请填写优惠内容和适用范围'],
  [{ scope: 2 }, '请填写优惠内容和适用范围'],
  [{ scope: 3 }, '请填写优惠内容和适用范围'],
  [{ scope: 3, commodityId: 99 }, '所选商品已下架，请刷新后重试'],
  [{ endsAt: 1 }, '失效时间应晚于生效时间和当前时间'],
])('no coupon is made of %j', async (said, message) => {
  expect(await manage('POST create', wanted(said))).toMatchObject({ body: { message } });
});

it.each([{ percent: 100 }, { percent: 0 }, { amount: -10 }, { amount: 5 }, { perPerson: 0 }])(
  'no coupon of %j is even read',
  async (said) => {
    expect(await manage('POST create', wanted(said))).toMatchObject({ status: 400 });
  },
);

it('the database itself keeps an order from costing nothing', async () => {
  const order = await shop.place(ANNA, [1]);
  const robbing = test.database.db
    .update(shopOrder)
    .set({ total: 0 })
    .where(eq(shopOrder.id, order));
  await expect(robbing).rejects.toThrow();
});

it('one’s own come page by page, without what is used up, gone or for others', async () => {
  for (const name of ['甲', '乙', '丙']) await create({ name });
  await create({ name: '给了别人', way: 2 });
  await create({ name: '没有了', inAll: 1, endsAt: inDays(1) });
  await used(await shop.place(BEN, [1]), 5, BEN);
  await used(await shop.place(ANNA, [2]), 1);
  const page = async (at: number) =>
    (await own(`GET coupon/v1/list?state=usable&page=${at}&pageCnt=1`)).body.data;
  expect(await page(1)).toMatchObject({ total: 2, list: [{ name: '乙' }] });
  expect(await page(2)).toMatchObject({ total: 2, list: [{ name: '丙' }] });
});
