import { annotationCalls } from '@cheese/domain/calls/slides/annotation';
import type { LayerShape, SlideLayer } from '@cheese/domain/contract/slides/annotation';
import type { SlideViewerProps } from '@cheese/slide-viewer/SlideViewer';
import { act, screen, waitFor } from '@testing-library/react';
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

const aLayer = (said: Partial<SlideLayer>): SlideLayer => ({
  id: 7,
  slideId: 31,
  kind: 'teaching',
  name: '肝小叶',
  colour: 'green',
  visibility: 1,
  isHeld: false,
  version: 1,
  shapeCount: 1,
  isMine: false,
  mayEdit: false,
  updatedAt: 1,
  author: { id: 9, nickname: '李老师', avatar: '' },
  ...said,
});
const vein: LayerShape = {
  id: 'v',
  kind: 'rectangle',
  colour: 'green',
  isMeasured: false,
  points: [0, 0, 100, 0, 100, 100, 0, 100],
  text: '中央静脉\n壁薄，腔大。',
};

function aService(layers: SlideLayer[], may: { mayTeach?: boolean } = {}) {
  const service = aSlideService();
  service.answers(annotationCalls.list, { layers, mayTeach: false, mayHandIn: true, ...may });
  service.answersWith(annotationCalls.shapes, () => ({ version: 1, shapes: [vein] }));
  return service;
}
const shown = () => viewer.props as SlideViewerProps;

it('shows what teachers show, says what a place is, and leads there', async () => {
  const { user } = renderPage('/morphology/slice?id=31', aService([aLayer({})]));
  await screen.findByText('镜下');
  await waitFor(() => expect(shown().layers?.[0]?.shapes).toHaveLength(1));
  act(() => shown().onTouch?.({ x: 50, y: 50 }, 1));
  expect(screen.getByRole('heading', { name: '中央静脉' })).toBeVisible();
  expect(screen.getByText('壁薄，腔大。')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '定位' }));
  expect(viewer.shown).toEqual([{ ...viewer.seen, x: 50, y: 50, scale: 1 }]);
});

it('hides a layer, and the address remembers which are shown', async () => {
  const layers = [aLayer({}), aLayer({ id: 8, kind: 'own', name: '我的标注' })];
  const { user, at } = renderPage('/morphology/slice?id=31', aService(layers));
  await screen.findByText('镜下');
  await user.click(screen.getByRole('button', { name: '图层' }));
  expect(await screen.findByText('学生提交')).toBeVisible();
  // Layers submitted by learners are hidden until switched on.
  await waitFor(() => expect(shown().layers?.map(({ id }) => id)).toEqual(['7']));
  await user.click(screen.getByRole('button', { name: '显示图层：肝小叶' }));
  expect(shown().layers).toEqual([]);
  await waitFor(() => expect(at()).toContain('v=1000_500_0.5_37_0%7E%7E_own'));
});

it('opens with the layers that an address names', async () => {
  renderPage(
    `/morphology/slice?id=31&v=1_2_0.5_0_0~~_8`,
    aService([aLayer({}), aLayer({ id: 8 })]),
  );
  await screen.findByText('镜下');
  await waitFor(() => expect(shown().layers?.map(({ id }) => id)).toEqual(['8']));
  expect(shown().drawing).toBeNull();
});

it('what a visitor drew is theirs once they sign in', async () => {
  const own = {
    ...vein,
    id: 'mine',
    text: '',
    points: [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ],
    kind: 'line',
  };
  localStorage.setItem('slide-shapes-31', JSON.stringify([own]));
  const service = aService([]);
  fakeSignIn(service);
  const made = aLayer({ id: 12, kind: 'own', isMine: true, mayEdit: true, version: 0 });
  const sent: object[] = [];
  service.answersWith(annotationCalls.add, (_, body) => (sent.push(body), made));
  service.answersWith(
    annotationCalls.edit,
    (_, body) => (sent.push(body), { ...made, version: 1 }),
  );
  const { session } = renderPage('/morphology/slice?id=31', service);
  await screen.findByText('镜下');
  expect(shown().drawing?.shapes).toHaveLength(1);
  await act(() => session.signIn('good'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { slideId: 31, kind: 'own', name: '我的标注' },
    { id: 12, version: 0, put: [{ id: 'mine', points: [1, 2, 3, 4] }], removed: [] },
  ]);
  expect(localStorage.getItem('slide-shapes-31')).toBeNull();
  expect(shown().drawing?.shapes.map(({ id }) => id)).toEqual(['mine']);
});

it('a layer takes a colour, and is drawn in it from then on', async () => {
  const service = aService([aLayer({ mayEdit: true, isMine: true })], { mayTeach: true });
  fakeSignIn(service);
  const said: unknown[] = [];
  service.answersWith(annotationCalls.edit, (_, asked) => {
    said.push(asked);
    return aLayer({ mayEdit: true, colour: 'blue', version: 2 });
  });
  const { user, session } = renderPage('/morphology/slice?id=31', service);
  await act(() => session.signIn('good'));
  await user.click(await screen.findByRole('button', { name: '图层' }));
  await user.click(await screen.findByRole('button', { name: '编辑：肝小叶' }));
  await user.click(screen.getByRole('button', { name: '名称和颜色：肝小叶' }));
  await user.click(await screen.findByRole('button', { name: '蓝' }));
  service.answers(annotationCalls.list, {
    layers: [aLayer({ mayEdit: true, colour: 'blue', version: 2 })],
    mayTeach: true,
    mayHandIn: true,
  });
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(said).toEqual([{ id: 7, version: 1, name: '肝小叶', colour: 'blue' }]),
  );
  await user.click(screen.getByRole('button', { name: '测量与标注' }));
  await user.click(await screen.findByRole('button', { name: '标记点' }));
  await waitFor(() => expect(shown().drawing?.tool?.colour).toBe('blue'));
});
