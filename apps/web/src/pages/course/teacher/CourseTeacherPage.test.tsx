import { courseCalls } from '@cheese/domain/calls/learning/course';
import { fakeService } from '@cheese/api-client/testing/fakeService';
import { screen } from '@testing-library/react';
import { aLearnt, aSold } from '../../../features/course/testing/aCourse';
import { renderPage } from '../../../testing/renderPage';

beforeAll(() => import('./CourseTeacherPage'));

const aTeacher = {
  id: 7,
  name: '林远',
  avatar: '',
  rank: '教授',
  organisation: '仁心医学院',
  introduction: '讲授内科学二十年',
  onSale: [aSold()],
  ofSchool: [],
};

it('shows who they are, and everything of theirs', async () => {
  const service = fakeService();
  const { state: _s, ...course } = aLearnt({ id: 6, name: '校内课' });
  service.answers(courseCalls.teacher, { ...aTeacher, ofSchool: [course] });
  renderPage('/course/teacher?teacherId=7', service);
  expect(await screen.findByRole('heading', { level: 1, name: '林远' })).toBeVisible();
  expect(screen.getByText('教授 · 仁心医学院')).toBeVisible();
  expect(screen.getByRole('link', { name: '内科学' })).toBeVisible();
  expect(screen.getByRole('link', { name: '校内课' })).toHaveAttribute(
    'href',
    '/course/detail?courseId=6',
  );
});

it('says so where nothing of theirs can be seen', async () => {
  const service = fakeService();
  service.answers(courseCalls.teacher, { ...aTeacher, onSale: [] });
  renderPage('/course/teacher?teacherId=7', service);
  expect(await screen.findByText('这位教师还没有公开的课程')).toBeVisible();
});

it('is no page without a teacher', async () => {
  renderPage('/course/teacher?teacherId=none', fakeService());
  expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
});
