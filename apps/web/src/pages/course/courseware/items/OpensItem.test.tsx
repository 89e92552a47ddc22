import { coursewareCalls } from '@cheese/domain/calls/learning/courseware';
import { screen, within } from '@testing-library/react';
import { aCourse, detail, open } from '../testing/aReader';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
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

it.each([
  [12, '成绩达到 12 分（满分 20 分）即为学完；公布成绩后计入，需人工阅卷的以阅卷结果为准。'],
  [0, '交卷时至少作答 3 题即为学完，空白卷不计。'],
])('says of an exam when it is and what completes it: pass mark %s', async (passScore, words) => {
  const service = aCourse();
  const startsAt = Date.UTC(2026, 5, 1, 1);
  const exam = { startsAt, endsAt: startsAt + 7_200_000, questionCount: 5, totalScore: 20 };
  const face = { id: 4, name: '期末考试', picture: null, page: 'exam', state: 'open' };
  const opens = [{ ...face, exam: { ...exam, passScore } }];
  service.answers(coursewareCalls.detail, detail(1, { type: 1024, html: undefined, opens }));
  await open(service);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('考试时间：2026-06-01 09:00 至 2026-06-01 11:00')).toBeVisible();
  expect(screen.getByRole('link', { name: '打开考试：期末考试' })).toBeVisible();
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
