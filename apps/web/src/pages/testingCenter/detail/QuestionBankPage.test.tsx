import { practiceCalls } from '@cheese/domain/calls/exam/practice';
import { questionLibraryCalls } from '@cheese/domain/calls/exam/questionLibrary';
import { orderCalls } from '@cheese/domain/calls/shop/order';
import { fakeService } from '@cheese/api-client/testing/fakeService';
import type { QuestionLibraryDetail } from '@cheese/domain/contract/exam/questionLibrary';
import { screen, waitFor } from '@testing-library/react';
import { aBank, aChapter, aPractice } from '../../../features/questionBank/testing/aBank';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';
import { renderPage } from '../../../testing/renderPage';

beforeAll(() => import('./QuestionBankPage'));
afterEach(signOut);

const { subscribedAt: _at, lastPractisedAt: _last, ...sold } = aBank();

const aDetail = (said: Partial<QuestionLibraryDetail> = {}): QuestionLibraryDetail => ({
  ...sold,
  html: '<p>按考纲编写</p><script>alert(1)</script>',
  chapterCount: 2,
  freeCount: 5,
  updatedAt: Date.UTC(2026, 10, 1),
  isSubscribed: false,
  validUntil: null,
  progress: null,
  deadline: Date.now() + 3_600_000,
  ...said,
});

function aService(said: Partial<QuestionLibraryDetail> = {}) {
  const service = fakeService();
  service.answers(questionLibraryCalls.detail, aDetail(said));
  service.answers(questionLibraryCalls.catalog, [
    aChapter({ isLocked: true }),
    aChapter({ id: 32, pid: 31, name: '心力衰竭', isLocked: true, hasTrial: true }),
  ]);
  return service;
}

it('shows a visitor what is in it and what it costs, without what could do harm', async () => {
  renderPage('/testingCenter/detail?id=5', aService());
  expect(await screen.findByRole('heading', { level: 1, name: '内科学题库' })).toBeVisible();
  expect(screen.getByText('59.00')).toBeVisible();
  expect(await screen.findByText('心力衰竭')).toBeVisible();
  expect(screen.getByText('可试做')).toBeVisible();
  expect(await screen.findByRole('timer')).toHaveTextContent('优惠剩余');
  expect(await screen.findByText('按考纲编写')).toBeVisible();
  expect(document.querySelector('main script')).toBeNull();
  expect(document.title).toBe('内科学题库 - AI数字医学虚拟仿真课程平台');
});

it('folds what stands below a chapter', async () => {
  const { user } = renderPage('/testingCenter/detail?id=5', aService());
  await user.click(await screen.findByRole('button', { name: '收起循环系统' }));
  expect(screen.queryByText('心力衰竭')).toBeNull();
});

it('lets somebody try the first chapter that may be tried', async () => {
  const service = aService();
  service.answers(practiceCalls.start, aPractice({ id: 91 }));
  const { user, at, sent } = openSignedIn('/testingCenter/detail?id=5', service);
  await user.click(await screen.findByRole('button', { name: '试做' }));
  await waitFor(() => expect(at()).toBe('/testingCenter/test?practiceId=91'));
  expect(sent(practiceCalls.start)).toEqual([{ source: 1, sourceId: 32 }]);
});

it('orders it as any other product, and leads to its payment', async () => {
  const service = aService();
  service.answers(orderCalls.placeOrder, { id: 700 });
  const { user, at } = openSignedIn('/testingCenter/detail?id=5', service);
  await user.click(await screen.findByRole('button', { name: '立即购买' }));
  await waitFor(() => expect(at()).toBe('/pay/question?id=5&orderId=700'));
});

it('puts it on the shelf', async () => {
  const service = aService();
  service.answers(questionLibraryCalls.subscribe, null);
  const { user, sent } = openSignedIn('/testingCenter/detail?id=5', service);
  await user.click(await screen.findByRole('button', { name: '加入我的题库' }));
  expect(await screen.findByText('已加入我的题库')).toBeVisible();
  expect(sent(questionLibraryCalls.subscribe)).toContainEqual({ libraryId: 5 });
});

it('leads into one that is open, and sells it no more', async () => {
  renderPage('/testingCenter/detail?id=5', aService({ isLocked: false, opened: 'bought' }));
  expect(await screen.findByRole('link', { name: '开始练习' })).toHaveAttribute(
    'href',
    '/testingCenter/questionChapter?libraryId=5',
  );
  expect(screen.queryByRole('button', { name: '立即购买' })).toBeNull();
});

it.each(['?id=0', '?id=none'])('is no page at %s', async (query) => {
  renderPage(`/testingCenter/detail${query}`, aService());
  expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
});
