import { practiceCalls } from '@cheese/domain/calls/exam/practice';
import { courseCalls } from '@cheese/domain/calls/learning/course';
import { coursewareCalls } from '@cheese/domain/calls/learning/courseware';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCourse, detail, open, standing } from './testing/aReader';

afterEach(() => {
  localStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

it('shows an item with the directory beside it, and leads to the next', async () => {
  const { user, at } = await open();
  expect(await screen.findByText('讲义正文')).toBeVisible();
  const aside = screen.getByRole('complementary', { name: '课程目录' });
  expect(within(aside).getByRole('link', { name: /第1讲/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByText('由你标记学完')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '下一节' }));
  await waitFor(() => expect(at()).toBe('/course/courseware?courseId=3&itemId=2'));
  expect(await screen.findByRole('article', { name: '第2讲' })).toBeVisible();
});

it('says that an item is not there, and where one goes on', async () => {
  const { user, at } = await open(aCourse(), 'courseId=3&itemId=80');
  expect(await screen.findByText('没有找到这一节，它可能已被老师移走')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '从学到的地方继续' }));
  expect(at()).toBe('/course/courseware?courseId=3&itemId=1');
});

it('asks for an item while its line is still pressed, and once, or where a pointer rests', async () => {
  const service = aCourse();
  const { user } = await open(service);
  const line = await screen.findByRole('link', { name: /第2讲/ });
  const asksFor = (id: number) =>
    service.asked.filter((one) => one.includes(`courseware/v1/detail?id=${id}`));
  await user.pointer({ keys: '[MouseLeft>]', target: line });
  expect(asksFor(2)).toHaveLength(1);
  await user.pointer({ keys: '[/MouseLeft]', target: line });
  expect(await screen.findByRole('article', { name: '第2讲' })).toBeVisible();
  expect(asksFor(2)).toHaveLength(1);
  expect(asksFor(1)).toHaveLength(1);
  await user.hover(screen.getByRole('link', { name: /第1讲/ }));
  await waitFor(() => expect(asksFor(1)).toHaveLength(2));
});

it('is done when its learner says so, and asks the directory anew', async () => {
  const service = aCourse();
  const reports: object[] = [];
  service.answersWith(coursewareCalls.learnRefresh, (_asks, body) => {
    reports.push(body);
    return standing({ isStudied: true });
  });
  const { user } = await open(service);
  await user.click(await screen.findByRole('button', { name: '标记为已学完' }));
  expect(await screen.findByRole('button', { name: '取消已学完' })).toBeVisible();
  expect(reports).toEqual([{ coursewareId: 1, seen: [], isMarked: true }]);
  const asked = service.asked.filter((address) => address.includes('directory'));
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
});

const gone = { status: 410, flag: 410, message: '该课程已下架，暂时无法学习' };

it('says so where the course is withdrawn while somebody learns it, and keeps the page', async () => {
  const service = aCourse();
  service.refuses(coursewareCalls.learnStart, gone);
  await open(service);
  expect(await screen.findByText('该课程已下架，暂时无法学习')).toBeVisible();
  expect(screen.getByText('讲义正文')).toBeVisible();
});

it('leads on from a course that was withdrawn before', async () => {
  const service = aCourse();
  service.refuses(courseCalls.directory, gone);
  await open(service);
  expect(await screen.findByText('课程已下架')).toBeVisible();
  expect(screen.getByRole('link', { name: '查看我的课程' })).toBeVisible();
});

it.each([
  [500, '服务异常', '没有保存成功，请稍后再试'],
  [409, '请先学习片刻再标记', '请先学习片刻再标记'],
])('says why a mark was not kept: %d', async (status, message, said) => {
  const service = aCourse();
  service.refuses(coursewareCalls.learnRefresh, { status, flag: status, message });
  const { user } = await open(service);
  await user.click(await screen.findByRole('button', { name: '标记为已学完' }));
  expect(await screen.findByText(said)).toBeVisible();
});

