import { fakeService } from '@cheese/api-client/testing/fakeService';
import { couponManageCalls } from '@cheese/domain/calls/shop/couponManage';
import type { ManagedCoupon } from '@cheese/domain/contract/shop/couponManage';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAdmin } from '../../../testing/openAsAdmin';

const aCoupon = (said: Partial<ManagedCoupon> = {}): ManagedCoupon => ({
  id: 1,
  name: '开学立减',
  kind: 1,
  amount: 5_000,
  percent: null,
  atMost: null,
  atLeast: 30_000,
  audience: 1,
  scope: 4,
  scopeName: null,
  way: 2,
  perPerson: 1,
  inAll: 100,
  granted: 8,
  used: 3,
  voidedAt: null,
  startsAt: Date.parse('2026-11-20T00:00:00+08:00'),
  endsAt: Date.parse('2098-12-01T00:00:00+08:00'),
  ...said,
});

const seen = async (...list: ManagedCoupon[]) => {
  const service = fakeService();
  service.answers(couponManageCalls.list, { list, total: list.length });
  const { user } = await openAsAdmin('/manage/coupons', service);
  return { service, user };
};

it('lists coupons with what they take off and how often they are used', async () => {
  const share = { kind: 2, amount: null, percent: 20, atLeast: 0, way: 1 } as const;
  await seen(aCoupon(), aCoupon({ id: 2, name: '八折', ...share, voidedAt: 1 }));
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent('满 30.00 减 5.00');
  expect(first).toHaveTextContent('会员套餐');
  expect(first).toHaveTextContent('3 / 100');
  expect(second).toHaveTextContent('8 折');
  expect(second).toHaveTextContent('已作废');
  expect(screen.queryByRole('button', { name: /：八折/ })).toBeNull();
});

it('makes a coupon, once what is wrong is mended', async () => {
  const { service, user } = await seen();
  service.answers(couponManageCalls.create, { id: 1 });
  const [add] = await screen.findAllByRole('button', { name: '新建优惠券' });
  if (add) await user.click(add);
  const dialog = within(await screen.findByRole('dialog', { name: '新建优惠券' }));
  await user.click(dialog.getByRole('button', { name: '新建优惠券' }));
  expect(dialog.getByText('请填写名称')).toBeVisible();
  await user.type(dialog.getByLabelText(/^名称/), '八折');
  await user.selectOptions(dialog.getByLabelText(/优惠类型/), '折扣券');
  await user.type(dialog.getByLabelText(/减免比例/), '20');
  await user.type(dialog.getByLabelText(/开始时间/), '2026-11-20T00:00');
  await user.type(dialog.getByLabelText(/结束时间/), '2098-12-01T00:00');
  await user.click(dialog.getByRole('button', { name: '新建优惠券' }));
  expect(await screen.findByText('优惠券已创建')).toBeVisible();
});

it('gives one person a coupon by their phone', async () => {
  const { service, user } = await seen(aCoupon());
  service.answers(couponManageCalls.grant, null);
  await user.click(await screen.findByRole('button', { name: '发放：开学立减' }));
  const dialog = within(await screen.findByRole('dialog', { name: '发放优惠券：开学立减' }));
  await user.type(dialog.getByLabelText(/手机号/), '138');
  await user.click(dialog.getByRole('button', { name: '发放' }));
  expect(dialog.getByText('请填写 11 位手机号')).toBeVisible();
  await user.type(dialog.getByLabelText(/手机号/), '00000001');
  await user.click(dialog.getByRole('button', { name: '发放' }));
  expect(await screen.findByText('优惠券已发放')).toBeVisible();
});

it('makes a coupon void after it has said what will be lost', async () => {
  const { service, user } = await seen(aCoupon());
  service.answers(couponManageCalls.void, null);
  await user.click(await screen.findByRole('button', { name: '作废：开学立减' }));
  const question = within(await screen.findByRole('alertdialog', { name: '作废优惠券' }));
  expect(question.getByText(/已使用它下单的订单不受影响/)).toBeVisible();
  await user.click(question.getByRole('button', { name: '作废' }));
  await waitFor(() => expect(service.asked.join()).toContain('manage/coupon/v1/void'));
});
