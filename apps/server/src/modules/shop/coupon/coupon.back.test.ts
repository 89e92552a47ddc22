import { ADMIN, ANNA, couponing, couponModules } from '../../../testing/couponing';
import { shopping } from '../../../testing/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { refundByOperator } from '../manage/manage.refund';

const test = useTestApp({ modules: { main: couponModules } });
const shop = shopping(test);
const { open, create, own, use, used, buy } = couponing(test, shop);

beforeEach(open);

describe('a coupon comes back', () => {
  const again = async () => {
    const other = await shop.place(ANNA, [2]);
    return (await use(other, 1)).status;
  };

  it('when its order is cancelled', async () => {
    await create();
    const order = await used(await shop.place(ANNA, [1]), 1);
    expect(await again()).toBe(409);
    await own('PUT order/v1/cancel', { orderId: order, reason: 1 });
    expect(await again()).toBe(200);
  });

  it('when its order is not paid in time', async () => {
    await create();
    await used(await shop.place(ANNA, [1]), 1);
    test.clock.pass(30 * 60);
    expect(await again()).toBe(200);
  });

  it('when its order is refunded', async () => {
    await create();
    const order = await used(await shop.place(ANNA, [1]), 1);
    await buy(order);
    expect(await again()).toBe(409);
    const person = { id: ADMIN, sessionId: 1, roles: [], organisationId: null };
    await refundByOperator(
      test.database.db,
      { person, clock: test.clock },
      { orderId: order, reason: '重复购买' },
    );
    expect(await again()).toBe(200);
    expect(await shop.faults()).toEqual([]);
  });

  it('but late money for an order whose coupon went elsewhere goes back', async () => {
    await create();
    const first = await used(await shop.place(ANNA, [1]), 1);
    await shop.pay(ANNA, first, 2);
    const tradeNo = await shop.confirm(first, 2);
    await own('PUT order/v1/cancel', { orderId: first, reason: 1 });
    const second = await used(await shop.place(ANNA, [2]), 1);
    expect(await shop.tell(tradeNo, 2)).toBe('returned');
    expect(await buy(second)).toBe('delivered');
    expect(await shop.heldBy(ANNA)).toEqual([2]);
    expect(await shop.faults()).toEqual([]);
  });

  it('and late money for an order whose coupon is still free is good', async () => {
    await create();
    const order = await used(await shop.place(ANNA, [1]), 1);
    await shop.pay(ANNA, order, 2);
    const tradeNo = await shop.confirm(order, 2);
    await own('PUT order/v1/cancel', { orderId: order, reason: 1 });
    expect(await shop.tell(tradeNo, 2)).toBe('delivered');
    expect(await again()).toBe(409);
  });
});
