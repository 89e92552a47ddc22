import { fakeService } from '@cheese/api-client/testing/fakeService';
import { examManageCalls } from '@cheese/domain/calls/exam/examManage';
import { paperManageCalls } from '@cheese/domain/calls/exam/paperManage';
import type { ManagedExam } from '@cheese/domain/contract/exam/examManage';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsTeacher } from '../../../testing/openAsTeacher';

const anExam = (said: Partial<ManagedExam> = {}): ManagedExam => ({
  id: 1,
  title: '病理学期中考试',
  phase: 'running',
  durationS: 3600,
  questionCount: 24,
  totalScore: 44,
  begunCount: 30,
  openCount: 12,
  waitingCount: 0,
  startsAt: Date.parse('2026-11-20T10:00:00+08:00'),
  endsAt: Date.parse('2026-11-20T12:00:00+08:00'),
  ...said,
});

const seen = async (...list: ManagedExam[]) => {
  const service = fakeService();
  service.answers(examManageCalls.list, { list, total: list.length });
  const { user } = await openAsTeacher('/univ/exams', service);
  return { service, user };
};

it('lists exams with their state, window and who is at it', async () => {
  await seen(anExam(), anExam({ id: 2, title: '期末考试', phase: 'draft', begunCount: 0 }));
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent('进行中');
  expect(first).toHaveTextContent('2026-11-20 10:00 至 2026-11-20 12:00');
  expect(first).toHaveTextContent('30 人参加，12 人在答');
  expect(second).toHaveTextContent('草稿');
  expect(screen.queryByRole('button', { name: '监考：期末考试' })).toBeNull();
});

it('makes a draft from a paper, and leads to it', async () => {
  const { service, user } = await seen(anExam());
  const paper = { id: 7, name: 'A 卷', questionCount: 1, totalScore: 2, isDrawn: false };
  service.answers(paperManageCalls.list, { list: [paper], total: 1 });
  service.answers(examManageCalls.create, { examId: 9 });
  await user.click(await screen.findByRole('button', { name: '新建考试' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新建考试' }));
  await user.click(dialog.getByRole('button', { name: '新建考试' }));
  expect(dialog.getAllByText('请选择试卷').length).toBeGreaterThan(1);
  await user.selectOptions(dialog.getByLabelText(/试卷/), 'A 卷');
  await user.click(dialog.getByRole('button', { name: '新建考试' }));
  await waitFor(() => expect(service.asked.join()).toContain('manage/v1/detail?examId=9'));
});

it('lists papers in their order, and looks for those that are not listed', async () => {
  const { service, user } = await seen(anExam());
  const paper = (id: number, name: string) => ({ id, name, questionCount: 1, totalScore: 2 });
  service.answersWith(paperManageCalls.list, ({ keyword }) =>
    keyword
      ? { list: [paper(3, '旧卷')], total: 1 }
      : { list: [paper(9, '新卷'), paper(7, 'A 卷')], total: 180 },
  );
  await user.click(await screen.findByRole('button', { name: '新建考试' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新建考试' }));
  const keyword = await dialog.findByLabelText('搜索试卷名称');
  const names = () => dialog.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names()).toEqual(['请选择试卷', '新卷', 'A 卷']);
  await user.type(keyword, '旧');
  await waitFor(() => expect(names()).toEqual(['请选择试卷', '旧卷']));
});

it('deletes a draft after it has asked', async () => {
  const { service, user } = await seen(anExam({ title: '期末考试', phase: 'draft' }));
  service.answers(examManageCalls.remove, null);
  await user.click(await screen.findByRole('button', { name: '删除：期末考试' }));
  const question = within(await screen.findByRole('alertdialog', { name: '删除考试草稿' }));
  await user.click(question.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(service.asked.join()).toContain('exam/manage/v1/remove'));
});
