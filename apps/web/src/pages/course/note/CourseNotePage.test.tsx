import { fakeService } from '@cheese/api-client/testing/fakeService';
import { courseNoteCalls } from '@cheese/domain/calls/learning/courseNote';
import { anatomyNoteCalls } from '@cheese/domain/calls/bodies/anatomyNote';
import { simulationNoteCalls } from '@cheese/domain/calls/training/simulationNote';
import { slideNoteCalls } from '@cheese/domain/calls/slides/slideNote';
import type { OwnNote } from '@cheese/domain/contract/learning/courseNote';
import { act, screen, waitFor, within } from '@testing-library/react';
import { writeRich } from '@cheese/ui/testing/sheetOf';
import { fakeSignIn } from '../../../testing/aPerson';
import { renderPage } from '../../../testing/renderPage';

const aNote = (said: Partial<OwnNote> = {}): OwnNote => ({
  id: 1,
  courseId: 7,
  courseName: '心电图',
  position: 75,
  point: null,
  html: '记住<b>形态</b>',
  courseware: { id: 9, title: '第一节', type: 1 },
  createdAt: Date.now(),
  editedAt: null,
  visibility: 0,
  isHeld: false,
  ...said,
});

async function seen(address: string, ...list: OwnNote[]) {
  const service = fakeService();
  service.answers(courseNoteCalls.mine, { list, total: list.length });
  fakeSignIn(service);
  const page = renderPage(address, service);
  await act(() => page.session.signIn('good'));
  return page;
}
beforeEach(() => localStorage.clear());
/** Drafts in localStorage; their keys without the user's id. */
const drafts = () =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith('note-draft:'))
    .map(([key, html]) => [key.split(':')[2], html]);
const field = () => screen.findByRole('textbox', { name: /写笔记/ });
const write = (html: string) =>
  writeRich(() => screen.getByRole('textbox', { name: /写笔记/ }), html);

it('lists what was written, each with the way back to its moment', async () => {
  await seen('/course/note', aNote());
  expect(await screen.findByText('形态')).toBeVisible();
  expect(screen.getByRole('link', { name: '第一节 · 01:15' })).toHaveAttribute(
    'href',
    '/course/courseware?courseId=7&itemId=9&t=75',
  );
  expect(screen.getByText('私密', { selector: '.MuiChip-label' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /写笔记/ })).toBeNull();
});

it('says what to do where there is none, and that nothing was found', async () => {
  await seen('/course/note');
  expect(await screen.findByText('还没有笔记，打开一节课边学边记')).toBeVisible();
  await seen('/course/note?keyword=zzz');
  expect(await screen.findByText('没有找到符合条件的笔记')).toBeVisible();
});

it('keeps a new one, public where that is ticked', async () => {
  const { user, service } = await seen('/course/note?courseId=7');
  const bodies: object[] = [];
  service.answersWith(courseNoteCalls.add, (_, body) => {
    bodies.push(body);
    return { id: 2, isHeld: false };
  });
  await user.click(await screen.findByRole('button', { name: '保存' }));
  expect(await screen.findByText('请填写内容')).toBeVisible();
  await write('<p>重点</p>');
  await user.click(screen.getByRole('checkbox', { name: '公开，同学可见' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('笔记已保存')).toBeVisible();
  expect(bodies).toEqual([{ courseId: 7, html: '<p>重点</p>', visibility: 1 }]);
  expect(drafts()).toEqual([]);
});

it('has what was typed there again, also when nothing could be sent', async () => {
  const { user, service } = await seen('/course/note?courseId=7');
  service.unplug(courseNoteCalls.add);
  await write('写了很久');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toBeEnabled());
  document.body.replaceChildren();
  await seen('/course/note?courseId=7');
  expect(await field()).toHaveTextContent('写了很久');
});

it('goes out as a document', async () => {
  const { user, service } = await seen('/course/note?courseId=7', aNote());
  const bodies: object[] = [];
  service.answersWith(courseNoteCalls.export, (_, body) => {
    bodies.push(body);
    return { file: { fileName: '课程笔记.docx', url: '#', expiresAt: 1 }, count: 1 };
  });
  await user.click(await screen.findByRole('button', { name: '导出 Word' }));
  expect(await screen.findByText('笔记已导出')).toBeVisible();
  expect(bodies).toEqual([{ courseId: 7 }]);
});

it('is made public, and deleted after asking', async () => {
  const { user, service } = await seen('/course/note', aNote());
  service.answers(courseNoteCalls.setVisibility, { id: 1, isHeld: false });
  service.answers(courseNoteCalls.remove, null);
  await user.click(await screen.findByRole('button', { name: '设为公开：记住形态' }));
  expect(await screen.findByText('已公开')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '删除：记住形态' }));
  const question = within(await screen.findByRole('alertdialog', { name: '删除笔记' }));
  await user.click(question.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(service.asked.join()).toContain('course-note/v1/delete'));
});

