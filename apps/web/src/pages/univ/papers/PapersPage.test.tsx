import { fakeService } from '@cheese/api-client/testing/fakeService';
import { paperManageCalls } from '@cheese/domain/calls/exam/paperManage';
import type { PaperBrief } from '@cheese/domain/contract/exam/shapes/paperShapes';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsTeacher } from '../../../testing/openAsTeacher';

const aPaper = (said: Partial<PaperBrief> = {}): PaperBrief => ({
  id: 1,
  name: '期中试卷',
  questionCount: 24,
  totalScore: 44,
  isDrawn: false,
  owner: '陈老师',
  isMine: true,
  isArchived: false,
  updatedAt: Date.parse('2026-11-20T10:00:00+08:00'),
  ...said,
});

const seen = async (...list: PaperBrief[]) => {
  const service = fakeService();
  service.answers(paperManageCalls.list, { list, total: list.length });
  const { user } = await openAsTeacher('/univ/papers', service);
  return { service, user };
};

it('lists papers with what they ask, and puts one away', async () => {
  const { service, user } = await seen(aPaper(), aPaper({ id: 2, name: '测验', isDrawn: true }));
  service.answers(paperManageCalls.archive, null);
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent('24 题 / 44 分');
  expect(second).toHaveTextContent('含随机抽题');
  await user.click(screen.getByRole('button', { name: '归档：测验' }));
  expect(await screen.findByText('试卷已归档')).toBeVisible();
});

it('makes one by its name, and leads to it', async () => {
  const { service, user } = await seen(aPaper());
  service.answers(paperManageCalls.create, { paperId: 9 });
  await user.click(await screen.findByRole('button', { name: '新建试卷' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新建试卷' }));
  await user.click(dialog.getByRole('button', { name: '新建试卷' }));
  expect(dialog.getByText('请填写试卷名称')).toBeVisible();
  await user.type(dialog.getByLabelText(/试卷名称/), 'B 卷');
  await user.click(dialog.getByRole('button', { name: '新建试卷' }));
  await waitFor(() => expect(service.asked.join()).toContain('paper/v1/detail?paperId=9'));
});
