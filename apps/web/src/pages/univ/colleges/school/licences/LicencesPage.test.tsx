import { fakeService } from '@cheese/api-client/testing/fakeService';
import { licenceCalls } from '@cheese/domain/calls/shop/licence';
import type { SeatState } from '@cheese/domain/codes/shop/licences';
import { screen, within } from '@testing-library/react';
import { openAsSchool } from '../testing/openAsSchool';

const licence = {
  id: 7,
  state: 'offered',
  product: { id: 3, type: 4, title: '护士题库', productId: 1 },
  coverage: { departments: [{ id: 2, name: '护理学院' }], years: [] },
  seats: 1,
  price: 26_000_000,
  startsOn: '2026-12-01',
  endsOn: '2027-11-30',
  note: '',
  followsId: null,
  offeredAt: Date.UTC(2026, 10, 20),
  orderedAt: null as number | null,
  confirmedAt: null as number | null,
  declinedAt: null,
  declineReason: '',
  withdrawnAt: null,
  reference: 'SQ202611200007',
  invoice: null,
  inUse: 0,
};
const bank = { holder: '芝士科技', bank: '招商银行', number: '6214 8300' };
const counts = { covered: 2, waiting: 0, freed: 0 };
const seat = (personId: number, name: string) => ({
  personId,
  name,
  number: `2026${personId}`,
  department: '护理学',
  year: 2026,
  givenAt: null,
});

function given(more: object = {}) {
  const service = fakeService();
  const one = { ...licence, ...more };
  service.answers(licenceCalls.list, { list: [one], total: 1 });
  service.answers(licenceCalls.detail, { ...one, bank, ...counts, ...more });
  const seats: Record<SeatState, object[]> = {
    inUse: [seat(1, '孙雨桐')],
    waiting: [seat(2, '余博文')],
    freed: [],
  };
  service.answersWith(licenceCalls.seats, (asked) => {
    const list = seats[(asked as { state: SeatState }).state];
    return { list, total: list.length };
  });
  const sent: object[] = [];
  for (const call of [licenceCalls.order, licenceCalls.free, licenceCalls.give]) {
    service.answersWith(call, (_, body) => {
      sent.push(body);
      return null;
    });
  }
  return { service, sent };
}

it('orders with the title of the invoice, and says where to pay', async () => {
  const { service, sent } = given();
  const { user } = await openAsSchool('/univ/colleges/school/licences', service);
  await user.click(await screen.findByRole('button', { name: '下单：护士题库' }));
  const dialog = within(await screen.findByRole('dialog', { name: '订购《护士题库》授权' }));
  await user.click(dialog.getByRole('button', { name: '确认下单' }));
  expect(dialog.getByText('请填写发票抬头')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /发票抬头/ }), '仁心医学院');
  await user.type(dialog.getByRole('textbox', { name: /税号/ }), '91350100m000100y43');
  const ordered = { ...licence, state: 'ordered', orderedAt: 1 };
  service.answers(licenceCalls.detail, { ...ordered, bank, ...counts });
  await user.click(dialog.getByRole('button', { name: '确认下单' }));
  expect(await screen.findByText('6214 8300')).toBeVisible();
  expect(screen.getByText('SQ202611200007')).toBeVisible();
  expect(sent).toEqual([{ id: 7, title: '仁心医学院', taxNo: '91350100m000100y43' }]);
});

const active = { state: 'active', orderedAt: 1, confirmedAt: 1, inUse: 1, waiting: 1 };
const detail = '/univ/colleges/school/licences/detail?id=7';

it('takes a seat after asking', async () => {
  const { service, sent } = given(active);
  const { user } = await openAsSchool(detail, service);
  await user.click(await screen.findByRole('button', { name: '收回席位：孙雨桐' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '收回孙雨桐的席位？' }));
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: '收回席位' }));
  expect(await screen.findByText('席位已收回')).toBeVisible();
  expect(sent).toEqual([{ id: 7, personId: 1 }]);
});

it('gives the seat of one to another who waits', async () => {
  const { service, sent } = given(active);
  const { user } = await openAsSchool(`${detail}&state=waiting`, service);
  await user.click(await screen.findByRole('button', { name: '给予席位：余博文' }));
  const dialog = within(await screen.findByRole('dialog', { name: '给予余博文席位' }));
  await user.click(await dialog.findByRole('button', { name: '收回孙雨桐的席位' }));
  expect(await screen.findByText('席位已给予')).toBeVisible();
  expect(sent).toEqual([{ id: 7, personId: 2, fromPersonId: 1 }]);
});
