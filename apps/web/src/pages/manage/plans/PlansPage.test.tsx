import { fakeService } from '@cheese/api-client/testing/fakeService';
import { priceManageCalls } from '@cheese/domain/calls/shop/priceManage';
import type { Priced } from '@cheese/domain/contract/shop/priceManage';
import { screen, within } from '@testing-library/react';
import { openAsAdmin } from '../../../testing/openAsAdmin';

const card: Priced = {
  id: 1,
  kind: 'card',
  title: '年卡',
  name: '',
  type: null,
  price: 200_000,
  originalPrice: 300_000,
  vipPrice: null,
  next: null,
  limited: null,
  isForMembers: false,
  mayBeLimited: false,
};

it('schedules another price of a plan, which has none for members', async () => {
  const service = fakeService();
  service.answers(priceManageCalls.list, { list: [card], total: 1 });
  service.answers(priceManageCalls.change, null);
  const { user } = await openAsAdmin('/manage/plans', service);
  const table = within(await screen.findByRole('table', { name: '会员卡' }));
  expect(table.queryByRole('button', { name: /限时价/ })).toBeNull();
  await user.click(table.getByRole('button', { name: '改价：年卡' }));
  const dialog = within(await screen.findByRole('dialog', { name: '改价：年卡' }));
  expect(dialog.queryByLabelText(/会员价/)).toBeNull();
  await user.selectOptions(dialog.getByLabelText('生效时间'), '定时生效');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(dialog.getByText('请选择晚于现在的时间')).toBeVisible();
  await user.type(dialog.getByLabelText(/^开始时间/), '2098-12-01T08:00');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('价格变更已安排')).toBeVisible();
});
