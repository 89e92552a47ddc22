import { annotationCalls } from '@cheese/domain/calls/slides/annotation';
import { slideNoteCalls } from '@cheese/domain/calls/slides/slideNote';
import { slideTourCalls } from '@cheese/domain/calls/slides/slideTour';
import type { SlideTour } from '@cheese/domain/contract/slides/slideTour';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aSlideService } from '../../../features/slide/testing/aSlideService';
import { beginAnew, viewer } from '../../../features/slide/testing/fakeViewer';
import { fakeSignIn } from '../../../testing/aPerson';
import { renderPage } from '../../../testing/renderPage';

jest.mock('@cheese/slide-viewer/SlideViewer', () =>
  jest.requireActual('../../../features/slide/testing/fakeViewer'),
);

beforeAll(() =>
  Promise.all([import('./SlicePage'), import('../../../features/slide/viewer/SlideBench')]),
);
beforeEach(() => {
  localStorage.clear();
  beginAnew();
});

const aTour = (said: Partial<SlideTour> = {}): SlideTour => ({
  id: 3,
  slideId: 31,
  title: '看肝小叶',
  visibility: 1,
  isHeld: false,
  version: 2,
  author: { id: 9, nickname: '李老师', avatar: '' },
  mayEdit: false,
  updatedAt: 1,
  stops: [
    { id: 'a', title: '中央静脉', text: '壁薄，腔大。', sound: '', view: '100_200_0.5_0_0~~_7' },
    { id: 'b', title: '门管区', text: '', sound: '', view: '300_400_1_90_1' },
  ],
  ...said,
});

function aService(tours: SlideTour[], mayTeach = false) {
  const service = aSlideService();
  service.answers(annotationCalls.list, { layers: [], mayTeach, mayHandIn: false });
  service.answers(slideTourCalls.list, { tours, mayTeach });
  return service;
}

async function opened(panel: string, service: ReturnType<typeof aService>, isSomebody = false) {
  const page = renderPage('/morphology/slice?id=31', service);
  if (isSomebody) await act(() => page.session.signIn('good'));
  await screen.findByText('镜下');
  fireEvent.click(screen.getByRole('button', { name: panel }));
  return page;
}

it('plays a tour from stop to stop, by buttons and keys', async () => {
  const { user } = await opened('导览', aService([aTour()]));
  await press('播放：看肝小叶');
  expect(screen.getByRole('heading', { name: '中央静脉' })).toBeVisible();
  expect(screen.getByText('看肝小叶 · 第 1 站，共 2 站')).toBeVisible();
  await user.keyboard(']');
  expect(screen.getByRole('heading', { name: '门管区' })).toBeVisible();
  expect(screen.getByRole('button', { name: '下一站' })).toBeDisabled();
  expect(viewer.shown).toEqual([
    { x: 100, y: 200, scale: 0.5, angle: 0, isFlipped: false },
    { x: 300, y: 400, scale: 1, angle: 90, isFlipped: true },
  ]);
  await press('结束');
  expect(screen.queryByRole('heading', { name: '门管区' })).toBeNull();
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const write = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });

function ofTeacher() {
  const service = aService([aTour({ mayEdit: true, visibility: 0 })], true);
  const sent: object[] = [];
  service.answersWith(slideTourCalls.edit, (_, body) => (sent.push(body), aTour({ version: 3 })));
  return { service, sent };
}

it('whoever teaches takes what is seen as a stop', async () => {
  const { service, sent } = ofTeacher();
  await opened('导览', service);
  await press('编辑：看肝小叶');
  await press('取当前视野为一站');
  await write('讲解文字', '肝血窦');
  await press('确定');
  expect(await screen.findByText('尚未保存，已在本机留存草稿')).toBeVisible();
  await press('保存');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    id: 3,
    version: 2,
    title: '看肝小叶',
    stops: [
      { id: 'a' },
      { id: 'b' },
      { title: '第 3 站', text: '肝血窦', view: '1000_500_0.5_37_0~~_' },
    ],
  });
});

it('stops are put in order, removed, and what was done is undone', async () => {
  const { service, sent } = ofTeacher();
  await opened('导览', service);
  await press('编辑：看肝小叶');
  await press('上移：门管区');
  await press('删除：中央静脉');
  await press('撤销');
  await press('保存');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ stops: [{ id: 'b' }, { id: 'a' }] });
});

it('keeps a note at what is seen, and leads back there', async () => {
  const service = aService([]);
  fakeSignIn(service);
  const place = { x: 0.5, y: 0.25, zoom: 20, angle: 90 };
  const note = { id: 1, slideId: 31, slideTitle: '肝小叶', place, text: '中央静脉' };
  service.answers(slideNoteCalls.list, {
    list: [{ ...note, createdAt: Date.now(), editedAt: null }],
    total: 1,
  });
  const sent: object[] = [];
  service.answersWith(slideNoteCalls.add, (_, body) => {
    sent.push(body);
    return { ...note, createdAt: 1, editedAt: null };
  });
  await opened('笔记', service, true);
  await write('记在当前视野', '门管区');
  await press('保存');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ slideId: 31, text: '门管区', place: { zoom: 20, angle: 37 } });
  await press('回到该处 20×：中央静脉');
  expect(viewer.shown).toEqual([{ x: 30_000, y: 10_000, scale: 0.5, angle: 90, isFlipped: false }]);
});

it('asks visitors to sign in before they write', async () => {
  await opened('笔记', aService([]));
  expect(screen.getByText('登录后可以在切片上记笔记')).toBeVisible();
});
