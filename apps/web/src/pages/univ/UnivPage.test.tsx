import { fakeService } from '@cheese/api-client/testing/fakeService';
import { examCalls } from '@cheese/domain/calls/exam/exam';
import { questionLibraryCalls } from '@cheese/domain/calls/exam/questionLibrary';
import { collectCalls } from '@cheese/domain/calls/learning/collect';
import { courseCalls } from '@cheese/domain/calls/learning/course';
import { courseCertificateCalls } from '@cheese/domain/calls/learning/courseCertificate';
import { commodityCalls } from '@cheese/domain/calls/shop/commodity';
import type { Collected } from '@cheese/domain/contract/learning/collect';
import { examManageCalls } from '@cheese/domain/calls/exam/examManage';
import type { ManagedExam } from '@cheese/domain/contract/exam/examManage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aLearnt, aSold } from '../../features/course/testing/aCourse';
import { aBank } from '../../features/questionBank/testing/aBank';
import { fakeSignIn } from '../../testing/aPerson';
import { renderPage } from '../../testing/renderPage';

afterEach(() => {
  localStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

const organisation = { mainOrgId: 7, name: '仁心医学院', logo: '' };
type Code = 1 | 2 | 3;

const exam: ManagedExam = {
  id: 7,
  title: '急诊医学期末',
  phase: 'running',
  startsAt: 0,
  endsAt: 3_600_000,
  durationS: 3600,
  questionCount: 40,
  totalScore: 100,
  begunCount: 30,
  openCount: 12,
  waitingCount: 0,
};
const exams: readonly ManagedExam[] = [
  exam,
  { ...exam, id: 8, title: '已评完', phase: 'over' },
  { ...exam, id: 9, title: '诊断学期中', phase: 'over', waitingCount: 5 },
];

const kept: Collected = {
  id: 1,
  type: 2,
  productId: 8,
  title: '肾脏标本',
  cover: '',
  catalogId: null,
  isGone: false,
  collectedAt: 0,
};

async function openAs(code: Code | null, path: string) {
  const service = fakeService();
  fakeSignIn(service, { orgUserRole: code && { code }, organisation });
  service.answers(examCalls.list, { list: [], total: 0 });
  service.answers(courseCalls.learnList, { list: [aLearnt()], total: 1 });
  service.answers(questionLibraryCalls.subscribed, { list: [aBank()], total: 1 });
  const bought = aSold({ type: 16, title: '心脏模型', opened: 'bought', isLocked: false });
  service.answers(commodityCalls.mine, { list: [bought], total: 1 });
  service.answers(collectCalls.list, { list: [kept], total: 1 });
  service.answers(courseCertificateCalls.mine, []);
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

it.each([3, 2] as const)('role %s has all that is theirs in one place', async (code) => {
  await openAs(code, '/univ/stu-sys/my-study');
  const courses = await screen.findByRole('region', { name: '我的课程' });
  expect(await within(courses).findByRole('link', { name: '内科学' })).toBeVisible();
  expect(await screen.findByRole('button', { name: '复习 7 题：内科学题库' })).toBeVisible();
  const owned = screen.getByRole('region', { name: '已开通的内容' });
  expect(await within(owned).findByRole('link', { name: '心脏模型' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '肾脏标本' })).toBeVisible();
  expect(screen.getByRole('link', { name: /我的笔记/ })).toBeVisible();
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
