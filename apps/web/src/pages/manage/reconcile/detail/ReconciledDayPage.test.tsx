import { fakeService } from '@cheese/api-client/testing/fakeService';
import { reconcileManageCalls as calls } from '@cheese/domain/calls/shop/reconcileManage';
import { screen, waitFor, within } from '@testing-library/react';
import { aDifference, aReconciledDay } from '../../../../testing/aReconciledDay';
import { openAsAdmin } from '../../../../testing/openAsAdmin';

const address = '/manage/reconcile/detail?id=1';

it('says of each difference what is behind it and what to do', async () => {
  const service = fakeService();
  const seenTo = { id: 2, cause: 'delivered', tradeNo: 'W2', settledAt: 1 } as const;
  const list = [aDifference(), aDifference({ ...seenTo, note: '对账时已自动处理' })];
  service.answers(calls.detail, aReconciledDay({ list }));
  await openAsAdmin(address, service);
  const table = within(await screen.findByRole('table', { name: '差异明细' }));
  expect(table.getByText('原因：渠道有这笔收款，平台没有对应的交易。')).toBeVisible();
  expect(table.getByText(/^处理办法：请在商户平台查明来源/)).toBeVisible();
  expect(table.getByText('已处理（系统自动）：对账时已自动处理')).toBeVisible();
  expect(screen.getByText('收 30.00（3 笔），退 0.00（0 笔）')).toBeVisible();
});

it('settles with a note, and never without', async () => {
  const service = fakeService();
  service.answers(calls.detail, aReconciledDay({ list: [aDifference()] }));
  service.answers(calls.settle, null);
  const sent: unknown[] = [];
  service.context.http.interceptors.request.use((config) => {
    if (config.method?.toLowerCase() === 'put') sent.push(config.data);
    return config;
  });
  const { user } = await openAsAdmin(address, service);
  await user.click(await screen.findByRole('button', { name: '标记为已处理：STRANGER' }));
  const dialog = within(await screen.findByRole('dialog', { name: '标记差异为已处理' }));
  await user.click(dialog.getByRole('button', { name: '确认' }));
  expect(dialog.getByText('请填写处理说明')).toBeVisible();
  await user.type(dialog.getByLabelText(/处理说明/), '已退回');
  await user.click(dialog.getByRole('button', { name: '确认' }));
  await waitFor(() => expect(sent).toEqual([{ id: 1, note: '已退回' }]));
});

it('says so where the bill was not handed out', async () => {
  const service = fakeService();
  service.answers(
    calls.detail,
    aReconciledDay({ failure: 'unavailable', state: 'failed', isAskedAgain: true }),
  );
  service.answers(calls.run, { id: 1, failure: 'unreadable' });
  const { user } = await openAsAdmin(address, service);
  expect(await screen.findByText(/对账单下载失败。系统会每小时重试/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重新对账' }));
  expect(await screen.findByText('对账单已下载，但内容无法读取，请稍后重试')).toBeVisible();
});

it.each([
  [{ state: 'failed' }, /系统不再自动重试/],
  [{ state: 'open' }, /最近一次对账未成功：对账单下载失败。以下是此前的对账结果/],
] as const)('promises nothing that will not happen: %j', async (said, words) => {
  const service = fakeService();
  service.answers(calls.detail, aReconciledDay({ failure: 'unavailable', ...said }));
  await openAsAdmin(address, service);
  expect(await screen.findByText(words)).toBeVisible();
});
