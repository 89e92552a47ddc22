import { fakeService } from '@cheese/api-client/testing/fakeService';
import { invoiceManageCalls as calls } from '@cheese/domain/calls/shop/invoiceManage';
import type { ManagedInvoice } from '@cheese/domain/contract/shop/invoiceManage';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAdmin } from '../../../testing/openAsAdmin';

const anInvoice = (said: Partial<ManagedInvoice> = {}): ManagedInvoice => ({
  id: 5,
  orderId: 7,
  orderNo: '20261120000000000007',
  product: '心电图判读',
  amount: 39_900,
  state: 'waiting',
  titleKind: 2,
  title: '福建医科大学',
  taxNo: '91350100M000100Y43',
  email: null,
  number: null,
  hasFile: false,
  rejectReason: null,
  createdAt: Date.UTC(2026, 10, 20, 2),
  issuedAt: null,
  rejectedAt: null,
  withdrawnAt: null,
  person: { id: 1, name: '李明', phoneNum: '138****0002' },
  ...said,
});

async function seen(invoice: ManagedInvoice) {
  const service = fakeService();
  service.answers(calls.list, { list: [invoice], total: 1 });
  service.answers(calls.issue, null);
  service.answers(calls.reject, null);
  const asked: unknown[] = [];
  service.context.http.interceptors.request.use((config) => {
    if (config.method?.toLowerCase() === 'put') asked.push(config.data);
    return config;
  });
  const page = await openAsAdmin('/manage/invoices', service);
  expect(await screen.findByText('福建医科大学（91350100M000100Y43）')).toBeVisible();
  return { ...page, asked, service };
}

it('issues under a number, and leads to the order', async () => {
  const { user, asked } = await seen(anInvoice());
  expect(screen.getByRole('link', { name: '20261120000000000007' })).toHaveAttribute(
    'href',
    '/manage/orders/detail?orderId=7',
  );
  await user.click(screen.getByRole('button', { name: /^开具/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '开具发票' }));
  await user.click(dialog.getByRole('button', { name: '确认开具' }));
  expect(dialog.getByText('请填写 4 至 30 位字母、数字或短横线')).toBeVisible();
  await user.type(dialog.getByLabelText(/发票号码/), '25352000000012345678');
  await user.click(dialog.getByRole('button', { name: '确认开具' }));
  await waitFor(() => expect(asked).toEqual([{ id: 5, number: '25352000000012345678' }]));
});

it('rejects with a reason', async () => {
  const { user, asked } = await seen(anInvoice());
  await user.click(screen.getByRole('button', { name: /^驳回/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '驳回开票申请' }));
  await user.type(dialog.getByLabelText(/驳回原因/), '抬头与税号不符');
  await user.click(dialog.getByRole('button', { name: '确认驳回' }));
  await waitFor(() => expect(asked).toEqual([{ id: 5, reason: '抬头与税号不符' }]));
});

it('takes a PDF and nothing else', async () => {
  const { user } = await seen(anInvoice({ state: 'issued', number: '12345678' }));
  expect(screen.queryByRole('button', { name: /^开具/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^上传发票/ }));
  const input = await screen.findByLabelText('选择 PDF 文件');
  await user.upload(input, new File([], '空.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('请选择不超过 5 MB 的 PDF 文件')).toBeVisible();
});

it('what was refunded says what is left to do', async () => {
  await seen(anInvoice({ state: 'reversed', number: '12345678' }));
  expect(screen.getByText('如已开具税务发票，请在开票系统中红冲')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^上传发票/ })).toBeNull();
});
