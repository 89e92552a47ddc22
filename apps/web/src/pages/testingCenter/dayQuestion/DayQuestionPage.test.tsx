import { dailyQuestionCalls } from '@cheese/domain/calls/exam/dailyQuestion';
import { questionLibraryCalls } from '@cheese/domain/calls/exam/questionLibrary';
import { fakeService } from '@cheese/api-client/testing/fakeService';
import { screen, waitFor, within } from '@testing-library/react';
import { aBank } from '../../../features/questionBank/testing/aBank';
import { aPaperQuestion, aReviewed } from '../../../features/questionBank/testing/aQuestion';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';

beforeAll(() => import('./DayQuestionPage'));
afterEach(signOut);

const asked = { libraryId: 5, day: '2026-11-22', question: aPaperQuestion() };

function aService() {
  const service = fakeService();
  service.answers(questionLibraryCalls.subscribed, { list: [aBank()], total: 1 });
  service.answers(questionLibraryCalls.list, {
    list: [aBank(), aBank({ id: 8, name: '外科学题库' })],
    total: 2,
  });
  service.answers(dailyQuestionCalls.detail, { ...asked, reviewed: null });
  service.answersWith(dailyQuestionCalls.calendar, ({ month }) => ({
    month,
    streakDays: 3,
    days: [
      { day: `${month}-20`, verdict: 'correct' },
      { day: `${month}-21`, verdict: 'wrong' },
      { day: `${month}-22`, verdict: null },
    ],
  }));
  service.answers(dailyQuestionCalls.list, {
    list: [{ day: '2026-11-21', type: 1, stem: '昨天的题', verdict: 'wrong' }],
    total: 1,
  });
  return service;
}

it('is answered once, and shows its key from then on', async () => {
  const service = aService();
  service.answers(dailyQuestionCalls.answer, aReviewed());
  const { user, sent } = openSignedIn('/testingCenter/dayQuestion', service);
  const hand = await screen.findByRole('button', { name: '提交答案' });
  await user.click(hand);
  expect(sent(dailyQuestionCalls.answer)).toEqual([]);

  await user.click(screen.getByRole('radio', { name: /两个/ }));
  service.answers(dailyQuestionCalls.detail, { ...asked, reviewed: aReviewed() });
  await user.dblClick(hand);
  expect(await screen.findByText('两房两室')).toBeVisible();
  expect(screen.queryByRole('button', { name: '提交答案' })).toBeNull();
  expect(sent(dailyQuestionCalls.answer)).toEqual([
    { libraryId: 5, day: '2026-11-22', given: ['A'] },
  ]);
});

it('shows the month with its verdicts, the streak, and the way to each day', async () => {
  const { user, at } = openSignedIn(
    '/testingCenter/dayQuestion?libraryId=5&day=2026-10-21',
    aService(),
  );
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('link', { name: '2026-10-20，答对' })).toBeVisible();
  expect(within(table).getByRole('link', { name: '2026-10-21，答错' })).toHaveAttribute(
    'aria-current',
    'date',
  );
  expect(screen.getByText('已连续答题 3 天')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '上个月' }));
  expect(at()).toBe('/testingCenter/dayQuestion?libraryId=5&day=2026-10-21&month=2026-09');
  await user.click(await screen.findByRole('link', { name: '2026-09-22，未作答' }));
  expect(at()).toBe('/testingCenter/dayQuestion?libraryId=5&day=2026-09-22');
});

it('lists the days before, and takes its question from another bank', async () => {
  const { user, at } = openSignedIn('/testingCenter/dayQuestion', aService());
  expect(await screen.findByText('昨天的题')).toBeVisible();
  await user.selectOptions(await screen.findByRole('combobox', { name: '题库' }), '外科学题库');
  await waitFor(() => expect(at()).toBe('/testingCenter/dayQuestion?libraryId=8'));
});

it('says where to go where there is no bank at all', async () => {
  const service = aService();
  service.answers(questionLibraryCalls.subscribed, { list: [], total: 0 });
  service.answers(questionLibraryCalls.list, { list: [], total: 0 });
  openSignedIn('/testingCenter/dayQuestion', service);
  expect(await screen.findByText('还没有可以每日一练的题库')).toBeVisible();
});

it('says so where a day has no question', async () => {
  const service = aService();
  service.refuses(dailyQuestionCalls.detail, { status: 404, flag: 404, message: '没有' });
  openSignedIn('/testingCenter/dayQuestion?libraryId=5&day=2020-01-01', service);
  expect(await screen.findByText('这一天没有题目')).toBeVisible();
});
