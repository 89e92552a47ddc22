import { fakeService } from '@cheese/api-client/testing/fakeService';
import { examWatchCalls } from '@cheese/domain/calls/exam/examWatch';
import type { LiveExam, Watched } from '@cheese/domain/contract/exam/examWatch';
import { screen, within } from '@testing-library/react';
import { openAsTeacher } from '../../../../testing/openAsTeacher';

const now = Date.parse('2026-11-20T11:00:00+08:00');
const one = (personId: number, name: string, more: Partial<Watched> = {}): Watched => ({
  personId,
  name,
  number: `202600${personId}`,
  state: 'answering',
  nth: 1,
  answered: 5,
  startedAt: now,
  endsAt: now + 600_000,
  heardAt: now - 12_000,
  submittedAt: null,
  leftCount: 0,
  isAway: false,
  deviceCount: 0,
  extraS: 0,
  mayReopen: false,
  ...more,
});
const anExam = (more: Partial<LiveExam> = {}): LiveExam => ({
  examId: 1,
  title: '期中考试',
  phase: 'running',
  now,
  startsAt: now,
  endsAt: now,
  questionCount: 24,
  extraS: 0,
  logsLeaving: true,
  isOneDevice: false,
  list: [
    one(1, '王子涵', { leftCount: 2, isAway: true }),
    one(2, '李欣怡', { state: 'submitted', submittedAt: now, answered: 24, mayReopen: true }),
    one(4, '陈思远', { state: 'submitted', submittedAt: now }),
    one(3, '张浩然', { state: 'absent', heardAt: null, endsAt: null }),
  ],
  ...more,
});

const seen = async () => {
  const service = fakeService();
  service.answers(examWatchCalls.live, anExam());
  const { user } = await openAsTeacher('/univ/exams/live?examId=1', service);
  await screen.findByRole('table', { name: '考生' });
  return { service, user };
};

it('tells how everybody stands, and is narrowed and put in order', async () => {
  const { user } = await seen();
  const [, first] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('已离开页面');
  expect(first).toHaveTextContent('5 / 24');
  expect(first).toHaveTextContent('12 秒前');
  expect(first).toHaveTextContent('2 次');
  await user.click(screen.getByRole('button', { name: '已交卷 2' }));
  expect(screen.getAllByRole('row')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: '全部 4' }));
  await user.click(screen.getByRole('button', { name: '已答' }));
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('李欣怡');
});

it('gives one more time, named with what was given by then', async () => {
  const { service, user } = await seen();
  service.answers(examWatchCalls.extend, { extraS: 900 });
  await user.click(screen.getByRole('button', { name: '延时：王子涵' }));
  const dialog = within(await screen.findByRole('dialog', { name: '延长考试时间：王子涵' }));
  const minutes = dialog.getByRole('textbox');
  await user.clear(minutes);
  await user.type(minutes, '0');
  await user.click(dialog.getByRole('button', { name: '延时' }));
  expect(dialog.getByText('请填写 1 至 600 的整数')).toBeVisible();
  await user.clear(minutes);
  await user.type(minutes, '15');
  await user.click(dialog.getByRole('button', { name: '延时' }));
  expect(await screen.findByText('考试时间已延长')).toBeVisible();
});

it('ends it for all after it has said what that means, and opens again what was handed in', async () => {
  const { service, user } = await seen();
  service.answers(examWatchCalls.end, null);
  service.answers(examWatchCalls.reopen, null);
  await user.click(screen.getByRole('button', { name: '全体收卷' }));
  const question = within(await screen.findByRole('alertdialog', { name: '提前收卷：全体考生' }));
  expect(question.getByText(/考试立即结束/)).toBeVisible();
  await user.click(question.getByRole('button', { name: '收卷' }));
  expect(await screen.findByText('正在收卷，请稍候')).toBeVisible();
  expect(screen.queryByRole('button', { name: '重新打开：王子涵' })).toBeNull();
  // This one is submitted too, but the server would refuse to reopen it.
  expect(screen.queryByRole('button', { name: '重新打开：陈思远' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '重新打开：李欣怡' }));
  const dialog = within(await screen.findByRole('dialog', { name: '重新打开答卷：李欣怡' }));
  await user.click(dialog.getByRole('button', { name: '重新打开' }));
  expect(await screen.findByText(/答卷已重新打开/)).toBeVisible();
});

it('says in its place, and not in a toast each time, that nothing is heard', async () => {
  await openAsTeacher('/univ/exams/live?examId=1', fakeService());
  expect(await screen.findAllByText(/网络连接失败/)).toHaveLength(1);
});
