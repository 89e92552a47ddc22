import { fakeService } from '@cheese/api-client/testing/fakeService';
import { jobManageCalls } from '@cheese/domain/calls/people/jobManage';
import type { ManagedJob } from '@cheese/domain/contract/people/jobManage';
import { screen, within } from '@testing-library/react';
import { openAsAdmin } from '../../../testing/openAsAdmin';

const aJob = (said: Partial<ManagedJob> = {}): ManagedJob => ({
  id: 7,
  kind: 'makeDocument',
  state: 'working',
  person: { id: 2, name: '王老师' },
  organisation: '第一医学院',
  done: 3,
  total: 40,
  attempts: 1,
  isLong: true,
  askedAt: Date.parse('2026-11-20T10:00:00+08:00'),
  begunAt: Date.parse('2026-11-20T10:05:00+08:00'),
  finishedAt: null,
  ...said,
});

it('tells whose work it is, since when and how far, and ends it after it has asked', async () => {
  const service = fakeService();
  const over = aJob({ id: 8, kind: 'makeFilm', state: 'done', organisation: null, isLong: false });
  service.answers(jobManageCalls.list, { list: [aJob(), over], total: 2 });
  const ended: unknown[] = [];
  service.answersWith(jobManageCalls.end, (_query, asked) => {
    ended.push(asked);
    return null;
  });
  const { user } = await openAsAdmin('/manage/jobs', service);
  const [, first, second] = await screen.findAllByRole('row');
  const told = ['文档转换', '王老师', '第一医学院', '进行中 3 / 40 · 耗时较长'];
  for (const words of [...told, '2026-11-20 10:00', '2026-11-20 10:05']) {
    expect(first).toHaveTextContent(words);
  }
  expect(second).toHaveTextContent('已完成');
  expect(screen.queryByRole('button', { name: '终止：视频转码 8' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '终止：文档转换 7' }));
  const question = within(await screen.findByRole('alertdialog', { name: '终止后台任务' }));
  expect(question.getByText(/将终止王老师的文档转换任务/)).toBeVisible();
  expect(ended).toEqual([]);
  await user.click(question.getByRole('button', { name: '终止' }));
  expect(await screen.findByText('任务已终止')).toBeVisible();
  expect(ended).toEqual([{ id: 7 }]);
});

it('is narrowed by its address', async () => {
  const service = fakeService();
  const asked: unknown[] = [];
  service.answersWith(jobManageCalls.list, (asks) => {
    asked.push(asks);
    return { list: [], total: 0 };
  });
  await openAsAdmin('/manage/jobs?state=failed&kind=makeSlide&keyword=王', service);
  await screen.findByText(/没有/);
  expect(asked[0]).toMatchObject({ state: 'failed', kind: 'makeSlide', keyword: '王' });
});
