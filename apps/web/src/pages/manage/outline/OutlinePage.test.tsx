import { fakeService } from '@cheese/api-client/testing/fakeService';
import { outlineManageCalls } from '@cheese/domain/calls/content/outlineManage';
import { tagCalls } from '@cheese/domain/calls/content/tag';
import { screen, within } from '@testing-library/react';
import { openAsAdmin } from '../../../testing/openAsAdmin';

const entries = [
  { id: 1, title: '云课程', actionValue: '/course', tag: null },
  {
    id: 2,
    title: '题库',
    actionValue: '/productList?productType=4',
    tag: { id: 7, name: '内科学' },
  },
];

function given() {
  const service = fakeService();
  service.answers(outlineManageCalls.list, entries);
  const tag = { id: 7, name: '内科学', pid: 0, hasChild: 0 } as const;
  service.answers(tagCalls.list, { list: [tag], total: 1 });
  return service;
}

it('adds an entry that leads to one of our pages', async () => {
  const service = given();
  service.answers(outlineManageCalls.save, { id: 3 });
  const { user } = await openAsAdmin('/manage/outline', service);
  expect((await screen.findAllByRole('row'))[2]).toHaveTextContent(
    '题库/productList?productType=4内科学',
  );
  await user.click(screen.getByRole('button', { name: '新建导航项' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^名称/), '解剖');
  await user.type(dialog.getByLabelText(/^地址/), 'https://example.com');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(dialog.getByText('请填写本站路径，以 / 开头')).toBeVisible();
  await user.clear(dialog.getByLabelText(/^地址/));
  await user.type(dialog.getByLabelText(/^地址/), '/anatomy/list');
  await user.selectOptions(dialog.getByLabelText('限定专业'), '内科学');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('导航项已保存')).toBeVisible();
});

it('removes one after it has said what goes', async () => {
  const service = given();
  service.answers(outlineManageCalls.remove, null);
  const { user } = await openAsAdmin('/manage/outline', service);
  await user.click(await screen.findByRole('button', { name: '删除：题库' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('“题库”将从资源导航中移除。')).toBeVisible();
  await user.click(question.getByRole('button', { name: '删除' }));
  expect(service.asked.join()).toContain('manage/outline/v1/remove');
});
