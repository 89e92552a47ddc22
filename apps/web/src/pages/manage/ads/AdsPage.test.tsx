import { fakeService } from '@cheese/api-client/testing/fakeService';
import { adManageCalls } from '@cheese/domain/calls/content/adManage';
import type { ManagedAd } from '@cheese/domain/contract/content/adManage';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAdmin } from '../../../testing/openAsAdmin';

const ad = (id: number, title: string): ManagedAd => ({
  id,
  place: 2,
  title,
  subtitle: '',
  picture: '/storage/a.png',
  link: '/news',
  from: null,
  until: null,
  countsDown: false,
  state: 'shown',
});
const until = Date.parse('2020-01-01T08:00:00+08:00');
const over = { ...ad(2, '期末周'), until, state: 'over' } as const;

function given() {
  const service = fakeService();
  service.answers(adManageCalls.list, [ad(1, '开学季'), over]);
  return service;
}

it('shows what stands at a place, and what is over', async () => {
  await openAsAdmin('/manage/ads?place=2', given());
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent(/开学季.*\/news.*长期展示中/);
  expect(second).toHaveTextContent('至 2020-01-01 08:00已结束');
  expect(screen.getByRole('link', { name: '首页通栏' })).toHaveAttribute('aria-current', 'page');
});

it('moves one up, and the last one no further down', async () => {
  const service = given();
  service.answers(adManageCalls.order, null);
  const { user } = await openAsAdmin('/manage/ads?place=2', service);
  expect(screen.queryByRole('button', { name: '下移：期末周' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: '上移：期末周' }));
  expect(await screen.findByText('顺序已调整')).toBeVisible();
  expect(service.asked.join()).toContain('manage/ad/v1/order');
});

it('is changed, once what is wrong is mended', async () => {
  const service = given();
  service.answers(adManageCalls.save, { id: 1 });
  const { user } = await openAsAdmin('/manage/ads?place=2', service);
  await user.click(await screen.findByRole('button', { name: '编辑：开学季' }));
  const dialog = within(await screen.findByRole('dialog', { name: /编辑广告：开学季/ }));
  await user.clear(dialog.getByLabelText(/^标题/));
  await user.selectOptions(dialog.getByLabelText('倒计时'), '显示距结束的倒计时');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(dialog.getByText('请填写标题')).toBeVisible();
  expect(dialog.getByText('显示倒计时须填写结束时间')).toBeVisible();
  await user.type(dialog.getByLabelText(/^标题/), '毕业季');
  await user.selectOptions(dialog.getByLabelText('倒计时'), '不显示');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('广告已保存')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
