import { fakeService } from '@cheese/api-client/testing/fakeService';
import { recordBodies } from '@cheese/api-client/testing/recordBodies';
import { membershipCalls } from '@cheese/domain/calls/shop/membership';
import { orderCalls } from '@cheese/domain/calls/shop/order';
import { userCalls } from '@cheese/domain/calls/people/user';
import type { Halo } from '@cheese/domain/contract/people/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anOrder, aPlan } from '../../../testing/anOrder';
import { fakeSignIn } from '../../../testing/aPerson';
import { renderSite } from '../../../testing/renderPage';

jest.mock('@cheese/domain/codes/base/limits', () => ({
  ...jest.requireActual<object>('@cheese/domain/codes/base/limits'),
  payLimits: { pollMs: 20, quantity: 1 },
}));

beforeAll(() => import('./MemberCentre'));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

const plans = [
  aPlan({ cardId: 1, name: '月度会员', currentPrice: 39_000, recommend: false }),
  aPlan({ cardId: 3, name: '年度会员' }),
];
const benefits = [{ title: '全场会员价', desc: '按会员价购买' }];
const expiration = Date.parse('2099-05-06T12:00:00+08:00');
const item = { ...anOrder().items[0]!, type: 64 as const, title: '年度会员', specificationId: 3 };
const ordered = (id: number) => anOrder({ id, kind: 'membership', items: [item] });

const shown = [
  { path: '/desk', layout: 'empty' as const, page: async () => ({ default: () => <h1>书桌</h1> }) },
  { path: '/shelf', layout: 'head' as const, page: async () => ({ default: () => <h1>书架</h1> }) },
  { path: '*', layout: 'empty' as const, page: async () => ({ default: () => null }) },
];

async function open(address = '/desk?vip=0', halos: Halo[] = []) {
  const service = fakeService();
  fakeSignIn(service);
  service.answers(membershipCalls.cardList, plans);
  service.answers(membershipCalls.equityList, benefits);
  service.answers(userCalls.halo, halos);
  service.answers(membershipCalls.placeOrder, { id: 90 });
  service.answers(membershipCalls.payOrder, {
    wechatpayBody: { code_url: 'weixin://pay/1' },
    body: null,
  });
  service.answers(membershipCalls.orderState, 1);
  service.answers(orderCalls.detail, ordered(90));
  const bodies = recordBodies(service);
  const page = renderSite(address, service, {}, shown);
  await act(() => page.session.signIn('good'));
  const placed = () => bodies(membershipCalls.placeOrder.path);
  return { ...page, placed };
}

const dialog = () => screen.findByRole('dialog', { name: '会员中心' });
const plan = (name: RegExp) => screen.findByRole('radio', { name });

async function order({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '立即开通' }));
}

describe('the membership centre', () => {
  it('opens over the page from the header, and by going back is gone', async () => {
    const { user, router, at } = await open('/shelf');
    await user.click(await screen.findByRole('link', { name: '会员中心' }));
    expect(await within(await dialog()).findByText('全场会员价')).toBeVisible();
    expect(at()).toBe('/shelf?vip=0');
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(at()).toBe('/shelf'));
    expect(router.state.historyAction).toBe('POP');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes by Esc where an address opened it, and keeps what else that says', async () => {
    const { user, at } = await open('/desk?page=2&vip=1');
    await dialog();
    expect(await plan(/月度会员/)).toBeChecked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(at()).toBe('/desk?page=2'));
  });

  it('chooses the recommended plan, and says what each saves', async () => {
    await open('/desk?vip=999');
    expect(await plan(/年度会员/)).toBeChecked();
    expect(screen.getByText('推荐')).toBeVisible();
    expect(screen.getByText('立省302.00')).toBeVisible();
    expect(screen.getByText('238.00')).toBeVisible();
  });

  it('sends a visitor to the login, and back to it', async () => {
    const { session } = renderSite('/desk?vip=3', fakeService(), {}, shown);
    await waitFor(() => expect(session.get().isPrompting).toBe(true));
    expect(session.backPath.take()).toBe('/desk?vip=3');
    expect(screen.queryByRole('dialog', { name: '会员中心' })).toBeNull();
  });
});

describe('buying a membership', () => {
  it('needs the agreement first', async () => {
    const { user, placed } = await open();
    await user.click(await screen.findByRole('button', { name: '立即开通' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('请阅读并勾选协议');
    expect(placed()).toEqual([]);
    expect(screen.getByRole('link', { name: '《会员服务协议》' })).toHaveAttribute(
      'href',
      '/agreement/member',
    );
  });

  it('places an order, shows its code, and another for another plan', async () => {
    const page = await open();
    await order(page);
    expect(await screen.findByRole('img', { name: '微信支付二维码' })).toBeVisible();
    page.service.answers(membershipCalls.placeOrder, { id: 91 });
    page.service.answers(orderCalls.detail, ordered(91));
    await page.user.click(await plan(/月度会员/));
    await waitFor(() => expect(page.service.asked.join()).toContain('detail?orderId=91'));
    expect(page.placed()).toEqual([{ cardId: 3 }, { cardId: 1 }]);
    expect(await screen.findByRole('img', { name: '微信支付二维码' })).toBeVisible();
  });

  it('says until when, once it is paid, and the header says it, too', async () => {
    const page = await open('/shelf?vip=0');
    await order(page);
    await screen.findByRole('img', { name: '微信支付二维码' });
    page.service.answers(userCalls.halo, [{ code: 1, expiration }]);
    page.service.answers(membershipCalls.orderState, 2);
    const said = await screen.findByRole('dialog', { name: '购买成功' });
    expect(await within(said).findByText('年度会员已开通，有效期至 2099-05-06')).toBeVisible();
    await page.user.click(within(said).getByRole('button', { name: '完成' }));
    await waitFor(() => expect(page.at()).toBe('/shelf'));
    const button = await screen.findByRole('link', { name: '会员中心' });
    expect(button).toHaveAccessibleDescription('会员有效期至 2099-05-06');
  });

  it('is renewed by who is a member, behind what they have', async () => {
    await open('/desk?vip=0', [{ code: 1, expiration }]);
    expect(await screen.findByRole('button', { name: '立即续费' })).toBeVisible();
    expect(screen.getByText('您的会员有效期至 2099-05-06，续费后顺延')).toBeVisible();
  });

  it('stays with the plans where the order was refused', async () => {
    const page = await open();
    const refusal = { status: 429, flag: 429, message: '未支付的订单过多' };
    page.service.refuses(membershipCalls.placeOrder, refusal);
    await order(page);
    expect(await screen.findByText('未支付的订单过多')).toBeVisible();
    expect(screen.getByRole('button', { name: '立即开通' })).toBeVisible();
  });
});
