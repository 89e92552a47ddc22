import { fakeService } from '@cheese/api-client/testing/fakeService';
import { cloudTeachManageCalls as calls } from '@cheese/domain/calls/learning/cloudTeachManage';
import type { ManagedApplication } from '@cheese/domain/contract/learning/cloudTeachManage';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAdmin } from '../../../testing/openAsAdmin';

const application: ManagedApplication = {
  id: 5,
  name: '李明',
  organisation: '福建医科大学',
  position: '教研室主任',
  message: '',
  state: 1,
  reason: null,
  appliedAt: Date.UTC(2026, 10, 20, 2),
  phoneNum: '138****0002',
};

async function seen() {
  const service = fakeService();
  service.answers(calls.list, { list: [application], total: 1 });
  service.answers(calls.phone, { phone: '13800000002' });
  service.answers(calls.contact, null);
  service.answers(calls.decline, null);
  const asked: unknown[] = [];
  service.context.http.interceptors.request.use((config) => {
    if (config.method?.toLowerCase() === 'put') asked.push(config.data);
    return config;
  });
  const page = await openAsAdmin('/manage/cloudteach', service);
  expect(await screen.findByText('福建医科大学')).toBeVisible();
  return { ...page, asked };
}

it('shows the whole number to who is about to call, and marks that they did', async () => {
  const { user, asked } = await seen();
  await user.click(screen.getByRole('button', { name: /^查看电话/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '联系申请人' }));
  await user.click(dialog.getByRole('button', { name: '查看电话' }));
  expect(await dialog.findByRole('link', { name: '电话：13800000002' })).toHaveAttribute(
    'href',
    'tel:13800000002',
  );
  await user.click(dialog.getByRole('button', { name: '标记为已联系' }));
  await waitFor(() => expect(asked).toEqual([{ id: 5 }]));
});

it('turns away with a reason', async () => {
  const { user, asked } = await seen();
  await user.click(screen.getByRole('button', { name: /^不通过/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '不通过云教学申请' }));
  await user.type(dialog.getByLabelText(/原因/), '未能核实');
  await user.click(dialog.getByRole('button', { name: '确认不通过' }));
  await waitFor(() => expect(asked).toEqual([{ id: 5, reason: '未能核实' }]));
});
