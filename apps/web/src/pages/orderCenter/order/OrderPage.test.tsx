import { membershipCalls } from '@cheese/domain/calls/shop/membership';
import { orderCalls } from '@cheese/domain/calls/shop/order';
import type { MemberOrder } from '@cheese/domain/contract/shop/membership';
import type { OrderDetail } from '@cheese/domain/contract/shop/order';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../../testing/renderPage';
import { anOrder } from '../../../testing/anOrder';
import { aCentre, openCentre } from '../testing/openCentre';

beforeAll(() => import('./OrderPage'));

/** A service with these orders, which a test may go on changing. */
function withOrders(...orders: OrderDetail[]) {
  const service = aCentre();
  service.answersWith(orderCalls.list, ({ state }) => {
    const list = orders
      .filter((one) => state === undefined || one.state === state)
      .map((one) => ({ ...one }));
    return { list, total: list.length };
  });
  return service;
}

const named = (act: string, orderNo = anOrder().orderNo) => `${act}，订单号 ${orderNo}`;
const row = () => screen.findByRole('article');

describe('/orderCenter/order', () => {
  it('asks a visitor to sign in', async () => {
    renderPage('/orderCenter/order');
    expect(await screen.findByText('系统检测到您未登录')).toBeVisible();
  });

  it('shows what an order is of, its price, what it saved, and how long it waits', async () => {
    openCentre('/orderCenter/order', withOrders(anOrder()));
    const order = within(await row());
    expect(order.getByText('病理切片库')).toBeVisible();
    expect(order.getByText('数字标本 · 一年')).toBeVisible();
    expect(order.getByText('待支付')).toBeVisible();
    expect(order.getByText('立省 20.00')).toBeVisible();
    expect(order.getByRole('timer')).toHaveTextContent(/^剩余支付时间00:2[45]:\d\d$/);
    expect(order.getByRole('link', { name: named('去支付') })).toHaveAttribute(
      'href',
      '/pay/library?orderId=77',
    );
  });

  it('keeps state, page and head in the address', async () => {
    const service = withOrders(anOrder(), anOrder({ id: 78, orderNo: '78', state: 'paid' }));
    const { user, at } = openCentre('/orderCenter/order?showType=2', service);
    await user.click(await screen.findByRole('link', { name: '已支付' }));
    expect(at()).toBe('/orderCenter/order?showType=2&state=paid');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(within(screen.getByRole('article')).queryByRole('timer')).toBeNull();
    await user.click(screen.getByRole('link', { name: named('查看详情', '78') }));
    expect(at()).toBe('/orderCenter/order?showType=2&state=paid&orderId=78');
    expect(screen.getByRole('link', { name: '返回订单列表' })).toHaveAttribute(
      'href',
      '/orderCenter/order?showType=2&state=paid',
    );
    expect(screen.getByRole('link', { name: '充值记录' })).toHaveAttribute(
      'href',
      '/orderCenter/records?showType=2',
    );
  });

  it('turns pages, and leads back from one that there is not', async () => {
    const service = aCentre();
    service.answers(orderCalls.list, { list: [], total: 11 });
    openCentre('/orderCenter/order?page=9&state=paid', service);
    expect(await screen.findByRole('link', { name: '回到第一页' })).toHaveAttribute(
      'href',
      '/orderCenter/order?state=paid',
    );
    expect(service.asked).toContainEqual(expect.stringContaining('page=9'));
  });

  it('cancels with a reason, and the list follows', async () => {
    const order = anOrder();
    const service = withOrders(order);
    service.answersWith(orderCalls.cancel, () => {
      order.state = 'cancelled';
      return null;
    });
    const { user, sent } = openCentre('/orderCenter/order', service);
    await user.click(await screen.findByRole('button', { name: named('取消订单') }));
    const dialog = within(screen.getByRole('dialog', { name: '取消订单' }));
    await user.click(dialog.getByRole('radio', { name: '其他原因' }));
    await user.type(dialog.getByLabelText('补充说明（选填）'), '买重了');
    await user.click(dialog.getByRole('button', { name: '确认取消' }));
    expect(await screen.findByText('订单已取消')).toBeVisible();
    expect(sent(orderCalls.cancel)).toEqual([{ orderId: 77, reason: 5, note: '买重了' }]);
    expect(await within(await row()).findByText('已取消')).toBeVisible();
    expect(screen.queryByRole('link', { name: named('去支付') })).toBeNull();
  });

  it('asks before a note that was written is lost', async () => {
    const { user } = openCentre('/orderCenter/order', withOrders(anOrder()));
    await user.click(await screen.findByRole('button', { name: named('取消订单') }));
    await user.click(screen.getByRole('radio', { name: '其他原因' }));
    await user.type(screen.getByLabelText('补充说明（选填）'), '买重了');
    await user.click(screen.getByRole('button', { name: '关闭' }));
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('sees what became of an order that could not be cancelled', async () => {
    const order = anOrder();
    const service = withOrders(order);
    service.refuses(orderCalls.cancel, { status: 409, flag: 409, message: '该订单已支付' });
    const { user } = openCentre('/orderCenter/order', service);
    await user.click(await screen.findByRole('button', { name: named('取消订单') }));
    order.state = 'paid';
    await user.click(screen.getByRole('button', { name: '确认取消' }));
    expect(await screen.findByText('该订单已支付')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(await row()).getByText('已支付')).toBeVisible();
  });

  it('reads the order anew when its time is up', async () => {
    const service = aCentre();
    const late = anOrder({ leftMs: 0, state: 'expired' });
    let times = 0;
    service.answersWith(orderCalls.list, () => ({
      list: [times++ === 0 ? anOrder({ leftMs: 0 }) : late],
      total: 1,
    }));
    openCentre('/orderCenter/order', service);
    expect(await within(await row()).findByText('已过期')).toBeVisible();
    expect(screen.getByRole('button', { name: named('再次购买') })).toBeVisible();
  });

  it('buys again what was cancelled, at the price of now', async () => {
    const service = withOrders(anOrder({ state: 'cancelled' }));
    service.answers(orderCalls.placeOrder, { id: 90 });
    const { user, at, sent } = openCentre('/orderCenter/order', service);
    await user.click(await screen.findByRole('button', { name: named('再次购买') }));
    await waitFor(() => expect(at()).toBe('/pay/library?orderId=90'));
    expect(sent(orderCalls.placeOrder)).toEqual([
      { specificationList: [{ specificationId: 310, quantity: 1 }] },
    ]);
  });

  it('says so where there are none, by state, and where the list fails', async () => {
    const service = withOrders();
    const { user } = openCentre('/orderCenter/order', service);
    expect(await screen.findByText('您还没有订单')).toBeVisible();
    expect(screen.getByRole('link', { name: '去选购' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: '已退款' }));
    expect(await screen.findByText('没有已退款的订单')).toBeVisible();
    service.unplug(orderCalls.list);
    await user.click(screen.getByRole('link', { name: '已过期' }));
    expect(await screen.findByText('订单加载失败')).toBeVisible();
  });

  it('shows memberships under their own tab', async () => {
    const service = withOrders();
    const card = { cardId: 3, name: '年度会员', tier: 'vip3', expiration: null } as const;
    const order: MemberOrder = { ...anOrder(), ...card };
    service.answers(membershipCalls.orderList, { list: [order], total: 1 });
    const { user, at } = openCentre('/orderCenter', service);
    await user.click(await screen.findByRole('link', { name: '会员订单' }));
    expect(at()).toBe('/orderCenter?tab=membership');
    expect(within(await row()).getByText('年度会员')).toBeVisible();
    expect(screen.getByRole('link', { name: named('去支付') })).toHaveAttribute(
      'href',
      '/pay/card?orderId=77',
    );
  });
});

describe('/orderCenter/order?orderId=', () => {
  it('tells all of an order', async () => {
    const service = aCentre();
    const moments = { paidAt: Date.UTC(2026, 10, 22, 3), refundedAt: Date.UTC(2026, 10, 23, 3) };
    const order = anOrder({ state: 'refunded', payway: 2, leftMs: 0, ...moments });
    service.answers(orderCalls.detail, order);
    const { user } = openCentre('/orderCenter/order?orderId=77', service);
    const sheet = within(await screen.findByRole('region', { name: '订单详情' }));
    expect(await sheet.findByText('2026-11-23 11:00')).toBeVisible();
    expect(sheet.getByText('微信支付')).toBeVisible();
    expect(sheet.getByText('-20.00')).toBeVisible();
    expect(sheet.getByText('59.00')).toBeVisible();
    expect(sheet.queryByRole('timer')).toBeNull();
    await user.click(sheet.getByRole('button', { name: `复制订单号 ${order.orderNo}` }));
    expect(await navigator.clipboard.readText()).toBe(order.orderNo);
  });

  it.each([
    [Date.UTC(2027, 10, 22, 3), '有效期至 2027-11-22'],
    [null, '永久有效'],
  ])('says until when what was bought lasts: %s', async (until, words) => {
    const service = aCentre();
    const items = anOrder().items.map((item) => ({ ...item, given: { until } }));
    service.answers(orderCalls.detail, anOrder({ state: 'paid', payway: 2, leftMs: 0, items }));
    openCentre('/orderCenter/order?orderId=77', service);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says it once where what was chosen is called so', async () => {
    const service = aCentre();
    const forGood = { specificationName: '永久有效', given: { until: null } };
    const items = anOrder().items.map((item) => ({ ...item, ...forGood }));
    service.answers(orderCalls.detail, anOrder({ state: 'paid', payway: 2, leftMs: 0, items }));
    openCentre('/orderCenter/order?orderId=77', service);
    expect(await screen.findAllByText(/永久有效/)).toHaveLength(1);
  });

  it('leads to where a recharge is paid', async () => {
    const service = aCentre();
    service.answers(orderCalls.detail, anOrder({ kind: 'recharge' }));
    openCentre('/orderCenter/order?orderId=77', service);
    expect(await screen.findByRole('link', { name: named('去支付') })).toHaveAttribute(
      'href',
      '/orderCenter/cheers?orderId=77',
    );
  });

  it.each(['77', 'abc', '0'])('says that %s is no order of theirs', async (orderId) => {
    const service = aCentre();
    service.refuses(orderCalls.detail, { status: 404, flag: 404, message: '该订单不存在' });
    openCentre(`/orderCenter/order?orderId=${orderId}`, service);
    const face = await screen.findByText('请核对链接，或用下单时的账号登录后再试');
    expect(face).toBeVisible();
    expect(screen.getByRole('link', { name: '返回订单列表' })).toHaveAttribute(
      'href',
      '/orderCenter/order',
    );
  });
});
