import { courseCalls } from '@cheese/domain/calls/learning/course';
import { collectCalls } from '@cheese/domain/calls/learning/collect';
import { orderCalls } from '@cheese/domain/calls/shop/order';
import { fakeService } from '@cheese/api-client/testing/fakeService';
import type { CourseDetail } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { screen, waitFor, within } from '@testing-library/react';
import { aChapter, aCourse, anItem, aSold } from '../../../features/course/testing/aCourse';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';
import { renderPage } from '../../../testing/renderPage';

beforeAll(() => import('./CourseDetailPage'));
afterEach(signOut);

const address = '/course/detail?courseId=5';

function aService(said: Partial<CourseDetail> = {}) {
  const isLocked = said.isLocked ?? true;
  const service = fakeService();
  service.answers(courseCalls.detail, aCourse(said));
  service.answers(courseCalls.introduction, {
    courseId: 5,
    html: '<p>从症状出发</p><script>alert(1)</script>',
    goals: ['会问诊'],
    audience: '临床专业本科生',
  });
  service.answers(courseCalls.teachers, [
    { id: 7, name: '林远', avatar: '', rank: '教授', organisation: '医学院', introduction: '' },
  ]);
  service.answers(courseCalls.directory, [
    aChapter({
      coursewares: [
        anItem({ id: 41, title: '导学', isLocked, isTrial: false }),
        anItem({ id: 42, title: '听诊', isTrial: true }),
      ],
    }),
  ]);
  service.answers(courseCalls.recommended, [aSold({ id: 51, productId: 6, title: '外科学' })]);
  return service;
}

it('shows a visitor what it is, how much of it there is, and what it costs', async () => {
  renderPage(address, aService());
  expect(await screen.findByRole('heading', { level: 1, name: '内科学' })).toBeVisible();
  expect(screen.getByText('2.5小时 · 2章 · 4个课件 · 4.8分（12人评）')).toBeVisible();
  expect(screen.getByText('59.00')).toBeVisible();
  expect(screen.getByText('会员价 39.00')).toBeVisible();
  expect(await screen.findByText('从症状出发')).toBeVisible();
  expect(document.querySelector('main script')).toBeNull();
  expect(await screen.findByRole('link', { name: '林远' })).toHaveAttribute(
    'href',
    '/course/teacher?teacherId=7',
  );
  expect(document.title).toBe('内科学 - AI数字医学虚拟仿真课程平台');
});

it('lets a visitor try what is open, and only that', async () => {
  renderPage(address, aService());
  expect(await screen.findByRole('link', { name: '免费试学' })).toHaveAttribute(
    'href',
    '/course/courseware?courseId=5&itemId=42',
  );
  expect(screen.queryByRole('link', { name: '开始学习' })).toBeNull();
});

it('goes from tab to tab by the address', async () => {
  const { user, at } = renderPage(address, aService());
  const tabs = await screen.findByRole('navigation', { name: '课程内容' });
  await user.click(within(tabs).getByRole('link', { name: '目录' }));
  expect(at()).toBe('/course/detail?courseId=5&tab=directory');
  expect(await screen.findByRole('link', { name: /听诊/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /导学/ })).toBeNull();
  await user.click(within(tabs).getByRole('link', { name: '相关推荐' }));
  expect(await screen.findByRole('link', { name: '外科学' })).toBeVisible();
});

it('orders it, and leads to its payment', async () => {
  const service = aService();
  service.answers(orderCalls.placeOrder, { id: 700 });
  const { user, at } = openSignedIn(address, service);
  await user.click(await screen.findByRole('button', { name: '立即购买' }));
  await waitFor(() => expect(at()).toBe('/pay?id=5&orderId=700'));
});

it('orders the way that one chooses, where there are several', async () => {
  const prices = { price: 9_000, originalPrice: 9_000, vipPrice: 9_000 };
  const ways = [
    { specificationId: 9, name: '永久有效', validDays: null, ...prices },
    { specificationId: 10, name: '30天', validDays: 30, ...prices },
  ];
  const service = aService({ commodity: aSold({ specifications: ways }) });
  service.answers(orderCalls.placeOrder, { id: 700 });
  const { user, sent } = openSignedIn(address, service);
  await user.click(await screen.findByRole('radio', { name: '30天' }));
  await user.click(screen.getByRole('button', { name: '立即购买' }));
  await waitFor(() =>
    expect(sent(orderCalls.placeOrder)).toMatchObject([
      { specificationList: [{ specificationId: 10 }] },
    ]),
  );
});

it('leads a learner back to where they were, and says how far they are', async () => {
  const own = {
    isLocked: false,
    opened: 'bought' as const,
    openUntil: Date.UTC(2027, 0, 2),
    progress: { studiedCount: 1, lastLearntAt: Date.UTC(2026, 10, 19), finishedAt: null },
    lastLearnt: { chapterId: 31, coursewareId: 42, title: '听诊' },
  };
  openSignedIn(address, aService(own));
  expect(await screen.findByRole('link', { name: '继续学习' })).toHaveAttribute(
    'href',
    '/course/courseware?courseId=5&itemId=42',
  );
  expect(screen.getByText('已学 1 / 4')).toBeVisible();
  expect(screen.getByText('您的权限至 2027-01-02')).toBeVisible();
  expect(screen.queryByRole('button', { name: '立即购买' })).toBeNull();
});

it('takes it among the favourites once, however often one clicks', async () => {
  const service = aService();
  service.answers(collectCalls.add, null);
  const { user, sent } = openSignedIn(address, service);
  await user.dblClick(await screen.findByRole('button', { name: '收藏' }));
  expect(await screen.findByText('收藏成功')).toBeVisible();
  expect(sent(collectCalls.add)).toEqual([{ type: 1, productId: 5 }]);
});

it('says that it was withdrawn, and where one’s own courses are', async () => {
  const service = aService();
  const message = '该课程已下架，暂时无法学习。您的笔记和学习记录仍然保留';
  service.refuses(courseCalls.detail, { status: 410, flag: 410, message });
  openSignedIn(address, service);
  // The toast shows the message first; wait for the page.
  const mine = await screen.findByRole('link', { name: '查看我的课程' });
  expect(mine).toHaveAttribute('href', '/mycourse');
  expect(screen.getByText(message, { selector: 'p' })).toBeVisible();
});

it.each(['?courseId=0', '?courseId=none'])('is no page at %s', async (query) => {
  renderPage(`/course/detail${query}`, aService());
  expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
});

it('tells who teaches it that nobody else sees it yet, and leads back to where it is made', async () => {
  renderPage(address, aService({ isTeaching: true, isPreview: true }));
  expect(await screen.findByText(/^预览中/)).toBeVisible();
  expect(screen.getByRole('link', { name: '返回编辑' })).toHaveAttribute(
    'href',
    '/univ/courses/detail?courseId=5',
  );
});
