import { fakeService } from '@cheese/api-client/testing/fakeService';
import { shopManageCalls } from '@cheese/domain/calls/shop/shopManage';
import { screen, within } from '@testing-library/react';
import { anOrderWithFacts } from '../../../../testing/aManagedOrder';
import { openAsAdmin } from '../../../../testing/openAsAdmin';

const address = '/manage/orders/detail?orderId=7';

it('shows every payment, right, word and entry of an order', async () => {
  const service = fakeService();
  service.answers(shopManageCalls.detail, anOrderWithFacts());
  await openAsAdmin(address, service);
  const table = async (name: string) => within(await screen.findByRole('table', { name }));
  expect((await table('支付与退款')).getByText('W1')).toBeVisible();
  expect((await table('权益')).getByText('永久有效')).toBeVisible();
  expect((await table('渠道消息')).getByText('已确认并交付')).toBeVisible();
  expect((await table('账务分录')).getByText('微信支付 -39.90，销售收入 39.90')).toBeVisible();
});

it('gives the money back for a reason, after it has said what will be taken back', async () => {
  const service = fakeService();
  service.answers(shopManageCalls.detail, anOrderWithFacts());
  const { user } = await openAsAdmin(address, service);
  await user.click(await screen.findByRole('button', { name: '退款' }));
  const dialog = within(await screen.findByRole('dialog', { name: '订单退款' }));
  expect(dialog.getByText(/将退还 39.90 元，并收回「心电图判读」对应的权益/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '确认退款' }));
  expect(dialog.getByText('请填写退款原因')).toBeVisible();
  expect(service.asked.join()).not.toContain('refund');

  service.refuses(shopManageCalls.refund, {
    status: 409,
    flag: 409,
    message: '余额不足，无法退款',
  });
  await user.type(dialog.getByLabelText(/退款原因/), '重复购买');
  await user.click(dialog.getByRole('button', { name: '确认退款' }));
  expect(await screen.findByText('余额不足，无法退款')).toBeVisible();

  service.answers(shopManageCalls.refund, null);
  service.answers(
    shopManageCalls.detail,
    anOrderWithFacts({ state: 'refunded', refundedAt: Date.parse('2026-11-20T11:00:00+08:00') }),
  );
  await user.click(dialog.getByRole('button', { name: '确认退款' }));
  expect(await screen.findByText('退款已提交')).toBeVisible();
  expect(await screen.findByText('2026-11-20 11:00')).toBeVisible();
  expect(screen.queryByRole('button', { name: '退款' })).toBeNull();
});

it('has nothing to show where the address names no order', async () => {
  await openAsAdmin('/manage/orders/detail?orderId=x', fakeService());
  expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
});
