import { courseQuestionCalls } from '@cheese/domain/calls/learning/courseQuestion';
import { fakeService } from '@cheese/api-client/testing/fakeService';
import { screen } from '@testing-library/react';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';
import { renderPage } from '../../../testing/renderPage';

beforeAll(() => import('./CourseQuestionListPage'));
afterEach(signOut);

const question = (id: number, title: string) => ({
  id,
  courseId: 3,
  courseName: '生理学',
  courseware: null,
  title,
  answerCount: 0,
  author: { id: 1, nickname: '小林', avatar: '' },
  acceptedId: null,
  isMine: true,
  isHeld: false,
  askedAt: 0,
});

function aService(asked = [question(1, '动作电位怎么看？')]) {
  const service = fakeService();
  service.answers(courseQuestionCalls.mine, { list: asked, total: asked.length });
  service.answers(courseQuestionCalls.waiting, { list: [question(2, '心音在哪听？')], total: 1 });
  return service;
}

it('lists what one asked in all courses, and what waits where one teaches', async () => {
  const { user, at } = openSignedIn('/course/questionlist', aService());
  expect(await screen.findByRole('link', { name: '动作电位怎么看？' })).toHaveAttribute(
    'href',
    '/course/reply?id=1',
  );
  expect(screen.getByText('生理学')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '待我回答' }));
  expect(at()).toBe('/course/questionlist?waiting=1');
  expect(await screen.findByRole('link', { name: '心音在哪听？' })).toBeVisible();
});

it('says how to ask where nothing was', async () => {
  openSignedIn('/course/questionlist', aService([]));
  expect(await screen.findByText('还没有提过问题')).toBeVisible();
});

it('asks a visitor to sign in', async () => {
  renderPage('/course/questionlist', fakeService());
  expect(await screen.findByRole('dialog', { name: '系统检测到您未登录' })).toBeVisible();
});
