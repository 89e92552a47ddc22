import { fakeService } from '@cheese/api-client/testing/fakeService';
import { examCalls } from '@cheese/domain/calls/exam/exam';
import { examManageCalls } from '@cheese/domain/calls/exam/examManage';
import type { ManagedExam } from '@cheese/domain/contract/exam/examManage';
import { act, screen, waitFor } from '@testing-library/react';
import { knowsSomebody } from '../../testing/aPerson';
import { renderPage } from '../../testing/renderPage';

afterEach(() => {
  localStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

const organisation = { mainOrgId: 7, name: '仁心医学院', logo: '' };
type Code = 1 | 2 | 3;

const exam: ManagedExam = {
  ...{ id: 7, title: '急诊医学期末', phase: 'running', startsAt: 0, endsAt: 3_600_000 },
  ...{ durationS: 3600, questionCount: 40, totalScore: 100, begunCount: 30, openCount: 12 },
  waitingCount: 0,
};
const exams: readonly ManagedExam[] = [
  exam,
  { ...exam, id: 8, title: '已评完', phase: 'over' },
  { ...exam, id: 9, title: '诊断学期中', phase: 'over', waitingCount: 5 },
];

async function openAs(code: Code | null, path: string) {
  const service = fakeService();
  knowsSomebody(service, { orgUserRole: code && { code }, organisation });
  service.answers(examCalls.list, { list: [], total: 0 });
  service.answersWith(examManageCalls.list, ({ phase }) => {
    const list = exams.filter((exam) => exam.phase === phase);
    return { list, total: list.length };
  });
  const shown = renderPage(path, service);
  await act(() => shown.session.signIn('good'));
  return shown;
}

it.each([
  [2, '/univ', '云教学管理'],
  [1, '/univ/colleges/school', '高校管理后台'],
  [3, '/univ/stu-sys/my-study', '我的学习'],
  [null, '/univ/stu-sys/my-study', '我的学习'],
] as const)('role %s, from /univ, stands at %s: %s', async (code, path, title) => {
  const { at } = await openAs(code, '/univ');
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await waitFor(() => expect(at()).toBe(path));
  expect(screen.getByText(/仁心医学院/)).toBeVisible();
});

it.each([2, 3] as const)('to role %s there is no page of who runs a school', async (code) => {
  await openAs(code, '/univ/colleges/school');
  expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
});

it('shows teachers what is under way, and what waits for them', async () => {
  await openAs(2, '/univ');
  expect(await screen.findByRole('link', { name: '监考：急诊医学期末' })).toHaveAttribute(
    'href',
    '/univ/exams/live?examId=7',
  );
  expect(await screen.findByRole('link', { name: '阅卷（5 题）：诊断学期中' })).toBeVisible();
  expect(screen.queryByText('已评完')).toBeNull();
  expect(screen.queryByText('即将开始的考试')).toBeNull();
});
