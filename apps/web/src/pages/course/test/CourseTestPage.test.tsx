import { courseCalls } from '@cheese/domain/calls/learning/course';
import { coursewareCalls } from '@cheese/domain/calls/learning/courseware';
import { fakeService } from '@cheese/api-client/testing/fakeService';
import { screen } from '@testing-library/react';
import { aChapter, aCourse, anItem } from '../../../features/course/testing/aCourse';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';

beforeAll(() => import('./CourseTestPage'));
afterEach(signOut);

const test = { type: 64, rule: 'passed' } as const;

function open(coursewares: ReturnType<typeof anItem>[]) {
  const service = fakeService();
  service.answers(courseCalls.detail, aCourse({ isLocked: false }));
  service.answers(coursewareCalls.progress, [
    { coursewareId: 42, bestScore: 66, tryCount: 3 },
    { coursewareId: 43, bestScore: null, tryCount: 0 },
  ]);
  service.answers(courseCalls.directory, [aChapter({ coursewares })]);
  return openSignedIn('/course/test?courseId=5', service);
}

it('lists the tests of a course, leads to each, and says which are passed', async () => {
  open([
    anItem({ id: 41, title: '导学' }),
    anItem({ ...test, id: 42, title: '第一讲测试', isStudied: true }),
    anItem({ ...test, id: 43, title: '第二讲测试' }),
    anItem({ ...test, id: 44, title: '第三讲测试', isLocked: true }),
  ]);
  expect(await screen.findByRole('link', { name: '第一讲测试' })).toHaveAttribute(
    'href',
    '/course/courseware?courseId=5&itemId=42',
  );
  expect(screen.getByText('已通过 1/3')).toBeVisible();
  expect((await screen.findAllByText(/最好成绩/)).map((part) => part.textContent)).toEqual([
    '最好成绩 66 分（作答 3 次）',
  ]);
  expect(screen.queryByRole('link', { name: '第三讲测试' })).toBeNull();
  expect(screen.queryByText('导学')).toBeNull();
});

it('leads to the directory where there are none', async () => {
  open([anItem()]);
  expect(await screen.findByRole('link', { name: '查看课程目录' })).toHaveAttribute(
    'href',
    '/course/directory?courseId=5',
  );
});

it('has a face where no course is named', async () => {
  openSignedIn('/course/test?courseId=none', fakeService());
  expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
});
