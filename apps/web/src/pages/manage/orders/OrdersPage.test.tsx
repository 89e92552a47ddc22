import { fakeService } from '@cheese/api-client/testing/fakeService';
import { shopManageCalls } from '@cheese/domain/calls/shop/shopManage';
import { screen, waitFor } from '@testing-library/react';
import { aManagedOrder } from '../../../testing/aManagedOrder';
import { openAsAdmin } from '../../../testing/openAsAdmin';

it('lists orders, and leads to each of them', async () => {
  const service = fakeService();
  service.answers(shopManageCalls.list, { list: [aManagedOrder()], total: 1 });
  await openAsAdmin('/manage/orders', service);
  const link = await screen.findByRole('link', { name: '20261120000000000007' });
  expect(link).toHaveAttribute('href', '/manage/orders/detail?orderId=7');
  for (const words of ['心电图判读', '李明 138****0002', '39.90', '微信支付']) {
    expect(screen.getByText(words, { selector: '[role=cell], [role=cell] *' })).toBeVisible();
  }
});

it('asks as its address says, and says so where nothing fits', async () => {
  const service = fakeService();
  const asked: Record<string, string>[] = [];
  service.answersWith(shopManageCalls.list, (asks) => {
    asked.push(asks);
    return { list: [], total: 0 };
  });
  const { user, at } = await openAsAdmin('/manage/orders?state=refunded&kind=recharge', service);
  expect(await screen.findByText('没有符合条件的订单')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), '13800000002{Enter}');
  await waitFor(() => expect(at()).toContain('keyword=13800000002'));
  await user.selectOptions(screen.getByRole('combobox', { name: '下单时间' }), '今天');
  await waitFor(() => expect(asked.at(-1)).toHaveProperty('from'));
  expect(asked.at(-1)).toMatchObject({
    state: 'refunded',
    kind: 'recharge',
    keyword: '13800000002',
    page: '1',
  });
});
