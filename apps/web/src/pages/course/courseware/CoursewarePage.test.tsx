import { fakeService } from '@cheese/api-client/testing/fakeService';
import { practiceCalls } from '@cheese/domain/calls/exam/practice';
import { courseCalls } from '@cheese/domain/calls/learning/course';
import { coursewareCalls } from '@cheese/domain/calls/learning/courseware';
import type { CoursewareItem } from '@cheese/domain/contract/learning/coursewareShapes';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCourse as aSoldCourse, aSold } from '../../../features/course/testing/aCourse';
import { knowsSomebody } from '../../../testing/aPerson';
import { renderPage } from '../../../testing/renderPage';

afterEach(() => {
  localStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

const item = (id: number, said: Partial<CoursewareItem> = {}): CoursewareItem => ({
  ...{ id, courseId: 3, chapterId: 1, title: `第${id}讲`, durationS: null, rule: 'byHand' },
  ...{ isTrial: false, isLocked: false, isStudied: false, type: 8, ...said },
});

const directory = (items: CoursewareItem[]) => [
  { id: 1, pid: null, courseId: 3, title: '第一章 总论', coursewareCount: 3, coursewares: items },
];

const detail = (id: number, said: object = {}) => ({
  ...{ ...item(id), courseName: '生理学', position: 0, seen: [], html: '<p>讲义正文</p>' },
  ...{ previous: null, next: { id: 2, title: '第2讲' }, ...said },
});

const standing = (said: object = {}) => ({
  ...{ coursewareId: 1, position: 0, studiedS: 0, isStudied: false, lastLearntAt: 0 },
  ...{ seen: [], wasVisited: true, ...said },
});

function aCourse(items = [item(1), item(2), item(3, { isLocked: true })]) {
  const service = fakeService();
  service.answers(courseCalls.directory, directory(items));
  service.answersWith(coursewareCalls.detail, ({ id }) => detail(Number(id)));
  service.answers(coursewareCalls.learnStart, standing());
  service.answers(coursewareCalls.learnEnd, standing());
  return service;
}

async function open(service = aCourse(), query = 'courseId=3&itemId=1', isSignedIn = true) {
  if (isSignedIn) knowsSomebody(service);
  const shown = renderPage(`/course/courseware?${query}`, service);
  if (isSignedIn) await act(() => shown.session.signIn('good'));
  return shown;
}

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
  [3 as const, 39_000, '这门课程会员免费：开通会员，或单独购买课程后，全部章节都可以学习。', true],
  [2 as const, 59_000, '这门课程不在会员免费的范围内，单独购买后，全部章节都可以学习。', false],
  [
    2 as const,
    39_000,
    '这门课程不在会员免费的范围内，会员购买享会员价，购买后全部章节都可以学习。',
    false,
  ],
])('says of a locked item what opens it: %s, %s', async (charge, vipPrice, words, joins) => {
  const service = aCourse();
  const offer = { specificationId: 9, price: 59_000, originalPrice: 79_000, vipPrice };
  const commodity = aSold({ charge, offer });
  service.answers(courseCalls.detail, aSoldCourse({ id: 3, commodity }));
  await open(service, 'courseId=3&itemId=3');
  expect(await screen.findByText(words)).toBeVisible();
  const pane = screen.queryAllByRole('link', { name: '开通会员' });
  expect(pane).toHaveLength(joins ? 1 : 0);
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
    ...{ picture: `/media/x/page-${n}.webp`, width: 1600, height: 900, text, note },
  });
  service.answers(
    coursewareCalls.detail,
    detail(1, {
      ...{ type: 2, rule: 'lastPage', html: undefined },
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
  expect(screen.getByText('看到最后一页即为学完')).toBeVisible();
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
  await waitFor(() => expect(at()).toBe('/testingCenter/test?practiceId=77&mode=after&courseId=3&itemId=1'));
  expect(asked).toEqual([{ source: 5, sourceId: 1 }]);
});

it.each([
  ['specimen', '打开数字标本：肝', '/morphology/specimen?id=4'],
  ['library', '打开切片库：肝', '/morphology/detail?id=4'],
  ['experiment', '打开互动实验：肝', '/morphology/experiment?id=4'],
  ['simulation', '打开虚拟仿真：肝', '/virtualSimulation/detail?id=4'],
])('opens a thing on the page that it has, told from where: %s', async (page, name, href) => {
  const service = aCourse();
  const opens = [{ id: 4, name: '肝', picture: null, page, state: 'open' }];
  service.answers(coursewareCalls.detail, detail(1, { type: 48, html: undefined, opens }));
  await open(service);
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', `${href}&courseId=3&itemId=1`);
});

it('says of a thing that it is sold apart, or not there, before it is opened', async () => {
  const service = aCourse();
  const opens = [
    { id: 4, name: '肝', picture: null, page: 'specimen', state: 'locked' },
    { id: 5, name: '标本课', picture: null, page: null, state: 'away' },
  ];
  service.answers(coursewareCalls.detail, detail(1, { type: 48, html: undefined, opens }));
  await open(service);
  const list = within(await screen.findByRole('list', { name: '本节内容' }));
  const [locked, away] = list.getAllByRole('listitem');
  expect(within(locked!).getByText('不包含在本课程内，须另行开通后使用')).toBeVisible();
  expect(within(locked!).getByRole('link', { name: '查看开通方式：肝' })).toBeVisible();
  expect(within(away!).getByText('它已下架，或者没有对你开放')).toBeVisible();
  expect(within(away!).queryByRole('link')).toBeNull();
});

it('opens slides with the way back to the item, and says of the rest what opens them', async () => {
  const service = aCourse();
  const slides = [
    { id: 4, name: '肝小叶', picture: 'slide/4.webp', state: 'open', libraryId: 8 },
    { id: 5, name: '肾皮质', picture: null, state: 'locked', libraryId: 9 },
    { id: 6, name: '', picture: null, state: 'away', libraryId: null },
  ];
  service.answers(coursewareCalls.detail, detail(1, { type: 32, html: undefined, slides }));
  await open(service);
  expect(await screen.findByRole('link', { name: '观察切片：肝小叶' })).toHaveAttribute(
    'href',
    '/morphology/slice?id=4&courseId=3&itemId=1',
  );
  const list = within(screen.getByRole('list', { name: '切片' }));
  const [, locked, away] = list.getAllByRole('listitem');
  expect(within(locked!).getByText('开通所在的切片库后即可观察')).toBeVisible();
  expect(within(locked!).getByRole('link', { name: '看看切片库：肾皮质' })).toHaveAttribute(
    'href',
    '/morphology/detail?id=9',
  );
  expect(within(away!).getByText('这张切片现在不能观察')).toBeVisible();
  expect(within(away!).queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: '标记为已学完' })).toBeVisible();
});

it('says that an item has no slides yet', async () => {
  const service = aCourse();
  service.answers(coursewareCalls.detail, detail(1, { type: 32, html: undefined, slides: [] }));
  await open(service);
  expect(await screen.findByText('这一节还没有切片')).toBeVisible();
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