it('leads from what was written on a slide, and at a video, back to its place', async () => {
  const service = fakeService();
  service.answers(courseNoteCalls.mine, { list: [], total: 0 });
  const place = { x: 0.5, y: 0.25, zoom: 20, angle: 90 };
  const note = { id: 1, slideId: 31, slideTitle: '肝小叶', place, text: '中央静脉在这里' };
  service.answers(slideNoteCalls.list, {
    list: [{ ...note, createdAt: Date.now(), editedAt: null }],
    total: 1,
  });
  const atVideo = { id: 2, videoId: 12, videoTitle: '胸外按压', positionS: 65, text: '换人要快' };
  service.answers(simulationNoteCalls.list, {
    list: [{ ...atVideo, createdAt: Date.now(), editedAt: null }],
    total: 1,
  });
  fakeSignIn(service);
  const page = renderPage('/course/note', service);
  await act(() => page.session.signIn('good'));
  expect(await screen.findByText('中央静脉在这里')).toBeVisible();
  expect(await screen.findByRole('link', { name: '胸外按压 · 00:01:05' })).toHaveAttribute(
    'href',
    '/virtualSimulation/video/detail?id=12&t=65',
  );
  expect(screen.getByRole('link', { name: '肝小叶 · 20×' })).toHaveAttribute(
    'href',
    '/morphology/slice?id=31&at=0.5%2C0.25%2C20%2C90',
  );
});

it('leads from what was written at a part of a model back to what was seen then', async () => {
  const service = fakeService();
  service.answers(courseNoteCalls.mine, { list: [], total: 0 });
  const at = { structureId: 2, partName: '左心室壁', modelId: 7, modelTitle: '心', anatomyId: 15 };
  const note = { ...at, id: 1, view: '30_0_2_0_0_0~2', createdAt: Date.now(), editedAt: null };
  service.answers(anatomyNoteCalls.mine, {
    list: [
      { ...note, text: '约为右室三倍' },
      { ...note, id: 2, anatomyId: null, partName: '右心房', text: '不再有的模型' },
    ],
    total: 2,
  });
  fakeSignIn(service);
  const page = renderPage('/course/note', service);
  await act(() => page.session.signIn('good'));
  expect(await screen.findByText('约为右室三倍')).toBeVisible();
  expect(screen.getByRole('link', { name: '心 · 左心室壁' })).toHaveAttribute(
    'href',
    '/anatomy/study?id=15&modelId=7&v=30_0_2_0_0_0%7E2',
  );
  expect(screen.getByText('不再有的模型')).toBeVisible();
  expect(screen.queryByRole('link', { name: '心 · 右心房' })).toBeNull();
});

it('keeps a draft of its own where another tab writes the same', async () => {
  const request = (held: string, _: LockOptions, work: (lock: object | null) => unknown) =>
    Promise.resolve(work(held.endsWith(':course-7') ? null : {}));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  await seen('/course/note?courseId=7');
  await write('<p>这一页</p>');
  expect(drafts()).toEqual([['course-7#2', '<p>这一页</p>']]);
  // Both tabs are closed, so all locks are free: the next tab takes over the abandoned draft.
  Object.defineProperty(navigator, 'locks', {
    value: { request: (_: string, __: object, work: (lock: object) => unknown) => work({}) },
    configurable: true,
  });
  document.body.replaceChildren();
  await seen('/course/note?courseId=7');
  await waitFor(async () => expect(await field()).toHaveTextContent('这一页'));
  Reflect.deleteProperty(navigator, 'locks');
});
