import { courseCalls } from '@cheese/domain/calls/learning/course';
import { fakeService } from '@cheese/api-client/testing/fakeService';
import { screen } from '@testing-library/react';
import { aLearnt } from '../../features/course/testing/aCourse';
import { openSignedIn, signOut } from '../../features/questionBank/testing/openSignedIn';
import { renderPage } from '../../testing/renderPage';

beforeAll(() => Promise.all([import('./MyCoursePage'), import('./myclassroom/MyClassroomPage')]));
afterEach(signOut);

it('lists one’s courses by how far one is, as the address says', async () => {
  const service = fakeService();
  service.answers(courseCalls.learnList, { list: [aLearnt()], total: 1 });
  const { user, at } = openSignedIn('/mycourse', service);
  expect(await screen.findByText('上次学到：心力衰竭')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '已学完' }));
  expect(at()).toBe('/mycourse?state=3');
  expect(screen.getByRole('link', { name: '已学完' })).toHaveAttribute('aria-current', 'page');
});

it('says where courses come from where there are none', async () => {
  const service = fakeService();
  service.answers(courseCalls.learnList, { list: [], total: 0 });
  openSignedIn('/mycourse', service);
  expect(await screen.findByRole('link', { name: '去选课程' })).toHaveAttribute('href', '/course');
});

it('shows what one learns with a school alone', async () => {
  const service = fakeService();
  service.answers(courseCalls.learnList, { list: [], total: 0 });
  openSignedIn('/mycourse/myclassroom', service);
  expect(await screen.findByText('学校还没有为您安排课程')).toBeVisible();
});

it('asks a visitor to sign in', async () => {
  renderPage('/mycourse', fakeService());
  expect(await screen.findByRole('dialog', { name: '系统检测到您未登录' })).toBeVisible();
});
