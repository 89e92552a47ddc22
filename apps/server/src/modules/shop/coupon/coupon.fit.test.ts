import { ANNA, share, couponing, couponModules } from '../../../testing/given/couponing';
import { shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';

const test = useTestApp({ modules: { main: couponModules } });
const shop = shopping(test);
const { open, inDays, create, own, fitting, use, used, read, buy } = couponing(test, shop);

beforeEach(open);

describe('what fits an order', () => {
  it('stands with the best first, each with what is left to pay', async () => {
    await create();
    await create(share);
    await create({ name: '切片券', amount: 9_000, scope: 2, commodityType: 2 });
    await create({ name: '满五十', amount: 20_000, atLeast: 50_000 });
    await create({ name: '明天', startsAt: inDays(1) });
    await create({ name: '会员券', audience: 2 });
    await create({ name: '套餐券', scope: 4 });
    await create({ name: '别人的', way: 2 });
    const order = await shop.place(ANNA, [1]);
    expect(await fitting(order)).toEqual([
      { id: 2, name: '八折', discount: 7_990, total: 32_000 },
      { id: 1, name: '立减五元', discount: 5_000, total: 34_990 },
    ]);
  });

  it('a coupon of one commodity counts only what that costs', async () => {
    await create({ ...share, scope: 3, commodityId: 2 });
    const order = await shop.place(ANNA, [1, 2]);
    expect(await fitting(order)).toMatchObject([{ discount: 4_000, total: 55_990 }]);
  });

  it('plans are made cheaper, filling the balance never is', async () => {
    await create({ scope: 4, ...share, atMost: 10_000 });
    await create();
    const plan = await own('POST membership/v1/order/place-order', { cardId: 1 });
    const { id } = plan.body.data as { id: number };
    expect(await fitting(id)).toMatchObject([{ discount: 10_000 }, { discount: 5_000 }]);
    const fill = await own('POST recharge/v1/order/place-order', { offerId: 1 });
    const recharge = fill.body.data as { id: number };
    expect(await fitting(recharge.id)).toEqual([]);
    expect(await use(recharge.id, 2)).toMatchObject({
      body: { message: '该优惠券不适用于此订单' },
    });
  });

  it('comes on top of the price for members and for a while', async () => {
    await test.given({
      commodities: [
        {
          title: '急救',
          price: 30_000,
          productId: 9,
          limited: { price: 10_000, startsAt: test.clock.time, deadline: new Date(inDays(1)) },
        },
      ],
    });
    await create(share);
    const order = await used(await shop.place(ANNA, [3]), 1);
    expect(await read(order)).toMatchObject({ total: 8_000, saved: 20_000, discount: 2_000 });
  });

  it('never makes an order free, let alone less', async () => {
    await create({ amount: 9_000_000 });
    const order = await used(await shop.place(ANNA, [1]), 1);
    expect(await read(order)).toMatchObject({ total: 10, discount: 39_980 });
    expect(await buy(order)).toBe('delivered');
    expect(await shop.faults()).toEqual([]);
  });
});
