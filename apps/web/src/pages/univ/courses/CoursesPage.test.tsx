import { fakeService } from '@cheese/api-client/testing/fakeService';
import { courseMakingCalls } from '@cheese/domain/calls/learning/courseMaking';
import type { MadeCourse } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsTeacher } from '../../../testing/openAsTeacher';
import { aBrief, bodiesOf } from './testing/madeCourse';

const seen = async (...list: MadeCourse[]) => {
  const service = fakeService();
  service.answers(courseMakingCalls.list, { list, total: list.length });
  const { user } = await openAsTeacher('/univ/courses', service);
  return { service, user };
};

it('lists courses with where they stand, and deletes what was never open alone', async () => {
  const publishedAt = Date.parse('2026-12-01T08:00:00+08:00');
  await seen(aBrief(), aBrief({ id: 2, name: '心力衰竭', state: 'scheduled', publishedAt }));
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent('制作中');
  expect(within(first!).getByRole('button', { name: '删除：心电图入门' })).toBeVisible();
  expect(second).toHaveTextContent('2026-12-01 08:00 发布');
  expect(within(second!).queryByRole('button', { name: /删除/ })).toBeNull();
});

it('makes the first one by its name, and leads to it', async () => {
  const { service, user } = await seen();
  const bodies = bodiesOf(service, courseMakingCalls.create, { courseId: 9 });
  await user.click((await screen.findAllByRole('button', { name: '新建课程' }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: '新建课程' }));
  await user.click(dialog.getByRole('button', { name: '新建课程' }));
  expect(dialog.getByText('请填写课程名称')).toBeVisible();
  await user.type(dialog.getByLabelText(/课程名称/), '神经病学');
  await user.dblClick(dialog.getByRole('button', { name: '新建课程' }));
  await waitFor(() => expect(service.asked.join()).toContain('make/v1/detail?courseId=9'));
  expect(bodies).toEqual([{ name: '神经病学' }]);
});

it('copies one under another name', async () => {
  const { service, user } = await seen(aBrief());
  const bodies = bodiesOf(service, courseMakingCalls.copy, { courseId: 9 });
  await user.click(await screen.findByRole('button', { name: '复制：心电图入门' }));
  const dialog = within(await screen.findByRole('dialog', { name: '复制课程' }));
  await user.click(dialog.getByRole('button', { name: '复制课程' }));
  await waitFor(() => expect(bodies).toEqual([{ courseId: 1, name: '心电图入门（副本）' }]));
});
