import { chapterCalls } from '@cheese/domain/calls/learning/chapter';
import { courseCalls } from '@cheese/domain/calls/learning/course';
import { coursewareCalls } from '@cheese/domain/calls/learning/courseware';
import { courseCertificateCalls } from '@cheese/domain/calls/learning/courseCertificate';
import type { CertificateStanding } from '@cheese/domain/contract/learning/courseCertificate';
import { fakeService } from '@cheese/api-client/testing/fakeService';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aChapter, aCourse, anItem } from '../../../features/course/testing/aCourse';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';
import { renderPage } from '../../../testing/renderPage';

beforeAll(() => import('./CourseDirectoryPage'));
afterEach(signOut);

const address = '/course/directory?courseId=5';
const chapters = [
  aChapter({
    coursewares: [
      anItem({ id: 41, title: '导学', isStudied: true }),
      anItem({ id: 42, title: '心力衰竭', type: 2, rule: 'lastPage', durationS: null }),
    ],
  }),
  aChapter({
    id: 32,
    pid: 31,
    title: '心律失常',
    coursewares: [anItem({ id: 43, title: '房颤' })],
  }),
  aChapter({ id: 33, title: '呼吸系统', coursewares: [anItem({ id: 44, isLocked: true })] }),
];

function aService(said = {}) {
  const service = fakeService();
  service.answers(courseCalls.detail, aCourse(said));
  service.answers(courseCalls.directory, chapters);
  return service;
}

it('shows kind, length, lock and tick, and where one was', async () => {
  const own = {
    progress: { studiedCount: 1, lastLearntAt: 0, finishedAt: null },
    lastLearnt: { chapterId: 31, coursewareId: 42, title: '心力衰竭' },
  };
  openSignedIn(address, aService({ isLocked: false, ...own }));
  const here = (await screen.findByText('上次学到这里')).closest('li');
  expect(here).toHaveTextContent('PPT心力衰竭');
  expect(here).toHaveAttribute('aria-current', 'step');
  const done = screen.getByRole('link', { name: /导学/ });
  expect(done).toHaveAttribute('href', '/course/courseware?courseId=5&itemId=41');
  expect(done).toHaveAttribute('title', '看完 90% 即为学完');
  expect(within(done).getByRole('img', { name: '已学完' })).toBeVisible();
  expect(done).toHaveTextContent('10分钟');
  expect(screen.getByRole('img', { name: '未开通' }).closest('a')).toBeNull();
  expect(screen.getByRole('button', { name: '循环系统 1/3' })).toBeVisible();
});

it('leads to an item inside the app, once however often one clicks', async () => {
  const { user, at, router } = openSignedIn(address, aService());
  await user.dblClick(await screen.findByRole('link', { name: /导学/ }));
  await waitFor(() => expect(at()).toBe('/course/courseware?courseId=5&itemId=41'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(at()).toBe(address));
});

describe('the certificate', () => {
  const progress = { studiedCount: 1, lastLearntAt: 0, finishedAt: null };
  const standing = {
    share: 80,
    total: 4,
    studied: 4,
    left: 0,
    byHand: 12,
    mayEarn: true,
    certificate: null,
    wait: null,
  };
  const told = (said: Partial<CertificateStanding>) => {
    const service = aService({ progress });
    service.answers(courseCertificateCalls.standing, { ...standing, ...said });
    return openSignedIn(address, service);
  };

  it('says what counts for it', async () => {
    told({ studied: 1, left: 3 });
    expect(
      await screen.findByText(/再学完 3 项.*系统核对的 4 项，手动标记的课件不计入/),
    ).toBeVisible();
  });

  it.each([
    ['waiting' as const, null, /等待教师核实.*至少需要 9 分钟.*为 1 分钟.*时长补足后自动颁发/],
    ['declined' as const, '每节十秒', /未通过教师核实，原因：每节十秒.*再次提交教师核实/],
  ])('that is %s says why, and what to do', async (state, reason, words) => {
    told({ wait: { state, reason, recordedS: 71, leastS: 540 } });
    expect(await screen.findByText(words)).toBeVisible();
  });
});

it('says what completes each kind of item', async () => {
  const progress = { studiedCount: 1, lastLearntAt: 0, finishedAt: null };
  const { user } = openSignedIn(address, aService({ progress }));
  await user.click(await screen.findByText('怎样算学完'));
  expect(screen.getByText('PPT：逐页看完即为学完，翻得过快的页不计')).toBeVisible();
  expect(screen.getAllByText(/^课程视频：/)).toHaveLength(1);
});

it('closes and opens a group with all within it, and all of them at once', async () => {
  const { user } = renderPage(address, aService());
  await user.click(await screen.findByRole('button', { name: /循环系统/ }));
  expect(screen.queryByText('房颤')).toBeNull();
  await user.click(screen.getByRole('button', { name: '全部展开' }));
  expect(screen.getByText('房颤')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '全部收起' }));
  expect(screen.queryByRole('link', { name: /导学/ })).toBeNull();
  expect(screen.getByRole('button', { name: /呼吸系统/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

it('has what stands before a chapter read where it is, once somebody wants to', async () => {
  const service = aService();
  service.answers(courseCalls.directory, [aChapter({ hasText: true }), chapters[2]]);
  service.answers(chapterCalls.detail, { ...aChapter(), html: '<p>先读这一段。</p>' });
  const { user } = renderPage(address, service);
  await user.click(await screen.findByRole('button', { name: '「循环系统」的导读' }));
  expect(await screen.findByText('先读这一段。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '「呼吸系统」的导读' })).toBeNull();
});

it('says so where nothing is in it yet', async () => {
  const service = aService();
  service.answers(courseCalls.directory, []);
  renderPage(address, service);
  expect(await screen.findByText('课程目录正在整理中')).toBeVisible();
});

it('says beside an item which slides of it the course does not open, and by what they are', async () => {
  const service = aService();
  const slides = anItem({ id: 51, title: '切片：肠癌', type: 32, rule: 'byHand' });
  service.answers(courseCalls.directory, [aChapter({ coursewares: [slides, anItem({ id: 52 })] })]);
  const things = [{ type: 2, id: 13, name: '胃腺癌切片' }];
  service.answers(coursewareCalls.soldApart, [{ coursewareId: 51, things }]);
  openSignedIn(address, service);
  const way = await screen.findByRole('link', { name: '胃腺癌切片' });
  expect(way).toHaveAttribute('href', '/morphology/detail?id=13');
  expect(way.closest('li')).toHaveTextContent('其中的内容须另行开通：胃腺癌切片');
  expect(screen.getAllByRole('link', { name: /胃腺癌/ })).toHaveLength(1);
});
