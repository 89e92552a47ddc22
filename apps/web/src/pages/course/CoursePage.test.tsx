import { courseCalls } from '@cheese/domain/calls/learning/course';
import { commodityCalls } from '@cheese/domain/calls/shop/commodity';
import { fakeService } from '@cheese/api-client/testing/fakeService';
import { act, screen, within } from '@testing-library/react';
import { aLearnt, aSold } from '../../features/course/testing/aCourse';
import { openSignedIn, signOut } from '../../features/questionBank/testing/openSignedIn';
import { renderPage } from '../../testing/renderPage';

beforeAll(() => import('./CoursePage'));
afterEach(signOut);

/** Fakes BroadcastChannel; returns a function that delivers a message from another tab. */
function otherTabs() {
  const heard: ((event: unknown) => void)[] = [];
  class Channel {
    readonly name: string;
    constructor(name: string) {
      this.name = name;
    }
    postMessage = () => undefined;
    close = () => undefined;
    addEventListener(_type: string, hear: (event: unknown) => void) {
      if (this.name === 'cheese-progress') heard.push(hear);
    }
  }
  Object.assign(window, { BroadcastChannel: Channel });
  return () => heard.forEach((hear) => hear({ data: 'progress' }));
}
afterEach(() => void Reflect.deleteProperty(window, 'BroadcastChannel'));

function aService(mine = [aLearnt()]) {
  const service = fakeService();
  service.answers(commodityCalls.list, { list: [aSold({ title: '外科学' })], total: 1 });
  service.answers(courseCalls.hot, [aSold({ title: '儿科学' })]);
  service.answers(courseCalls.learnList, { list: mine, total: mine.length });
  return service;
}

it('shows a visitor what is new, what many learn, and what is put forward', async () => {
  renderPage('/course', aService());
  const hot = await screen.findByRole('region', { name: '热门课程' });
  expect(await within(hot).findByRole('link', { name: '儿科学' })).toBeVisible();
  expect(screen.getByRole('region', { name: '最新上线' })).toBeVisible();
  expect(screen.getByRole('region', { name: '编辑推荐' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '我的课程' })).toBeNull();
  expect(screen.queryByRole('region', { name: '继续学习' })).toBeNull();
});

it('leads who is signed in back to where they were', async () => {
  openSignedIn('/course', aService());
  const goOn = await screen.findByRole('region', { name: '继续学习' });
  expect(goOn).toHaveTextContent('上次学到：心力衰竭');
  expect(within(goOn).getByRole('link', { name: '继续学习' })).toHaveAttribute(
    'href',
    '/course/courseware?courseId=5&itemId=42',
  );
  const mine = await screen.findByRole('region', { name: '我的课程' });
  expect(await within(mine).findByText('已学 1 / 4')).toBeVisible();
});

it('does not lead into what was withdrawn or has ended, and says so at its card', async () => {
  openSignedIn(
    '/course',
    aService([aLearnt({ isGone: true }), aLearnt({ id: 6, isLocked: true })]),
  );
  expect(await screen.findByText('已下架，笔记仍保留')).toBeVisible();
  expect(screen.getByText('权限已到期')).toBeVisible();
  expect(screen.queryByRole('region', { name: '继续学习' })).toBeNull();
});

it('does not call a trial one that has ended', async () => {
  openSignedIn('/course', aService([aLearnt({ isLocked: true, isTrial: true })]));
  expect(await screen.findByText('试学到：心力衰竭')).toBeVisible();
  expect(screen.queryByText('权限已到期')).toBeNull();
});

it('shows what is completed in another tab', async () => {
  const say = otherTabs();
  const service = aService();
  openSignedIn('/course', service);
  const mine = await screen.findByRole('region', { name: '我的课程' });
  expect(await within(mine).findByText('已学 1 / 4')).toBeVisible();
  service.answers(courseCalls.learnList, { list: [aLearnt({ studiedCount: 2 })], total: 1 });
  act(say);
  expect(await within(mine).findByText('已学 2 / 4')).toBeVisible();
});

it('says where to begin who learns nothing yet', async () => {
  openSignedIn('/course', aService([]));
  expect(await screen.findByText('还没有在学的课程')).toBeVisible();
});
