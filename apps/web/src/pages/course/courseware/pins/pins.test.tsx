import { fakeService } from '@cheese/api-client/testing/fakeService';
import { courseCalls } from '@cheese/domain/calls/learning/course';
import { courseNoteCalls } from '@cheese/domain/calls/learning/courseNote';
import { coursewareCalls } from '@cheese/domain/calls/learning/courseware';
import { act, screen, waitFor } from '@testing-library/react';
import { writeRich } from '@cheese/ui/testing/sheetOf';
import { fakeSignIn } from '../../../../testing/aPerson';
import { renderPage } from '../../../../testing/renderPage';

afterEach(() => {
  localStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

const item = {
  id: 1,
  courseId: 3,
  chapterId: 1,
  title: '课件',
  durationS: null,
  rule: 'lastPage',
  isTrial: true,
  isLocked: false,
  isStudied: false,
  type: 2,
};
const page = { picture: '/media/x/1.webp', width: 1600, height: 900, text: '封面', note: '' };
const note = {
  id: 7,
  courseId: 3,
  courseName: '生理学',
  courseware: { id: 1, title: '课件', type: 2 },
  position: 2,
  point: { x: 0.25, y: 0.75 },
  html: '去极化',
  createdAt: 1,
  editedAt: null,
  visibility: 0,
  isHeld: false,
};

async function open(query = '') {
  const service = fakeService();
  service.answers(courseCalls.directory, [
    { id: 1, pid: null, courseId: 3, title: '总论', coursewareCount: 1, coursewares: [item] },
  ]);
  service.answers(coursewareCalls.detail, {
    ...item,
    courseName: '生理学',
    position: 0,
    seen: [],
    previous: null,
    next: null,
    pages: [page, { ...page, text: '动作电位' }],
  });
  for (const call of ['learnStart', 'learnRefresh', 'learnEnd'] as const) {
    service.answers(coursewareCalls[call], {
      coursewareId: 1,
      position: 0,
      studiedS: 0,
      isStudied: false,
      lastLearntAt: 0,
      seen: [],
      wasVisited: true,
    });
  }
  service.answers(courseNoteCalls.mine, { list: [note], total: 1 });
  fakeSignIn(service);
  const shown = renderPage(`/course/courseware?courseId=3&itemId=1${query}`, service);
  await act(() => shown.session.signIn('good'));
  return shown;
}

it('keeps a note at a point of the page, which keys move', async () => {
  const { user, service } = await open();
  const bodies: object[] = [];
  service.answersWith(courseNoteCalls.add, (_asks, body) => {
    bodies.push(body);
    return { id: 8, isHeld: false };
  });
  await user.click(await screen.findByRole('button', { name: '在图上标记' }));
  const pin = screen.getByRole('button', { name: /^新笔记的位置/ });
  expect(pin).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowUp}');
  expect(screen.getByText('第 1 / 2 页')).toBeVisible();
  await writeRich(() => screen.getByRole('textbox', { name: '写笔记' }), '<p>看这里</p>');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(bodies).toMatchObject([{ coursewareId: 1, position: 1, point: { x: 0.51, y: 0.49 } }]),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: /^新笔记的位置/ })).toBeNull());
});

it('is set by a click on the page, and taken back', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('img', { name: /封面/ }));
  expect(screen.getByText('笔记将记在第 1 页的标记处')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '取消标记' }));
  expect(screen.queryByRole('button', { name: /^新笔记的位置/ })).toBeNull();
});

it('shows a pin on its page alone, which leads to its note', async () => {
  const { user } = await open('&page=2&at=0.25%2C0.75');
  const pin = await screen.findByRole('button', { name: '笔记：去极化' });
  expect(pin).toHaveAttribute('aria-current', 'true');
  await user.click(pin);
  expect(await screen.findByText('去极化')).toBeVisible();
  expect(document.activeElement).toHaveAttribute('id', 'note-7');
  await user.click(screen.getByRole('button', { name: '上一页' }));
  expect(screen.queryByRole('button', { name: '笔记：去极化' })).toBeNull();
});
