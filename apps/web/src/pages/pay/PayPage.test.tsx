import { balanceCalls } from '@cheese/domain/calls/shop/balance';
import { orderCalls } from '@cheese/domain/calls/shop/order';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anOrder } from '../../testing/anOrder';
import { openToPay as open, payAddress as address } from '../../testing/openToPay';
import { renderPage } from '../../testing/renderPage';

jest.mock('@cheese/domain/codes/base/limits', () => ({
  ...jest.requireActual<object>('@cheese/domain/codes/base/limits'),
  payLimits: { pollMs: 20, quantity: 1 },
}));

// Preloads the page, because compiling it could exceed the timeout of the first test.
beforeAll(() => import('./PayPage'));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

const frame = { wechatpayBody: null, body: '/sandbox/alipay/1' };
const done = () => screen.findByRole('dialog', { name: '购买成功' });

describe('an order', () => {
  it('says what it is of, what it comes to and how long it waits, and draws the code', async () => {
    await open();
    expect(await screen.findByRole('img', { name: '微信支付二维码' })).toHaveAttribute(
      'width',
      '112',
    );
    expect(screen.getByText('病理切片库')).toBeVisible();
    expect(screen.getByText('-20.00')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/00:2[45]:\d\d/);
    expect(screen.getByText(/购买后不支持退款/)).toBeVisible();
    expect(document.title).toContain('数字标本订单支付');
  });

  it('says until when it is held already, and what paying adds', async () => {
    const held = { until: Date.UTC(2027, 0, 1), then: Date.UTC(2028, 0, 1) };
    await open({ items: anOrder().items.map((item) => ({ ...item, held })) });
    expect(
      await screen.findByText('已购买，有效期至 2027-01-01；再次购买将延长至 2028-01-01'),
    ).toBeVisible();
  });

  it('is not found where nobody has it, or no number stands in the address', async () => {
    const { service } = await open({}, '/pay/library?orderId=x');
    expect(await screen.findByText('没有待支付的订单')).toBeVisible();
    expect(service.asked.filter((url) => url.includes('order/v1'))).toEqual([]);
  });

  it('of somebody else is one that is not there', async () => {
    const { service, router } = await open({}, '/pay/library');
    service.refuses(orderCalls.detail, { status: 404, flag: 404, message: '该订单不存在' });
    await act(() => router.navigate(address));
    expect(await screen.findByText(/或用下单时的账号登录后再试/)).toBeVisible();
  });

  it('that is paid says so, and leads to what was bought', async () => {
    const { payways, polls } = await open({ state: 'paid', leftMs: 0 });
    expect(await screen.findByText('该订单已支付')).toBeVisible();
    expect(screen.getByRole('link', { name: '去使用' })).toHaveAttribute(
      'href',
      '/morphology/detail?id=7',
    );
    expect([payways(), polls()]).toEqual([[], 0]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that ended is placed anew, and the address follows', async () => {
    const { press, service, at, bodies } = await open({ state: 'expired', leftMs: 0 });
    service.answers(orderCalls.placeOrder, { id: 78 });
    expect(await screen.findByText('订单已超过支付时间')).toBeVisible();
    service.answers(orderCalls.detail, anOrder({ id: 78 }));
    await press('重新下单');
    await waitFor(() => expect(at()).toBe('/pay/library?id=7&orderId=78'));
    expect(bodies(orderCalls.placeOrder.path)).toEqual([
      { specificationList: [{ specificationId: 310, quantity: 1 }] },
    ]);
    expect(await screen.findByRole('img', { name: '微信支付二维码' })).toBeVisible();
  });

  it('that ends by its time is read anew, and closes', async () => {
    const { service } = await open({ leftMs: 300 });
    await screen.findByRole('timer');
    service.answers(orderCalls.detail, anOrder({ state: 'expired', leftMs: 0 }));
    expect(await screen.findByText('订单已超过支付时间')).toBeVisible();
    expect(screen.queryByRole('tablist')).toBeNull();
  });
});

it('lists the videos that the order bar led here with, and leads back to their simulation', async () => {
  const [first] = anOrder().items;
  const video = (specificationId: number, title: string) => ({
    ...first!,
    specificationId,
    title,
    type: 8 as const,
  });
  const items = [video(310, '急救流程'), video(320, '气管插管')];
  const { service } = await open({ items }, '/pay/virtualSimulation?id=5&ids=31%2C32&orderId=77');
  expect(await screen.findByText('急救流程')).toBeVisible();
  expect(screen.getByText('气管插管')).toBeVisible();
  expect(document.title).toContain('虚拟仿真订单支付');
  service.answers(orderCalls.detail, anOrder({ items, state: 'paid', leftMs: 0 }));
  service.answers(orderCalls.state, 2);
  expect(within(await done()).getByText('急救流程、气管插管')).toBeVisible();
  expect(within(await done()).getByRole('link', { name: '去使用' })).toHaveAttribute(
    'href',
    '/virtualSimulation/detail?id=5',
  );
});

describe('paying by a code', () => {
  it('asks until the money is there, and then no more', async () => {
    const { service, polls } = await open();
    await screen.findByRole('img', { name: '微信支付二维码' });
    await waitFor(() => expect(polls()).toBeGreaterThan(2));
    service.answers(orderCalls.detail, anOrder({ state: 'paid', leftMs: 0 }));
    service.answers(orderCalls.state, 2);
    expect(within(await done()).getByText('病理切片库')).toBeVisible();
    const asked = polls();
    await screen.findByText('该订单已支付');
    expect(polls()).toBe(asked);
  });

  it('says it also where the order is read as paid before the till knows', async () => {
    const { service } = await open({ leftMs: 300 });
    await screen.findByRole('timer');
    service.answers(orderCalls.detail, anOrder({ state: 'paid', leftMs: 0 }));
    expect(await done()).toBeVisible();
  });

  it('goes on after a lost network, and says so meanwhile', async () => {
    const { service } = await open();
    await screen.findByRole('img', { name: '微信支付二维码' });
    service.unplug(orderCalls.state);
    expect(await screen.findByText('网络连接失败，正在重新查询支付结果')).toBeVisible();
    expect(screen.getAllByRole('status').length).toBeGreaterThan(0);
    service.answers(orderCalls.state, 2);
    expect(await done()).toBeVisible();
  });

  it('stops where the order was cancelled elsewhere', async () => {
    const { service, polls } = await open();
    await screen.findByRole('img', { name: '微信支付二维码' });
    service.answers(orderCalls.detail, anOrder({ state: 'cancelled', leftMs: 0 }));
    service.refuses(orderCalls.state, { status: 409, flag: 409, message: '该订单已取消' });
    expect(await screen.findByText('订单已取消')).toBeVisible();
    const asked = polls();
    await act(() => new Promise((pass) => setTimeout(pass, 100)));
    expect(polls()).toBe(asked);
  });

  it('shows Alipay’s own page in a frame, and asks again where one failed', async () => {
    const { service, choose, press, payways, bodies } = await open();
    await screen.findByRole('img', { name: '微信支付二维码' });
    const trouble = { status: 502, flag: 502, message: '支付渠道暂时不可用' };
    service.refuses(orderCalls.pay, trouble);
    await choose('支付宝支付');
    expect(await screen.findByRole('alert')).toHaveTextContent('支付渠道暂时不可用');
    service.answers(orderCalls.pay, frame);
    await press('重试');
    const shown = await screen.findByTitle('支付宝支付二维码');
    expect(shown).toHaveAttribute('src', '/sandbox/alipay/1');
    expect(shown).toHaveAttribute('width', '102');
    expect(payways()).toEqual([2, 3, 3]);
    expect(bodies(orderCalls.pay.path).at(-1)).toMatchObject({ qrPayMode: 4, qrcodeWidth: 102 });
  });
});

describe('paying from the balance', () => {
  it('asks once, pays once, and says it', async () => {
    const { service, choose, press, payways, user } = await open();
    await choose('余额支付');
    await press('确认支付');
    const question = await screen.findByRole('alertdialog', { name: '确认购买' });
    expect(question).toHaveTextContent('购买后不支持退款');
    service.answers(orderCalls.pay, { wechatpayBody: null, body: null });
    service.answers(orderCalls.detail, anOrder({ state: 'paid', leftMs: 0 }));
    await user.dblClick(within(question).getByRole('button', { name: '确认支付' }));
    expect(await done()).toBeVisible();
    expect(payways().filter((payway) => payway === 1)).toEqual([1]);
  });

  it('does not offer what is not there, and says by what else', async () => {
    const { service, choose, payways } = await open();
    service.answers(balanceCalls.mine, { balance: 38_999 });
    await choose('余额支付');
    expect(await screen.findByText('余额不足，请使用微信或支付宝支付')).toBeVisible();
    expect(screen.queryByRole('button', { name: '确认支付' })).toBeNull();
    expect(payways()).not.toContain(1);
  });

  it('finds out by itself that it paid where the answer was lost', async () => {
    const { service, choose, press } = await open();
    await choose('余额支付');
    await press('确认支付');
    service.unplug(orderCalls.pay);
    const question = await screen.findByRole('alertdialog');
    await act(async () => within(question).getByRole('button', { name: '确认支付' }).click());
    expect(await screen.findByText(/支付未完成：网络连接失败/)).toBeVisible();
    service.answers(orderCalls.state, 2);
    expect(await done()).toBeVisible();
  });
});

it('asks a visitor to log in, and brings them back to the order', async () => {
  const { session } = renderPage(address);
  await waitFor(() => expect(session.get().isPrompting).toBe(true));
  expect(session.backPath.take()).toBe(address);
});
