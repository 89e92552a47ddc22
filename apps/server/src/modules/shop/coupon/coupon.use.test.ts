import { ANNA, BEN, share, couponing, couponModules } from '../../../testing/given/couponing';
import { shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { specification } from '../goods/commodity.tables';
import { ledgerLine } from '../ledger/ledger.tables';

const test = useTestApp({ modules: { main: couponModules } });
const shop = shopping(test);
const { open, manage, create, grant, own, fitting, use, used, read, mine, buy } = couponing(
  test,
  shop,
);

beforeEach(open);

describe('using a coupon', () => {
  it('places the order anew, at its prices and for its time; the books take what was paid', async () => {
    await create();
    const first = await shop.place(ANNA, [1]);
    const { expiresAt } = await read(first);
    test.clock.pass(60);
    const order = await used(first, 1);
    expect(order).not.toBe(first);
    expect(await read(first)).toMatchObject({ state: 'cancelled', couponName: null });
    const kept = { total: 34_990, discount: 5_000, saved: 0, couponId: 1, expiresAt };
    expect(await read(order)).toMatchObject({ ...kept, couponName: '立减五元' });
    expect(await buy(order)).toBe('delivered');
    const lines = await test.database.db.select().from(ledgerLine);
    expect(lines.map(({ amount }) => Math.abs(amount))).toEqual([34_990, 34_990]);
    expect(await shop.heldBy(ANNA)).toEqual([1]);
    expect(await shop.faults()).toEqual([]);
  });

  it('placing the same again answers the one with the coupon', async () => {
    await create();
    const order = await used(await shop.place(ANNA, [1]), 1);
    expect(await shop.place(ANNA, [1])).toBe(order);
    expect(await used(order, 1)).toBe(order);
  });

  it('placing it again throws nothing away that is cheaper than what it costs by now', async () => {
    await create({ amount: 10_000 });
    const order = await used(await shop.place(ANNA, [1]), 1);
    await test.database.db.update(specification).set({ price: 35_000, vipPrice: 35_000 });
    expect(await shop.place(ANNA, [1])).toBe(order);
    await test.database.db.update(specification).set({ price: 29_000, vipPrice: 29_000 });
    const cheaper = await shop.place(ANNA, [1]);
    expect(await read(cheaper)).toMatchObject({ total: 29_000, discount: 0 });
  });

  it('another coupon, or none, can be chosen while it is not paid', async () => {
    await create();
    await create(share);
    const first = await used(await shop.place(ANNA, [1]), 1);
    const second = await used(first, 2);
    expect(await read(second)).toMatchObject({ total: 32_000, discount: 7_990 });
    const third = await used(second, null);
    expect(await read(third)).toMatchObject({ total: 39_990, discount: 0, couponName: null });
    expect(await fitting(third)).toHaveLength(2);
  });

  it('two orders of one person never use one coupon twice, asked for at once', async () => {
    await create();
    const orders = [await shop.place(ANNA, [1]), await shop.place(ANNA, [2])];
    const answers = await Promise.all(orders.map((order) => use(order, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('one coupon in all is used by one of two people, asked for at once', async () => {
    await create({ inAll: 1 });
    const both = [
      [await shop.place(ANNA, [1]), ANNA],
      [await shop.place(BEN, [1]), BEN],
    ] as const;
    const answers = await Promise.all(both.map(([order, who]) => use(order, 1, who)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused).toMatchObject({ body: { message: '该优惠券已被领完' } });
  });

  it("another person's coupon or order is not told from one that is not there", async () => {
    const id = await create({ way: 2 });
    await grant(id, BEN);
    const order = await shop.place(ANNA, [1]);
    const unknown = { status: 404, body: { message: '该优惠券不存在' } };
    expect(await use(order, id)).toMatchObject(unknown);
    expect(await use(order, 99)).toMatchObject(unknown);
    expect(await use(order, id, BEN)).toMatchObject({ status: 404 });
    expect(await mine('usable')).toMatchObject({ total: 0 });
    expect(await fitting(order)).toEqual([]);
  });

  it.each([
    [{ endsAt: 60_000 }, 60, '该优惠券已过期'],
    [{ startsAt: 60_000 }, 0, '该优惠券尚未到可用时间'],
    [{ audience: 2 }, 0, '该优惠券仅限会员使用'],
    [{ atLeast: 40_000 }, 0, '该优惠券不适用于此订单'],
  ])('refuses %j', async (said, seconds, message) => {
    const now = test.clock.time.getTime();
    const moments = Object.entries(said).map(([key, value]) => [
      key,
      key.endsWith('At') ? now + value : value,
    ]);
    const id = await create(Object.fromEntries(moments));
    const order = await shop.place(ANNA, [1]);
    test.clock.pass(seconds);
    expect(await use(order, id)).toMatchObject({ body: { message } });
    expect(await read(order)).toMatchObject({ state: 'unpaid', total: 39_990 });
  });

  it('what an order took before the end of its coupon holds', async () => {
    const now = test.clock.time.getTime();
    await create({ endsAt: now + 60_000 });
    const order = await used(await shop.place(ANNA, [1]), 1);
    test.clock.pass(120);
    await manage('PUT void', { id: 1 });
    expect(await buy(order)).toBe('delivered');
  });

  it('only who has bought nothing is a new buyer', async () => {
    await create({ audience: 3, perPerson: 5 });
    const other = await shop.place(ANNA, [2]);
    const order = await shop.place(ANNA, [1]);
    await buy(await used(order, 1));
    expect(await use(other, 1)).toMatchObject({
      body: { message: '该优惠券仅限首次购买的用户使用' },
    });
    expect(await mine('usable')).toMatchObject({ total: 0 });
  });

  it('a new buyer uses one coupon for new buyers at a time, also by late money', async () => {
    await create({ audience: 3, perPerson: 5 });
    const [one, other] = [await shop.place(ANNA, [1]), await shop.place(ANNA, [2])];
    const first = await used(one, 1);
    const taken = { status: 409, body: { message: '您的另一个订单已使用新用户优惠券' } };
    expect(await use(other, 1)).toMatchObject(taken);
    expect(await fitting(other)).toEqual([]);
    expect(await fitting(first)).toHaveLength(1);
    await shop.pay(ANNA, first, 2);
    const tradeNo = await shop.confirm(first, 2);
    await own('PUT order/v1/cancel', { orderId: first, reason: 1 });
    expect(await buy(await used(other, 1))).toBe('delivered');
    expect(await shop.tell(tradeNo, 2)).toBe('returned');
  });

  it('a paid order takes no coupon any more', async () => {
    await create();
    const order = await shop.place(ANNA, [1]);
    await buy(order);
    expect(await use(order, 1)).toMatchObject({ body: { message: '该订单已支付' } });
  });
});