it('says of what is locked what to do about it, and asks for nothing of it', async () => {
  const { service } = await open(aCourse(), 'courseId=3&itemId=3');
  expect(await screen.findByText('这一节需要开通后学习')).toBeVisible();
  expect(screen.getByRole('link', { name: '查看课程与购买' })).toHaveAttribute(
    'href',
    '/course/detail?courseId=3',
  );
  expect(service.asked.some((address) => address.includes('courseware/v1/detail'))).toBe(false);
});

it('tells a visitor that nothing is kept, and reports nothing', async () => {
  const { service } = await open(aCourse(), 'courseId=3&itemId=1', false);
  expect(await screen.findByText(/登录后记录学习进度/)).toBeVisible();
  expect(service.asked.some((address) => address.includes('learn'))).toBe(false);
});

it('goes on where one was, without an item in the address', async () => {
  const service = aCourse();
  service.answers(courseCalls.detail, {
    lastLearnt: { chapterId: 1, coursewareId: 2, title: '第2讲' },
  });
  await open(service, 'courseId=3');
  expect(await screen.findByRole('article', { name: '第2讲' })).toBeVisible();
});

it('says that a course has nothing yet, and that there is no such course', async () => {
  await open(aCourse([]));
  expect(await screen.findByText('这门课程还没有课件')).toBeVisible();
});

it('has a face for a course that is not there', async () => {
  const service = aCourse();
  service.refuses(courseCalls.directory, {
    status: 404,
    flag: 404,
    message: '该课程不存在或已下架',
  });
  await open(service);
  expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
});

it('turns the pages of a document, finds a word in it, and reports each page', async () => {
  const service = aCourse();
  const page = (n: number, text: string, note = '') => ({
    picture: `/media/x/page-${n}.webp`,
    width: 1600,
    height: 900,
    text,
    note,
  });
  service.answers(
    coursewareCalls.detail,
    detail(1, {
      type: 2,
      rule: 'lastPage',
      html: undefined,
      pages: [page(1, '封面'), page(2, '动作电位', '先看去极化'), page(3, '小结')],
    }),
  );
  const reports: object[] = [];
  service.answersWith(coursewareCalls.learnRefresh, (_asks, body) => {
    reports.push(body);
    return standing({ seen: [[1, 3]] });
  });
  const { user } = await open(service);
  expect(await screen.findByText('第 1 / 3 页')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: '在文档中搜索' }), '电位');
  await user.click(
    within(screen.getByText('1 页有这个词').parentElement!).getByRole('button', {
      name: '第 2 页',
    }),
  );
  expect(screen.getByText('第 2 / 3 页')).toBeVisible();
  expect(screen.getByText('先看去极化')).toBeVisible();
  const told = { coursewareId: 1, position: 2, seen: [[expect.any(Number), 3]] };
  await waitFor(() => expect(reports.at(-1)).toEqual(told), { timeout: 4000 });
  expect(await screen.findAllByText('已看 2/3 页')).not.toHaveLength(0);
  expect(screen.getByText('逐页看完即为学完，翻得过快的页不计')).toBeVisible();
});

it('begins the test of a lesson as a practice', async () => {
  const service = aCourse();
  const test = { type: 64, rule: 'passed', html: undefined, questionCount: 5, passShare: 60 };
  service.answers(coursewareCalls.detail, detail(1, test));
  service.answers(practiceCalls.status, null);
  const asked: object[] = [];
  service.answersWith(practiceCalls.start, (_asks, body) => {
    asked.push(body);
    return { id: 77 };
  });
  const { user, at } = await open(service);
  expect(await screen.findByText('共 5 题，得分达到 60% 即为通过。')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '开始测试' }));
  await waitFor(() =>
    expect(at()).toBe('/testingCenter/test?practiceId=77&mode=after&courseId=3&itemId=1'),
  );
  expect(asked).toEqual([{ source: 5, sourceId: 1 }]);
});

it('says the last of it in a way that outlives the page', async () => {
  const service = aCourse();
  const outliving: (string | undefined)[] = [];
  service.context.http.interceptors.request.use((config) => {
    if (config.fetchOptions?.keepalive) outliving.push(config.url);
    return config;
  });
  await open(service);
  await screen.findByText('讲义正文');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() =>
    expect(outliving).toEqual(['/user/v2/my/learn/end', '/courseware/v1/learn/end']),
  );
});
