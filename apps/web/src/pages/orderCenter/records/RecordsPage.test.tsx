import { rechargeCalls } from '@cheese/domain/calls/shop/recharge';
import type { RechargeOrder } from '@cheese/domain/contract/shop/recharge';
import { screen } from '@testing-library/react';
import { anOrder } from '../../../testing/anOrder';
import { aCentre, openCentre } from '../testing/openCentre';

beforeAll(() => import('./RecordsPage'));

const aRecharge = (said: Partial<RechargeOrder> = {}): RechargeOrder => ({
  ...anOrder(),
  amount: 100_000,
  gift: 5_000,
  price: 99_000,
  ...said,
});

it('shows what came for how much and how, and the way on where it is unpaid', async () => {
  const service = aCentre();
  const paid = { state: 'paid', payway: 3, paidAt: Date.UTC(2026, 10, 22, 3) } as const;
  const list = [aRecharge(), aRecharge({ id: 78, orderNo: '78', ...paid })];
  service.answers(rechargeCalls.orderList, { list, total: 2 });
  openCentre('/orderCenter/records?showType=3', service);
  expect(await screen.findAllByText('充值 100.00 芝士')).toHaveLength(2);
  expect(screen.getAllByText('赠送 5.00')).toHaveLength(2);
  expect(screen.getAllByText('¥99.00')).toHaveLength(2);
  expect(screen.getByText('支付宝支付')).toBeVisible();
  expect(screen.getByRole('link', { name: /^继续支付/ })).toHaveAttribute(
    'href',
    '/orderCenter/cheers?showType=3&orderId=77',
  );
});

it('says so where there are none', async () => {
  const service = aCentre();
  service.answers(rechargeCalls.orderList, { list: [], total: 0 });
  openCentre('/orderCenter/records', service);
  expect(await screen.findByText('还没有充值记录')).toBeVisible();
  expect(screen.getByRole('link', { name: '去充值' })).toBeVisible();
});
