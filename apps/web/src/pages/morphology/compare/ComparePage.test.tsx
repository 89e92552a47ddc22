import { fakeService } from '@cheese/api-client/testing/fakeService';
import { slideCalls } from '@cheese/domain/calls/slides/slide';
import { slideLibraryCalls } from '@cheese/domain/calls/slides/slideLibrary';
import type { SlideViewerProps } from '@cheese/slide-viewer/SlideViewer';
import { act, screen, waitFor } from '@testing-library/react';
import { aLibrary, aSlide } from '../../../features/slide/testing/aSlide';
import { renderPage } from '../../../testing/renderPage';

const panes = new Map<string, SlideViewerProps>();
jest.mock('@cheese/slide-viewer/SlideViewer', () => ({
  SlideViewer(props: SlideViewerProps) {
    panes.set(props.name, props);
    return <div>{props.children}</div>;
  },
}));

beforeAll(() =>
  Promise.all([import('./ComparePage'), import('@cheese/slide-viewer/SlideCompare')]),
);
beforeEach(() => panes.clear());

function aService(locked: number[] = []) {
  const service = fakeService();
  service.answersWith(slideCalls.detail, ({ id }) => ({
    ...aSlide({ id: Number(id), title: `切片${id}`, isLocked: locked.includes(Number(id)) }),
    libraryName: '消化系统切片库',
    titleEn: '',
    summary: '',
    material: '',
    source: '',
  }));
  service.answersWith(slideCalls.tileSource, ({ slideId }) => ({
    slideId: Number(slideId),
    width: 600,
    height: 400,
    tileSize: 512,
    overlap: 0,
    levels: [],
    mpp: null,
    objective: null,
    tileAddress: '/{level}/{column}_{row}',
    expiresAt: null,
  }));
  service.answers(slideLibraryCalls.detail, aLibrary());
  return service;
}

it('shows slides side by side where the address says, and says where they go', async () => {
  const { at } = renderPage('/morphology/compare?slides=31,32&v=1_2_0.5_0_0*', aService());
  expect(
    await screen.findByRole('heading', { level: 1, name: '对照：切片31、切片32' }),
  ).toBeVisible();
  expect(await screen.findByRole('button', { name: '三点配准' })).toBeVisible();
  expect(panes.get('切片31')?.start).toMatchObject({ x: 1, y: 2 });
  expect(panes.get('切片32')?.start).toBeNull();
  act(() => panes.get('切片32')?.onView?.({ x: 3, y: 4, scale: 1, angle: 0, isFlipped: false }));
  await waitFor(() => expect(at()).toContain('v=1_2_0.5_0_0*3_4_1_0_0'));
});

it('says how they are locked, and opens locked again', async () => {
  const { at, user } = renderPage('/morphology/compare?slides=31,32&lock=*2_0_10_20_0', aService());
  await user.click(await screen.findByRole('button', { name: '解除联动' }));
  await waitFor(() => expect(at()).toBe('/morphology/compare?slides=31%2C32'));
});

it('a locked one leads to what opens it, and asks for no tiles', async () => {
  const { service } = renderPage('/morphology/compare?slides=31,32', aService([32]));
  expect(await screen.findByText('这张切片尚未开通')).toBeVisible();
  expect(service.asked.filter((url) => url.includes('tile-source?slideId=32'))).toEqual([]);
});

it.each(['', '?slides=31', '?slides=x'])('asks for more slides at %s', async (query) => {
  renderPage(`/morphology/compare${query}`, aService());
  expect(await screen.findByText('请选择两到四张切片')).toBeVisible();
});
