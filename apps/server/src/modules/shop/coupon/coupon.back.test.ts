import { ADMIN, ANNA, couponing, couponModules } from '../../../testing/given/couponing';
import { shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { specification } from '../goods/commodity.tables';
import { refundByOperator } from '../manage/manage.refund';

const test = useTestApp({ modules: { main: couponModules } });
const shop = shopping(test);
const { open, create, own, use, used, read, buy } = couponing(test, shop);

beforeEach(open);

describe('a coupon comes back', () => {
  const again = async () => {
    const other = await shop.place(ANNA, [2]);
    return (await use(other, 1)).status;
  };

  const buyLate = async (orderId: number) => shop.tell(await shop.confirm(orderId, 3), 3);

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

  describe('one purchase is paid once', () => {
    const twoCodes = async () => {
      await create();
      const first = await shop.place(ANNA, [1]);
      await shop.pay(ANNA, first, 2);
      const tradeNo = await shop.confirm(first, 2);
      const second = await used(first, 1);
      return { first, second, tradeNo };
    };

    it('by its first code: what took its place ends with it', async () => {
      const { second, tradeNo } = await twoCodes();
      await shop.pay(ANNA, second, 3);
      expect(await shop.tell(tradeNo, 2)).toBe('delivered');
      expect(await read(second)).toMatchObject({ state: 'cancelled', cancelReason: 7 });
      expect(await shop.pay(ANNA, second, 1)).toMatchObject({ status: 409 });
      expect(await buyLate(second)).toBe('returned');
      expect(await shop.faults()).toEqual([]);
    });

    it('by its second: the first goes back, also of what is held for days', async () => {
      await test.database.db.update(specification).set({ validDays: 30 });
      const { first, second, tradeNo } = await twoCodes();
      expect(await read(first)).toMatchObject({ cancelReason: 6 });
      expect(await buy(second)).toBe('delivered');
      expect(await shop.tell(tradeNo, 2)).toBe('returned');
      expect(await shop.faults()).toEqual([]);
    });

    it('and a provider is asked at once about a code that is not needed any more', async () => {
      const { second } = await twoCodes();
      await shop.work();
      expect(await read(second)).toMatchObject({ state: 'cancelled', cancelReason: 7 });
    });

    it('a coupon that was left and taken again does not stand in the way of its own money', async () => {
      await create();
      const first = await used(await shop.place(ANNA, [1]), 1);
      await shop.pay(ANNA, first, 2);
      const tradeNo = await shop.confirm(first, 2);
      await used(await used(first, null), 1);
      expect(await shop.tell(tradeNo, 2)).toBe('delivered');
    });
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
