import { fakeService } from '@cheese/api-client/testing/fakeService';
import { reconcileManageCalls as calls } from '@cheese/domain/calls/shop/reconcileManage';
import { screen, within } from '@testing-library/react';
import { aReconciledDay } from '../../../testing/aReconciledDay';
import { openAsAdmin } from '../../../testing/openAsAdmin';

afterEach(() => jest.restoreAllMocks());

it.each([
  ['09:59', '2026-11-20'],
  ['10:00', '2026-11-21'],
])('at %s offers the last day whose bill is there: %s', async (time, day) => {
  const service = fakeService();
  service.answers(calls.list, { list: [], total: 0 });
  const { user } = await openAsAdmin('/manage/reconcile', service);
  const [run] = await screen.findAllByRole('button', { name: '手动对账' });
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`2026-11-22T${time}:00+08:00`));
  await user.click(run!);
  const dialog = within(await screen.findByRole('dialog', { name: '手动对账' }));
  expect(dialog.getByLabelText(/账单日期/)).toHaveValue(day);
});

it('lists days, leads to each, and has one compared again', async () => {
  const service = fakeService();
  const { list: _none, ...day } = aReconciledDay();
  service.answers(calls.list, { list: [day], total: 1 });
  service.answers(calls.run, { id: 1, failure: null });
  const { user } = await openAsAdmin('/manage/reconcile', service);
  const link = await screen.findByRole('link', { name: '2026-11-20' });
  expect(link).toHaveAttribute('href', '/manage/reconcile/detail?id=1');
  expect(screen.getByText('2 项，1 项待处理')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '手动对账' }));
  const dialog = within(await screen.findByRole('dialog', { name: '手动对账' }));
  await user.click(dialog.getByRole('button', { name: '开始对账' }));
  expect(await screen.findByText('对账已完成')).toBeVisible();
});
