import { practiceCalls } from '@cheese/domain/calls/exam/practice';
import { questionLibraryCalls } from '@cheese/domain/calls/exam/questionLibrary';
import { fakeService } from '@cheese/api-client/testing/fakeService';
import { screen, waitFor, within } from '@testing-library/react';
import { aBank, aChapter, aPractice } from '../../../features/questionBank/testing/aBank';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';

beforeAll(() => import('./QuestionChapterPage'));
afterEach(signOut);

const address = '/testingCenter/questionChapter?libraryId=5';

function aService() {
  const service = fakeService();
  const { answeredCount, rightCount, wrongCount, dueCount, ...bank } = aBank({ isLocked: false });
  service.answers(questionLibraryCalls.detail, {
    ...bank,
    html: '',
    chapterCount: 2,
    freeCount: 5,
    isSubscribed: true,
    updatedAt: Date.UTC(2026, 10, 1),
    validUntil: null,
    deadline: null,
    progress: { answeredCount, rightCount, wrongCount, dueCount, collectedCount: 0 },
  });
  service.answers(questionLibraryCalls.catalog, [
    aChapter(),
    aChapter({ id: 32, name: '呼吸系统', answeredCount: 0, rightCount: 0, dueCount: 0 }),
    aChapter({ id: 33, name: '消化系统' }),
    aChapter({ id: 34, name: '血液系统', isLocked: true }),
  ]);
  service.answers(practiceCalls.list, { list: [aPractice()], total: 1 });
  service.answers(practiceCalls.start, aPractice({ id: 92 }));
  return service;
}

it('goes on with a chapter that was left, begins a new one, and does another once more', async () => {
  openSignedIn(address, aService());
  expect(await screen.findByRole('button', { name: '继续：循环系统' })).toBeVisible();
  expect(screen.getByRole('button', { name: '开始：呼吸系统' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '再做一遍：呼吸系统' })).toBeNull();
  expect(screen.getByRole('button', { name: '再做一遍：消化系统' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /血液系统/ })).toBeNull();
  expect(screen.getAllByText('正确率 60%').length).toBeGreaterThan(0);
});

it.each([
  ['开始：呼吸系统', { source: 1, sourceId: 32, isAnew: false }],
  ['再做一遍：消化系统', { source: 1, sourceId: 33, isAnew: true }],
  ['随机 20 题', { source: 4, sourceId: 5, questionCount: 20 }],
  ['错题再做（10）', { source: 2, sourceId: 5 }],
  ['今日复习（7）', { source: 8, sourceId: 5 }],
])('%s begins with %j', async (name, asked) => {
  const { user, at, sent } = openSignedIn(address, aService());
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(at()).toBe('/testingCenter/test?practiceId=92'));
  expect(sent(practiceCalls.start)).toEqual([asked]);
});

it('offers nothing to practise where there is nothing', async () => {
  openSignedIn(address, aService());
  expect(await screen.findByRole('button', { name: '收藏题目（0）' })).toBeDisabled();
});

it('clears the progress only after it was asked once', async () => {
  const service = aService();
  service.answers(questionLibraryCalls.refresh, null);
  const { user, sent } = openSignedIn(address, service);
  await user.click(await screen.findByRole('button', { name: '清除进度' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('不能恢复');
  expect(sent(questionLibraryCalls.refresh)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: '清除进度' }));
  expect(await screen.findByText('进度已清除')).toBeVisible();
  expect(sent(questionLibraryCalls.refresh)).toEqual([{ libraryId: 5 }]);
});

it('lists the questions of a chapter by how they were answered', async () => {
  const service = aService();
  service.answersWith(practiceCalls.chapterQuestions, ({ standing }) => ({
    list: [{ id: 1, number: 3, type: 1, stem: '哪一项正确', standing: Number(standing ?? 0) }],
    total: 1,
  }));
  const { user, at } = openSignedIn(address, service);
  await user.click(await screen.findByRole('link', { name: '循环系统的题目' }));
  expect(await screen.findByText(/哪一项正确/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: '已答错' }));
  expect(at()).toBe(`${address}&chapterId=31&standing=2`);
  await user.click(screen.getByRole('link', { name: '返回章节' }));
  expect(at()).toBe(address);
});

it('keeps what was practised, by its source', async () => {
  const service = aService();
  const { user, at } = openSignedIn(`${address}&view=history`, service);
  expect(await screen.findByRole('link', { name: /^继续练习内科学题库/ })).toBeVisible();
  await user.click(screen.getByRole('link', { name: '今日复习' }));
  expect(at()).toBe(`${address}&view=history&source=8`);
  const asks = (words: RegExp) =>
    waitFor(() => expect(service.asked.some((asked) => words.test(asked))).toBe(true));
  await asks(/practice\/v1\/list\?.*source=8&libraryId=5/);
  await user.click(screen.getByRole('link', { name: '所有题库' }));
  await asks(/practice\/v1\/list\?.*source=8$/);
});

it('offers the shelf where the address names no bank', async () => {
  const service = aService();
  service.answers(questionLibraryCalls.subscribed, { list: [aBank()], total: 1 });
  openSignedIn('/testingCenter/questionChapter', service);
  expect(await screen.findByRole('link', { name: '内科学题库' })).toHaveAttribute('href', address);
});
