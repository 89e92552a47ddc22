import { fakeService } from '@cheese/api-client/testing/fakeService';
import { revenueManageCalls as calls } from '@cheese/domain/calls/shop/revenueManage';
import type { Revenue } from '@cheese/domain/contract/shop/revenueManage';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAdmin } from '../../../testing/openAsAdmin';

jest.mock('@cheese/ui/charts/EChart', () => ({
  __esModule: true,
  default: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}));

const sums = { count: 3, income: 139_000, refund: 40_000, net: 99_000, cheese: 20_000 };
const none = { count: 0, income: 0, refund: 0, net: 0, cheese: 0 };
const revenue: Revenue = {
  total: sums,
  days: [
    { day: '2026-11-20', ...sums },
    { day: '2026-11-21', ...none, refund: 40_000, net: -40_000 },
  ],
  products: [{ title: '心电图判读', kind: 'commodity', ...sums }],
  kinds: [{ kind: 'commodity', ...sums }],
  payways: [
    { payway: 1, ...none, cheese: 20_000 },
    { payway: 2, ...sums },
  ],
};

async function seen(address: string) {
  const service = fakeService();
  const asked: Record<string, string>[] = [];
  service.answersWith(calls.report, (asks) => {
    asked.push(asks);
    return revenue;
  });
  const page = await openAsAdmin(address, service);
  expect(await screen.findByText('99.00', { selector: 'dd' })).toBeVisible();
  return { ...page, asked };
}

it('shows what came and what went back, the latest day first', async () => {
  await seen('/manage/revenue');
  const table = within(screen.getByRole('table', { name: '按日期' }));
  const [, first, second] = table.getAllByRole('row');
  expect(first).toHaveTextContent('2026-11-2100.0040.00-40.000.00');
  expect(second).toHaveTextContent('2026-11-203139.0040.0099.0020.00');
  expect(screen.getByText(/单独列示，不重复计入收入/)).toBeVisible();
});

it.each([
  ['products', '按商品', '心电图判读商品3139.00'],
  ['payways', '按支付方式', '余额支付00.000.000.0020.00'],
])('its figures by %s are an address', async (view, name, row) => {
  await seen(`/manage/revenue?view=${view}`);
  expect(screen.getByRole('table', { name })).toHaveTextContent(row);
});

it('draws what it says, and says what it draws', async () => {
  await seen('/manage/revenue');
  const drawn = screen.getByRole('table', { name: '支付方式收款与退款' });
  expect(drawn).toHaveTextContent('微信支付139.0040.00');
  expect(drawn).not.toHaveTextContent('余额');
});

it('asks for the days that are chosen', async () => {
  const { user, asked, at } = await seen('/manage/revenue?from=2026-11-20&to=2026-11-21');
  expect(asked.at(-1)).toEqual({
    from: String(Date.parse('2026-11-20T00:00:00+08:00')),
    to: String(Date.parse('2026-11-22T00:00:00+08:00')),
  });
  await user.click(screen.getByRole('button', { name: '近 7 天' }));
  await waitFor(() => expect(at()).toContain('days=7'));
});
