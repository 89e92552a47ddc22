import { tagCalls } from '@cheese/domain/calls/content/tag';
import { examCalls } from '@cheese/domain/calls/exam/exam';
import { practiceCalls } from '@cheese/domain/calls/exam/practice';
import { questionLibraryCalls } from '@cheese/domain/calls/exam/questionLibrary';
import { fakeService } from '@cheese/api-client/testing/fakeService';
import type { Exam } from '@cheese/domain/contract/exam/exam';
import { screen, waitFor, within } from '@testing-library/react';
import { aBank, aPractice } from '../../features/questionBank/testing/aBank';
import { openSignedIn, signOut } from '../../features/questionBank/testing/openSignedIn';
import { renderPage } from '../../testing/renderPage';

beforeAll(() => import('./TestingCenterPage'));

const anExam = (said: Partial<Exam> = {}): Exam => ({
  id: 3,
  title: '期中考试',
  course: null,
  library: null,
  state: 'open',
  startsAt: Date.UTC(2026, 10, 20),
  endsAt: Date.UTC(2026, 10, 30),
  durationS: 5400,
  questionCount: 50,
  totalScore: 100,
  ...said,
});

function aCentre() {
  const service = fakeService();
  service.answers(tagCalls.list, { list: [], total: 0 });
  service.answersWith(questionLibraryCalls.list, ({ charge }) =>
    charge === '1'
      ? { list: [aBank({ id: 6, name: '免费题库', charge: 1, isLocked: false })], total: 1 }
      : { list: [aBank(), aBank({ id: 8, commodityId: 80, name: '外科学题库' })], total: 30 },
  );
  service.answers(questionLibraryCalls.subscribed, { list: [aBank()], total: 1 });
  service.answers(practiceCalls.list, {
    list: [aPractice(), aPractice({ id: 72, title: '交了的', state: 2 })],
    total: 2,
  });
  service.answersWith(examCalls.list, ({ state }) => ({
    list: state === 'answering' ? [anExam({ id: 4, title: '在考的', state })] : [],
    total: state === 'answering' ? 1 : 0,
  }));
  return service;
}

afterEach(signOut);

it('shows a visitor the banks, and the way to sign in for the rest', async () => {
  const { user } = renderPage('/testingCenter', aCentre());
  expect(await screen.findByRole('link', { name: '内科学题库' })).toHaveAttribute(
    'href',
    '/testingCenter/detail?id=5',
  );
  expect(screen.getAllByText('未开通', { exact: false }).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: '去登录' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '今日复习' })).toBeNull();
  await user.click(screen.getByRole('link', { name: '免费' }));
  expect(await screen.findByText('免费题库')).toBeVisible();
});

it('says what there is to do today: reviews by bank, what was left, exams under way', async () => {
  openSignedIn('/testingCenter', aCentre());
  expect(await screen.findByText('7 题该复习了')).toBeVisible();
  expect(
    await screen.findByRole('link', { name: '继续练习内科学题库 · 循环系统' }),
  ).toHaveAttribute('href', '/testingCenter/test?practiceId=71');
  expect(screen.queryByText('交了的')).toBeNull();
  expect(await screen.findByRole('link', { name: '继续作答：在考的' })).toHaveAttribute(
    'href',
    '/testingCenter/examination?examId=4',
  );
  expect(await screen.findByRole('link', { name: '去做今天的题' })).toHaveAttribute(
    'href',
    '/testingCenter/dayQuestion?libraryId=5',
  );
});

it('begins the review of a bank, once, however often it is pressed', async () => {
  const service = aCentre();
  service.answers(practiceCalls.start, aPractice({ id: 90, source: 8, sourceId: 5 }));
  const { user, at, sent } = openSignedIn('/testingCenter', service);
  await user.dblClick(await screen.findByRole('button', { name: '内科学题库，7 题' }));
  await waitFor(() => expect(at()).toBe('/testingCenter/test?practiceId=90'));
  expect(sent(practiceCalls.start)).toEqual([{ source: 8, sourceId: 5 }]);
});

it('keeps the tab of the exams in the address, beside what narrows the banks', async () => {
  const { user, at } = openSignedIn('/testingCenter?page=2', aCentre());
  const tabs = await screen.findByRole('navigation', { name: '按状态查看考试' });
  await user.click(within(tabs).getByRole('link', { name: '已结束' }));
  expect(at()).toBe('/testingCenter?page=2&exams=past');
  expect(await screen.findByText('还没有参加过考试')).toBeVisible();
});
