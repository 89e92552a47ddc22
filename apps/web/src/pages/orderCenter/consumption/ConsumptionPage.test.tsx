import { balanceCalls } from '@cheese/domain/calls/shop/balance';
import { screen } from '@testing-library/react';
import { anEntry } from '../testing/anEntry';
import { aCentre, openCentre } from '../testing/openCentre';

beforeAll(() => import('./ConsumptionPage'));

it('shows what the balance paid for, and turns pages', async () => {
  const service = aCentre();
  service.answers(balanceCalls.changeLog, { list: [anEntry()], total: 40 });
  openCentre('/orderCenter/consumption?page=2', service);
  expect(await screen.findByText('购买 病理切片库')).toBeVisible();
  expect(screen.getByText('-39.99')).toBeVisible();
  expect(screen.getByText('订单号 20261122000000000077')).toBeVisible();
  const asked = service.asked.find((url) => url.includes('change-log'));
  expect(asked).toMatch(/page=2.*kind=2/);
  expect(screen.getByRole('link', { name: '第3页' })).toHaveAttribute(
    'href',
    '/orderCenter/consumption?page=3',
  );
});

it('says so where nothing was spent', async () => {
  const service = aCentre();
  service.answers(balanceCalls.changeLog, { list: [], total: 0 });
  openCentre('/orderCenter/consumption', service);
  expect(await screen.findByText('还没有消费记录')).toBeVisible();
});
