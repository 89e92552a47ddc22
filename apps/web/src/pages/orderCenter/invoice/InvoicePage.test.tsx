import { invoiceCalls } from '@cheese/domain/calls/shop/invoice';
import type { Invoice, InvoiceOfOrder } from '@cheese/domain/contract/shop/invoice';
import { screen, waitFor } from '@testing-library/react';
import { aCentre, openCentre } from '../testing/openCentre';

beforeAll(() => import('./InvoicePage'));

const anInvoice = (said: Partial<Invoice> = {}): Invoice => ({
  id: 5,
  orderId: 77,
  orderNo: '20261122000000000077',
  product: '病理切片库',
  amount: 39_000,
  state: 'waiting',
  titleKind: 2,
  title: '福建医科大学',
  taxNo: '91350100M000100Y43',
  email: null,
  number: null,
  hasFile: false,
  rejectReason: null,
  createdAt: Date.UTC(2026, 10, 22, 2),
  issuedAt: null,
  rejectedAt: null,
  withdrawnAt: null,
  ...said,
});
const ofOrder = (said: Partial<InvoiceOfOrder> = {}): InvoiceOfOrder => ({
  orderId: 77,
  orderNo: '20261122000000000077',
  kind: 'commodity',
  product: '病理切片库',
  amount: 39_000,
  obstacle: null,
  invoice: null,
  ...said,
});
const opened = (said: Partial<InvoiceOfOrder>) => {
  const service = aCentre();
  service.answers(invoiceCalls.ofOrder, ofOrder(said));
  return { ...openCentre('/orderCenter/invoice?orderId=77', service), service };
};

it('lists what was asked for, and leads to each', async () => {
  const service = aCentre();
  const list = [anInvoice(), anInvoice({ id: 6, state: 'rejected', rejectReason: '税号不符' })];
  service.answers(invoiceCalls.list, { list, total: 2 });
  openCentre('/orderCenter/invoice?showType=3', service);
  expect(await screen.findAllByText('¥39.00')).toHaveLength(2);
  expect(screen.getByText('税号不符')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^查看发票/ })[0]).toHaveAttribute(
    'href',
    '/orderCenter/invoice?showType=3&orderId=77',
  );
});

it('says so where there are none', async () => {
  const service = aCentre();
  service.answers(invoiceCalls.list, { list: [], total: 0 });
  openCentre('/orderCenter/invoice', service);
  expect(await screen.findByText('您还没有申请过发票')).toBeVisible();
});

it('asks a company for its tax number before it asks the server', async () => {
  const { service, user, sent } = opened({});
  service.answers(invoiceCalls.apply, { id: 5 });
  await user.click(await screen.findByRole('radio', { name: '企业单位' }));
  await user.type(screen.getByLabelText(/发票抬头/), '福建医科大学');
  const taxNo = screen.getByLabelText(/统一社会信用代码/);
  await user.type(taxNo, '91350100M000100Y44');
  await user.click(screen.getByRole('button', { name: '申请开票' }));
  expect(screen.getByText('统一社会信用代码有误，请核对 18 位代码')).toBeVisible();
  expect(sent(invoiceCalls.apply)).toEqual([]);
  await user.clear(taxNo);
  await user.type(taxNo, '91350100M000100Y43');
  await user.click(screen.getByRole('button', { name: '申请开票' }));
  await waitFor(() =>
    expect(sent(invoiceCalls.apply)).toEqual([
      { orderId: 77, titleKind: 2, title: '福建医科大学', taxNo: '91350100M000100Y43' },
    ]),
  );
});

it('says why what the balance paid for has none', async () => {
  opened({ obstacle: 'balance' });
  expect(await screen.findByText(/请对相应的充值订单申请开票/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '申请开票' })).toBeNull();
});

it('withdraws what waits, after asking once', async () => {
  const { service, user, sent } = opened({ invoice: anInvoice() });
  service.answers(invoiceCalls.withdraw, null);
  await user.click(await screen.findByRole('button', { name: '撤回申请' }));
  const dialog = await screen.findByRole('alertdialog', { name: '撤回开票申请' });
  expect(dialog).toHaveTextContent('撤回后平台不再处理该申请');
  await user.click(screen.getAllByRole('button', { name: '撤回申请' }).at(-1) ?? dialog);
  await waitFor(() => expect(sent(invoiceCalls.withdraw)).toEqual([{ id: 5 }]));
});

it.each([
  ['issued', '下载 PDF'],
  ['rejected', '申请开票'],
] as const)('what is %s may be gone on with: %s', async (state, act) => {
  opened({ invoice: anInvoice({ state, number: '12345678', rejectReason: '税号不符' }) });
  expect(await screen.findByRole('button', { name: act })).toBeVisible();
});

it.each([
  [false, /现在下载的是平台出具的收款凭据/],
  [true, /税务发票已上传，可以下载/],
])('says which of the two is handed out: the real one %s', async (hasFile, words) => {
  opened({ invoice: anInvoice({ state: 'issued', number: '12345678', hasFile }) });
  expect(await screen.findByText(words)).toBeVisible();
});

it('what the money went back for is not handed out', async () => {
  opened({ obstacle: 'refunded', invoice: anInvoice({ state: 'reversed', number: '12345678' }) });
  expect(await screen.findByText(/不能再用于报销/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '下载 PDF' })).toBeNull();
});

it('an address that names no order says so', async () => {
  openCentre('/orderCenter/invoice?orderId=none', aCentre());
  expect(await screen.findByText('该订单不存在')).toBeVisible();
});
