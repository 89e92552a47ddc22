import { fakeService } from '@cheese/api-client/testing/fakeService';
import { recordBodies } from '@cheese/api-client/testing/recordBodies';
import { balanceCalls } from '@cheese/domain/calls/shop/balance';
import { couponCalls } from '@cheese/domain/calls/shop/coupon';
import { orderCalls } from '@cheese/domain/calls/shop/order';
import type { OrderDetail } from '@cheese/domain/contract/shop/order';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anOrder } from '../../testing/anOrder';
import { knowsSomebody } from '../../testing/aPerson';
import { renderPage } from '../../testing/renderPage';

jest.mock('@cheese/domain/codes/base/limits', () => ({
  ...jest.requireActual<object>('@cheese/domain/codes/base/limits'),
  payLimits: { pollMs: 20, quantity: 1 },
}));

// Loaded ahead, so that the first test waits for the page and not for its compiler.
beforeAll(() => import('./PayPage'));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

const code = { wechatpayBody: { code_url: 'weixin://pay/1' }, body: null };
const frame = { wechatpayBody: null, body: '/sandbox/alipay/1' };
const address = '/pay/library?id=7&orderId=77';

async function open(said: Partial<OrderDetail> = {}, at = address) {
  const service = fakeService();
  knowsSomebody(service);
  service.answers(orderCalls.detail, anOrder(said));
  service.answers(orderCalls.pay, code);
  service.answers(orderCalls.state, 1);
  service.answers(balanceCalls.mine, { balance: 50_000 });
  const bodies = recordBodies(service);
  const page = renderPage(at, service);
  await act(() => page.session.signIn('good'));
  const press = async (name: string) =>
    page.user.click(await screen.findByRole('button', { name }));
  const choose = async (name: string) => page.user.click(await screen.findByRole('tab', { name }));
  const payways = () =>
    bodies(orderCalls.pay.path).map((body) => (body as { payway: number }).payway);
  const polls = () => service.asked.filter((url) => url.startsWith('/order/v1/state')).length;
  return { ...page, bodies, press, choose, payways, polls };
}

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

describe('a coupon', () => {
  const fitting = [
    { id: 2, name: '八折', discount: 7_800, total: 31_200 },
    { id: 1, name: '立减五元', discount: 5_000, total: 34_000 },
  ];
  const discounted = { id: 78, couponId: 2, couponName: '八折', discount: 7_800, total: 31_200 };

  it('is offered with what it takes off, the best first; the order with it is paid', async () => {
    const { service, user, at, bodies, router } = await open({}, '/pay/library');
    service.answers(couponCalls.fitting, fitting);
    await act(() => router.navigate(address));
    const choice = await screen.findByRole('combobox', { name: /^优惠券/ });
    expect(choice).toHaveAccessibleDescription('有 2 张可用，最多减 7.80');
    await user.click(choice);
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      '不使用优惠券',
      '八折，减 7.80',
      '立减五元，减 5.00',
    ]);
    service.answers(couponCalls.use, { id: 78 });
    service.answers(orderCalls.detail, anOrder(discounted));
    await user.click(screen.getByRole('option', { name: '八折，减 7.80' }));
    await waitFor(() => expect(at()).toBe('/pay/library?id=7&orderId=78'));
    expect(bodies(couponCalls.use.path)).toEqual([{ orderId: 77, couponId: 2 }]);
    expect(await screen.findByText('优惠券（八折）')).toBeVisible();
    expect(screen.getByText('-7.80')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^优惠券/ })).toHaveTextContent('八折');
  });

  it('is not chosen by walking through the list', async () => {
    const { service, user, bodies, router } = await open({}, '/pay/library');
    service.answers(couponCalls.fitting, fitting);
    await act(() => router.navigate(address));
    const choice = await screen.findByRole('combobox', { name: /^优惠券/ });
    act(() => choice.focus());
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(bodies(couponCalls.use.path)).toEqual([]);
    await user.keyboard('{Escape}');
    expect(bodies(couponCalls.use.path)).toEqual([]);
  });

  it('leaves the way of paying as it was chosen, and the keyboard where it stood', async () => {
    const { service, user, at, choose, router, payways } = await open({}, '/pay/library');
    service.answers(couponCalls.fitting, fitting);
    await act(() => router.navigate(address));
    await choose('余额支付');
    service.answers(couponCalls.use, { id: 78 });
    service.answers(orderCalls.detail, anOrder(discounted));
    await user.click(await screen.findByRole('combobox', { name: /^优惠券/ }));
    await user.click(await screen.findByRole('option', { name: '八折，减 7.80' }));
    await waitFor(() => expect(at()).toContain('orderId=78'));
    await screen.findByText('优惠券（八折）');
    expect(screen.getByRole('tab', { name: '余额支付' })).toHaveAttribute('aria-selected', 'true');
    expect(payways()).toEqual([2]);
    expect(screen.getByRole('combobox', { name: /^优惠券/ })).toHaveFocus();
  });

  it('stands nowhere where none fits', async () => {
    await open();
    await screen.findByRole('img', { name: '微信支付二维码' });
    expect(screen.queryByRole('combobox', { name: '优惠券' })).toBeNull();
  });
});

it('lists the videos that the order bar led here with, and leads back to their simulation', async () => {
  const [first] = anOrder().items;
  const video = (specificationId: number, title: string) => ({
    ...first!,
    ...{ specificationId, title, type: 8 as const },
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
