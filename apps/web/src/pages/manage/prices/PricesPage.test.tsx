import { fakeService } from '@cheese/api-client/testing/fakeService';
import { priceManageCalls } from '@cheese/domain/calls/shop/priceManage';
import type { Priced } from '@cheese/domain/contract/shop/priceManage';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAdmin } from '../../../testing/openAsAdmin';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');
const thing = (said: Partial<Priced> = {}): Priced => ({
  id: 1,
  kind: 'specification',
  title: '心电图',
  name: '永久有效',
  type: 1,
  price: 10_000,
  originalPrice: 12_000,
  vipPrice: 8_000,
  next: null,
  limited: null,
  isForMembers: false,
  mayBeLimited: true,
  ...said,
});
const waiting = { price: 9_000, originalPrice: 12_000, vipPrice: 8_000, from: NOW };

it('lists what things cost now, for a while, and from a moment on', async () => {
  const service = fakeService();
  const limited = { price: 5_000, from: NOW, until: NOW + 86_400_000 };
  const list = [thing(), thing({ id: 2, title: '解剖', next: waiting, limited })];
  service.answers(priceManageCalls.list, { list, total: 2 });
  await openAsAdmin('/manage/prices', service);
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent('10.00');
  expect(second).toHaveTextContent('5.00，2026-11-20 10:00 至 2026-11-21 10:00');
  expect(second).toHaveTextContent('9.00，2026-11-20 10:00 起');
  expect(within(second as HTMLElement).queryByRole('button', { name: /改价：解剖/ })).toBe(
    within(second as HTMLElement).getByRole('button', { name: '撤回改价：解剖 · 永久有效' }),
  );
});

it('warns who limits the price of what members have for nothing', async () => {
  const service = fakeService();
  const list = [thing({ isForMembers: true }), thing({ id: 2, title: '解剖' })];
  service.answers(priceManageCalls.list, { list, total: 2 });
  const { user } = await openAsAdmin('/manage/prices', service);
  await user.click(await screen.findByRole('button', { name: '限时价：心电图 · 永久有效' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('alert')).toHaveTextContent('该商品会员免费');
  await user.click(dialog.getByRole('button', { name: '取消' }));
  await user.click(screen.getByRole('button', { name: '限时价：解剖 · 永久有效' }));
  expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull();
});

it('changes a price, once what is wrong is mended', async () => {
  const service = fakeService();
  service.answers(priceManageCalls.list, { list: [thing()], total: 1 });
  service.answers(priceManageCalls.change, null);
  const { user } = await openAsAdmin('/manage/prices', service);
  await user.click(await screen.findByRole('button', { name: '改价：心电图 · 永久有效' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText(/^售价/));
  await user.type(dialog.getByLabelText(/^售价/), '7');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(dialog.getByText('会员价不能高于售价')).toBeVisible();
  await user.clear(dialog.getByLabelText(/^会员价/));
  await user.type(dialog.getByLabelText(/^会员价/), '6');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('价格已修改')).toBeVisible();
});

it('takes back a change that waits, after it has said what will be', async () => {
  const service = fakeService();
  service.answers(priceManageCalls.list, { list: [thing({ next: waiting })], total: 1 });
  service.answers(priceManageCalls.withdraw, null);
  const { user } = await openAsAdmin('/manage/prices', service);
  await user.click(await screen.findByRole('button', { name: /撤回改价/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/原定 2026-11-20 10:00 生效的价格变更将被撤回/)).toBeVisible();
  await user.click(question.getByRole('button', { name: '撤回改价' }));
  await waitFor(() => expect(service.asked.join()).toContain('manage/price/v1/withdraw'));
});

it('shows who changed what', async () => {
  const service = fakeService();
  service.answers(priceManageCalls.list, { list: [thing()], total: 1 });
  const { originalPrice, vipPrice } = thing();
  const change = {
    id: 1,
    isLimited: false,
    price: 9_000,
    originalPrice,
    vipPrice,
    before: { price: 10_000, originalPrice, vipPrice },
    from: NOW,
    until: null,
    state: 'current',
    by: '方远',
    at: NOW,
  };
  service.answers(priceManageCalls.history, { list: [change], total: 1 });
  const { user } = await openAsAdmin('/manage/prices', service);
  await user.click(await screen.findByRole('button', { name: /变更记录/ }));
  const row = within(await screen.findByRole('dialog')).findByText('售价 10.00 → 9.00');
  expect(await row).toBeVisible();
});

it.each([
  ['改价', 'change', '保存', 'dialog', {}],
  ['撤回改价', 'withdraw', '撤回改价', 'alertdialog', { next: waiting }],
] as const)('%s: where somebody was quicker, shows what holds now', async (...said) => {
  const [name, call, confirm, role, standing] = said;
  const service = fakeService();
  service.answers(priceManageCalls.list, { list: [thing(standing)], total: 1 });
  const message = '价格已有变动，请核对最新价格后重试';
  service.refuses(priceManageCalls[call], { status: 409, flag: 409, message });
  const { user } = await openAsAdmin('/manage/prices', service);
  await user.click(await screen.findByRole('button', { name: `${name}：心电图 · 永久有效` }));
  const dialog = within(await screen.findByRole(role));
  service.answers(priceManageCalls.list, { list: [thing({ price: 11_000 })], total: 1 });
  await user.click(dialog.getByRole('button', { name: confirm }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  expect(await screen.findByText('11.00')).toBeVisible();
});
