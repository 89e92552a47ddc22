import { fakeService } from '@cheese/api-client/testing/fakeService';
import { userCalls } from '@cheese/domain/calls/people/user';
import { shopManageCalls } from '@cheese/domain/calls/shop/shopManage';
import { act, screen, within } from '@testing-library/react';
import { fakeSignIn } from '../../testing/aPerson';
import { renderSite } from '../../testing/renderPage';

async function seenBy(isPlatformAdmin: boolean, address = '/manage') {
  const service = fakeService();
  service.answers(userCalls.halo, []);
  service.answers(shopManageCalls.today, {
    day: '2026-11-20',
    placed: 12,
    paid: [
      { payway: 1, count: 0, amount: 0 },
      { payway: 2, count: 3, amount: 119_700 },
      { payway: 3, count: 0, amount: 0 },
    ],
    refunds: { count: 1, amount: 39_900 },
    newMembers: 2,
  });
  fakeSignIn(service, { isPlatformAdmin });
  const page = renderSite(address, service);
  await act(() => page.session.signIn('good'));
  return page;
}

it('shows what was done today', async () => {
  await seenBy(true);
  expect(await screen.findByText('今日数据（2026-11-20）')).toBeVisible();
  expect(screen.getByText('微信支付收款（元）').nextSibling).toHaveTextContent('119.70（3 笔）');
  expect(screen.getByText('退款（元）').nextSibling).toHaveTextContent('39.90（1 笔）');
  expect(screen.getByText('新增会员').nextSibling).toHaveTextContent('2');
});

it('has a menu that says where one is, and a way there for who may go', async () => {
  const { user } = await seenBy(true);
  const menu = within(await screen.findByRole('navigation', { name: '管理菜单' }));
  expect(menu.getByRole('link', { name: '概览' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link', { name: '订单管理' })).not.toHaveAttribute('aria-current');
  await user.click(await screen.findByRole('button', { name: /王医生/ }));
  expect(await screen.findByRole('link', { name: '平台管理' })).toHaveAttribute('href', '/manage');
});

it('is no page to others, and asks for nothing', async () => {
  const { service } = await seenBy(false);
  expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
  expect(service.asked.join()).not.toContain('manage/');
  expect(screen.queryByRole('link', { name: '订单管理' })).toBeNull();
});

it('lets a visitor sign in and come back', async () => {
  renderSite('/manage/orders', fakeService());
  expect(await screen.findByRole('dialog', { name: '系统检测到您未登录' })).toBeVisible();
});
