import { fakeService } from '@cheese/api-client/testing/fakeService';
import { examReportCalls as calls } from '@cheese/domain/calls/exam/examReport';
import type { ExamSummary, Grade } from '@cheese/domain/contract/exam/examReport';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsTeacher } from '../../../../testing/openAsTeacher';

jest.mock('@cheese/ui/charts/EChart', () => ({ __esModule: true, default: () => null }));

const summary: ExamSummary = {
  examId: 7,
  title: '诊断学期中',
  startsAt: 0,
  endsAt: 1,
  totalScore: 100,
  passScore: 60,
  expectedCount: 40,
  submittedCount: 30,
  answeringCount: 0,
  passedCount: 24,
  failedCount: 6,
  waitingCount: 3,
  mean: 71.25,
  median: 72,
  deviation: 8.04,
  best: 96,
  worst: 41,
  distribution: [0, 0, 0, 0, 1, 5, 6, 8, 7, 3],
};
const zhang: Grade = {
  personId: 5,
  name: '张三',
  number: '2026001',
  state: 'submitted',
  attemptId: 11,
  tries: 2,
  score: 88.5,
  waitingCount: 0,
  isPassed: true,
  rank: 1,
  usedS: 1830,
  lateCount: 2,
  submittedAt: Date.parse('2026-11-20T10:30:00+08:00'),
  isTimedOut: true,
};
const absent: Grade = {
  personId: 6,
  name: '李四',
  number: null,
  state: 'absent',
  attemptId: null,
  tries: 0,
  score: null,
  waitingCount: 0,
  isPassed: null,
  rank: null,
  usedS: null,
  lateCount: 0,
  submittedAt: null,
  isTimedOut: false,
};

async function seen(address: string, list = [zhang, absent]) {
  const service = fakeService();
  const asked: Record<string, string>[] = [];
  service.answers(calls.summary, summary);
  service.answersWith(calls.gradebook, (asks) => {
    asked.push(asks);
    return { list, total: list.length };
  });
  const page = await openAsTeacher(address, service);
  await screen.findByRole('table', { name: '成绩单' });
  return { ...page, asked };
}

it('says what everybody got, and who was not there', async () => {
  await seen('/univ/exams/results?examId=7');
  const [, first, second] = within(screen.getByRole('table', { name: '成绩单' })).getAllByRole(
    'row',
  );
  expect(first).toHaveTextContent(
    '12026001张三已交卷88.5及格231 分钟2026-11-20 10:30（到时自动交卷）（2 题断网补交）',
  );
  expect(second).toHaveTextContent('——李四未参加——0——');
  expect(screen.getByRole('link', { name: '查看 张三 的答卷' })).toHaveAttribute(
    'href',
    '/univ/exams/attempt?examId=7&attemptId=11',
  );
});

it('leads to the marking where names are hidden until it is done', async () => {
  await seen('/univ/exams/results?examId=7', [{ ...zhang, attemptId: null }, absent]);
  const links = await screen.findAllByRole('link', { name: /答卷在匿名评分完成后可查看/ });
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAttribute('href', '/univ/exams/marking?examId=7');
});

it('says how it went as a whole, and what is left to be marked', async () => {
  await seen('/univ/exams/results?examId=7');
  expect(screen.getByText('30 / 40 人')).toBeVisible();
  expect(screen.getByText('80%')).toBeVisible();
  expect(screen.getByText('96 / 41')).toBeVisible();
  expect(screen.getByRole('link', { name: '去阅卷' })).toHaveAttribute(
    'href',
    '/univ/exams/marking?examId=7',
  );
});

it('is narrowed and sorted by its address', async () => {
  const { asked, user, at } = await seen('/univ/exams/results?examId=7&sort=score');
  expect(asked.at(-1)).toMatchObject({ examId: '7', sort: 'score' });
  await user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '未参加');
  await waitFor(() => expect(at()).toContain('state=absent'));
  expect(at()).toContain('examId=7');
});

it('of no exam there is nothing', async () => {
  const service = fakeService();
  await openAsTeacher('/univ/exams/results?examId=none', service);
  expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
});
