import { fakeService } from '@cheese/api-client/testing/fakeService';
import { tagCalls } from '@cheese/domain/calls/content/tag';
import { shelfManageCalls } from '@cheese/domain/calls/shop/shelfManage';
import type { Shelved } from '@cheese/domain/contract/shop/shelfManage';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAdmin } from '../../../testing/openAsAdmin';

const thing = (said: Partial<Shelved> = {}): Shelved => ({
  id: 1,
  type: 1,
  productId: 1,
  title: '心电图判读',
  cover: '',
  teacher: null,
  charge: 2,
  price: 39_900,
  learnerCount: 12,
  weight: 5,
  tags: [{ id: 7, name: '内科学' }],
  publishedAt: 0,
  withdrawnAt: null,
  ...said,
});
const off = thing({
  id: 2,
  title: '胸腔穿刺',
  tags: [],
  withdrawnAt: Date.parse('2026-11-20T10:00:00+08:00'),
});

function given() {
  const service = fakeService();
  service.answers(shelfManageCalls.list, { list: [thing(), off], total: 2 });
  return service;
}

it('shows what stands there, with its place and tags, and since when something does not', async () => {
  await openAsAdmin('/manage/shelf', given());
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent(/心电图判读.*付费39.9012.*5内科学在售/);
  expect(second).toHaveTextContent('2026-11-20 10:00 下架');
  expect(
    within(second as HTMLElement).getByRole('button', { name: '上架：胸腔穿刺' }),
  ).toBeVisible();
});

it('takes several off after it has said what that means', async () => {
  const service = given();
  service.answers(shelfManageCalls.takeOff, { changed: 1 });
  const { user } = await openAsAdmin('/manage/shelf', service);
  for (const box of (await screen.findAllByRole('checkbox')).slice(1)) await user.click(box);
  const bar = within(screen.getByRole('group', { name: '批量操作' }));
  await user.click(bar.getByRole('button', { name: '下架' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/“心电图判读”等 2 个商品将不再展示和出售/)).toBeVisible();
  await user.click(question.getByRole('button', { name: '下架' }));
  expect(await screen.findByText('2 个商品已下架')).toBeVisible();
  expect(service.asked.join()).toContain('manage/shelf/v1/takeOff');
  expect(screen.queryByRole('group', { name: '批量操作' })).toBeNull();
});

it('puts forward by a whole number', async () => {
  const service = given();
  service.answers(shelfManageCalls.weigh, null);
  const { user } = await openAsAdmin('/manage/shelf', service);
  await user.click(await screen.findByRole('button', { name: '调整权重：心电图判读' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText(/^权重/);
  for (const [said, isRight] of [
    ['1.5', false],
    ['', false],
    ['90', true],
  ] as const) {
    await user.clear(field);
    if (said) await user.type(field, said);
    await user.click(dialog.getByRole('button', { name: '保存' }));
    if (!isRight) expect(dialog.getByText('请填写 0 至 9999 的整数')).toBeVisible();
  }
  expect(await screen.findByText('权重已调整')).toBeVisible();
});

it('chooses tags; what is chosen stays in sight while one looks for others', async () => {
  const service = given();
  const tag = (id: number, name: string) => ({ id, name, pid: 0, hasChild: 0 }) as const;
  service.answers(tagCalls.list, { list: [tag(7, '内科学'), tag(8, '外科学')], total: 2 });
  service.answers(tagCalls.groups, [{ id: 1, name: '形式', tags: [tag(9, '微课')] }]);
  service.answers(shelfManageCalls.label, null);
  const { user } = await openAsAdmin('/manage/shelf', service);
  await user.click(await screen.findByRole('button', { name: '设置标签：心电图判读' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('筛选标签'), '微');
  expect(dialog.queryByRole('button', { name: '外科学' })).toBeNull();
  expect(dialog.getByRole('button', { name: '内科学', pressed: true })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '微课' }));
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('标签已保存')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
