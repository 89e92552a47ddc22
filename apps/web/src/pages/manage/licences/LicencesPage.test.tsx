import { fakeService } from '@cheese/api-client/testing/fakeService';
import { schoolManageCalls } from '@cheese/domain/calls/school/schoolManage';
import { licenceManageCalls } from '@cheese/domain/calls/shop/licenceManage';
import { fireEvent, screen, within } from '@testing-library/react';
import { openAsAdmin } from '../../../testing/openAsAdmin';

const licence = {
  id: 7,
  state: 'ordered',
  product: { id: 3, type: 4, title: '护士题库', productId: 1 },
  coverage: { departments: [{ id: 2, name: '护理学院' }], years: [] },
  seats: 150,
  price: 26_000_000,
  startsOn: '2026-12-01',
  endsOn: '2027-11-30',
  note: '',
  followsId: null,
  offeredAt: Date.UTC(2026, 10, 20),
  orderedAt: Date.UTC(2026, 10, 21),
  confirmedAt: null as number | null,
  declinedAt: null,
  declineReason: '',
  withdrawnAt: null,
  reference: 'SQ202611200007',
  invoice: { title: '仁心医学院', taxNo: '91350100M000100Y43', email: null, number: null },
  inUse: 0,
  school: { id: 1, name: '仁心医学院' },
};

function given(more: object = {}) {
  const service = fakeService();
  service.answers(licenceManageCalls.list, { list: [{ ...licence, ...more }], total: 1 });
  service.answers(licenceManageCalls.coverage, {
    departments: [{ id: 2, name: '护理学院' }],
    years: [2026],
  });
  const sent: object[] = [];
  const takes = (_: unknown, body: object) => {
    sent.push(body);
    return null;
  };
  service.answersWith(licenceManageCalls.confirm, takes);
  service.answersWith(licenceManageCalls.offer, (_, body) => {
    sent.push(body);
    return { id: 8 };
  });
  return { service, sent };
}

it('confirms a payment by what the bank says', async () => {
  const { service, sent } = given();
  const { user } = await openAsAdmin('/manage/licences', service);
  await user.click(await screen.findByRole('button', { name: '确认到账：仁心医学院 护士题库' }));
  const dialog = within(await screen.findByRole('dialog', { name: '确认对公到账' }));
  await user.click(dialog.getByRole('button', { name: '确认到账' }));
  expect(dialog.getByText('请填写附言编号')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /附言编号/ }), 'SQ202611200007');
  await user.type(dialog.getByRole('textbox', { name: /到账金额/ }), '26,000');
  await user.click(dialog.getByRole('button', { name: '确认到账' }));
  expect(await screen.findByText('已确认到账，席位已分配')).toBeVisible();
  expect(sent).toEqual([{ id: 7, reference: 'SQ202611200007', amount: 26_000_000 }]);
});

it('offers a product to chosen learners of a school', async () => {
  const { service, sent } = given();
  service.answers(schoolManageCalls.list, { list: [{ id: 1, name: '仁心医学院' }], total: 1 });
  service.answers(licenceManageCalls.products, [{ id: 3, type: 4, title: '护士题库' }]);
  const { user } = await openAsAdmin('/manage/licences', service);
  await user.click(await screen.findByRole('button', { name: '提供授权' }));
  const dialog = within(await screen.findByRole('dialog', { name: '向学校提供授权' }));
  await user.click(dialog.getByRole('button', { name: '提供授权' }));
  expect(dialog.getByText('请选择学校')).toBeVisible();
  for (const [group, name] of [
    ['学校', '选择仁心医学院'],
    ['商品', '选择护士题库'],
  ] as const) {
    const part = within(dialog.getByRole('group', { name: group }));
    await user.click(part.getByRole('button', { name: '查找' }));
    await user.click(await part.findByRole('button', { name }));
  }
  await user.click(await dialog.findByRole('button', { name: '护理学院' }));
  await user.click(dialog.getByRole('button', { name: '2026 级' }));
  await user.type(dialog.getByRole('textbox', { name: /席位数/ }), '150');
  await user.type(dialog.getByRole('textbox', { name: /约定价格/ }), '26000.5');
  fireEvent.change(dialog.getByLabelText(/开始日/), { target: { value: '2026-12-01' } });
  fireEvent.change(dialog.getByLabelText(/结束日/), { target: { value: '2027-11-30' } });
  await user.click(dialog.getByRole('button', { name: '提供授权' }));
  expect(await screen.findByText('已提供给学校，学校管理员会收到通知')).toBeVisible();
  expect(sent).toEqual([
    {
      schoolId: 1,
      commodityId: 3,
      departmentIds: [2],
      years: [2026],
      seats: 150,
      price: 26_000_500,
      startsOn: '2026-12-01',
      endsOn: '2027-11-30',
      note: '',
    },
  ]);
});

it('renews for the same school, product and learners', async () => {
  const { service, sent } = given({ state: 'active', confirmedAt: 1, inUse: 150 });
  const { user } = await openAsAdmin('/manage/licences', service);
  expect(await screen.findByText('150 / 150')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '续订：仁心医学院 护士题库' }));
  const dialog = within(await screen.findByRole('dialog', { name: '为仁心医学院续订' }));
  fireEvent.change(dialog.getByLabelText(/结束日/), { target: { value: '2028-11-30' } });
  await user.click(dialog.getByRole('button', { name: '提供授权' }));
  await screen.findByText('已提供给学校，学校管理员会收到通知');
  expect(sent).toMatchObject([
    { schoolId: 1, commodityId: 3, followsId: 7, departmentIds: [2], seats: 150 },
  ]);
});
