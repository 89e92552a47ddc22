import { fakeService } from '@cheese/api-client/testing/fakeService';
import { codeManageCalls } from '@cheese/domain/calls/shop/codeManage';
import type { CodeBatch } from '@cheese/domain/contract/shop/codeManage';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAdmin } from '../../../testing/openAsAdmin';

const aBatch = (said: Partial<CodeBatch> = {}): CodeBatch => ({
  id: 1,
  name: '开学礼',
  kind: 1,
  amount: 5_000,
  tier: null,
  commodityTitle: null,
  couponName: null,
  days: null,
  perPerson: 1,
  count: 100,
  used: 3,
  startsAt: Date.parse('2026-11-20T00:00:00+08:00'),
  endsAt: Date.parse('2026-12-01T00:00:00+08:00'),
  voidedAt: null,
  createdAt: Date.parse('2026-11-20T10:00:00+08:00'),
  ...said,
});

it('lists batches with what they bring and how many are used', async () => {
  const service = fakeService();
  const member = { id: 2, name: '赠会员', kind: 2, amount: null, tier: 'vip1', days: 30 } as const;
  const list = [aBatch(), aBatch({ ...member, voidedAt: 1 })];
  service.answers(codeManageCalls.list, { list, total: 2 });
  await openAsAdmin('/manage/codes', service);
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent('5.00');
  expect(first).toHaveTextContent('3 / 100');
  expect(first).toHaveTextContent('2026-11-20 至 2026-11-30');
  expect(second).toHaveTextContent('标准会员，30 天');
  expect(second).toHaveTextContent('已作废');
  expect(screen.queryByRole('button', { name: '作废：赠会员' })).toBeNull();
});

it('makes a batch, once what is wrong is mended', async () => {
  const service = fakeService();
  service.answers(codeManageCalls.list, { list: [], total: 0 });
  service.answers(codeManageCalls.create, { id: 1 });
  const { user } = await openAsAdmin('/manage/codes', service);
  const [add] = await screen.findAllByRole('button', { name: '生成兑换码' });
  if (add) await user.click(add);
  const dialog = within(await screen.findByRole('dialog', { name: '生成兑换码' }));
  await user.click(dialog.getByRole('button', { name: '生成兑换码' }));
  expect(dialog.getByText('请填写批次名称')).toBeVisible();
  await user.type(dialog.getByLabelText(/批次名称/), '开学礼');
  await user.type(dialog.getByLabelText(/芝士数量/), '5');
  await user.type(dialog.getByLabelText(/^数量/), '100');
  service.answers(codeManageCalls.list, { list: [aBatch()], total: 1 });
  await user.click(dialog.getByRole('button', { name: '生成兑换码' }));
  expect(await screen.findByText('兑换码已生成')).toBeVisible();
  expect(await screen.findByText('3 / 100')).toBeVisible();
});

it('makes a batch void after it has said what will be lost', async () => {
  const service = fakeService();
  service.answers(codeManageCalls.list, { list: [aBatch()], total: 1 });
  service.answers(codeManageCalls.void, null);
  const { user } = await openAsAdmin('/manage/codes', service);
  await user.click(await screen.findByRole('button', { name: '作废：开学礼' }));
  const question = within(await screen.findByRole('alertdialog', { name: '作废兑换码' }));
  expect(question.getByText(/尚未使用的 97 个兑换码将立即失效/)).toBeVisible();
  await user.click(question.getByRole('button', { name: '作废' }));
  await waitFor(() => expect(service.asked.join()).toContain('manage/code/v1/void'));
  expect(await screen.findByText('兑换码已作废')).toBeVisible();
});
