import { slideTrayCalls } from '@cheese/domain/calls/slides/slideTray';
import { coursewareCalls } from '@cheese/domain/calls/learning/courseware';
import { slideLibraryCalls } from '@cheese/domain/calls/slides/slideLibrary';
import type { SlideDetail } from '@cheese/domain/contract/slides/slide';
import type { SlideViewerProps } from '@cheese/slide-viewer/SlideViewer';
import { act, screen, waitFor } from '@testing-library/react';
import { aLibrary, aSlide } from '../../../features/slide/testing/aSlide';
import { aSlideService } from '../../../features/slide/testing/aSlideService';
import { beginAnew, viewer } from '../../../features/slide/testing/fakeViewer';
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

function aService(said: Partial<SlideDetail> = {}) {
  const service = aSlideService({ titleEn: 'Liver lobule', material: '人肝', ...said });
  return service;
}

const shown = () => viewer.props as SlideViewerProps;

it('opens a slide by signed tiles, and says where it is in the address', async () => {
  const { at } = renderPage('/morphology/slice?id=31', aService());
  expect(await screen.findByText('镜下')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '肝小叶' })).toBeVisible();
  expect(shown().slide.urlOf(0, 3, 2)).toBe('/slide-tiles/s/1/0/7/0/3_2.jpg');
  expect(shown().start).toBeNull();
  act(() => shown().onView?.(viewer.seen));
  await waitFor(() => expect(at()).toBe('/morphology/slice?id=31&v=1000_500_0.5_37_0'));
});

it('reopens exactly what an address says: place, turn and colours', async () => {
  const { user } = renderPage(
    '/morphology/slice?id=31&v=1000_500_0.5_37_1~200_120_100_100_100_100',
    aService(),
  );
  await screen.findByText('镜下');
  expect(shown().start).toEqual({ ...viewer.seen, isFlipped: true });
  expect(shown().adjustment).toMatchObject({ gamma: 200, contrast: 120 });
  await user.click(screen.getByRole('button', { name: '还原' }));
  expect(viewer.did).toEqual(['home']);
  expect(shown().adjustment).toMatchObject({ contrast: 100 });
});

it('goes where a note points', async () => {
  renderPage('/morphology/slice?id=31&at=0.5%2C0.25%2C20%2C90', aService());
  await screen.findByText('镜下');
  expect(shown().start).toEqual({ x: 30_000, y: 10_000, scale: 0.5, angle: 90, isFlipped: false });
});

it('says what is known of it, and how it is moved by keys', async () => {
  const { user } = renderPage('/morphology/slice?id=31', aService());
  await screen.findByText('镜下');
  expect(await screen.findByText('0.25 微米/像素')).toBeVisible();
  expect(screen.getByText('人肝')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '帮助' }));
  expect(await screen.findByRole('dialog', { name: '切片阅览帮助' })).toBeVisible();
});

it('leads from a locked one to what it is sold with', async () => {
  const service = aService({ isLocked: true });
  service.answers(slideLibraryCalls.detail, aLibrary());
  const { service: wire } = renderPage('/morphology/slice?id=31', service);
  expect(await screen.findByRole('link', { name: '看看切片库' })).toHaveAttribute(
    'href',
    '/morphology/detail?id=5',
  );
  expect(screen.getByText(/切片库「消化系统切片库」/)).toBeVisible();
  expect(await screen.findByText(/^单独出售，不随会员开放/)).toBeVisible();
  expect(screen.getByRole('button', { name: '立即购买' })).toBeVisible();
  expect(wire.asked.filter((url) => url.includes('tile-source'))).toEqual([]);
});

describe('leads on', () => {
  const inTray = (ids: readonly number[]) => {
    const service = aService();
    service.answers(slideTrayCalls.detail, {
      id: 4,
      title: '肝的辨认',
      text: '',
      endsAt: null,
      slides: ids.map((id) => ({ slide: aSlide({ id, title: `切片 ${id}` }), note: '' })),
    });
    return service;
  };

  it('through a tray, by hand and by key, and back to it', async () => {
    const { at, user } = renderPage('/morphology/slice?id=31&trayId=4', inTray([30, 31, 32]));
    await screen.findByText('镜下');
    expect(await screen.findByText('第 2 / 3 张，看过 1 张')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回切片盘' })).toHaveAttribute(
      'href',
      '/morphology/tray?id=4',
    );
    expect(screen.getByRole('link', { name: '上一张：切片 30' })).toHaveAttribute(
      'href',
      '/morphology/slice?id=30&trayId=4',
    );
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(at()).toMatch(/^\/morphology\/slice\?id=32&trayId=4/));
    expect(await screen.findByText('第 3 / 3 张，看过 2 张')).toBeVisible();
    expect(screen.getByRole('button', { name: '下一张' })).toBeDisabled();
  });

  it('through the slides of a course’s item that are open', async () => {
    const service = aService();
    service.answers(coursewareCalls.detail, {
      id: 8,
      courseId: 3,
      name: '镜下所见',
      type: 32,
      description: '',
      html: '',
      slides: [
        { id: 31, name: '肝', picture: '', state: 'open', libraryId: 5 },
        { id: 32, name: '肾', picture: '', state: 'locked', libraryId: 5 },
        { id: 33, name: '脾', picture: '', state: 'open', libraryId: 5 },
      ],
    });
    renderPage('/morphology/slice?id=31&courseId=3&itemId=8', service);
    expect(await screen.findByRole('link', { name: '下一张：脾' })).toHaveAttribute(
      'href',
      '/morphology/slice?id=33&courseId=3&itemId=8',
    );
  });
});

it.each(['?id=0', '?id=none'])('is no page at %s', async (query) => {
  renderPage(`/morphology/slice${query}`, aService());
  expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
});

it('leads back to the item of a course from which it was opened, wherever one looks', async () => {
  const { at } = renderPage('/morphology/slice?id=31&courseId=3&itemId=12', aService());
  await screen.findByText('镜下');
  act(() => shown().onView?.(viewer.seen));
  await waitFor(() => expect(at()).toContain('v=1000_500'));
  expect(at()).toContain('courseId=3&itemId=12');
  expect(screen.getByRole('link', { name: '返回课程' })).toHaveAttribute(
    'href',
    '/course/courseware?courseId=3&itemId=12',
  );
});
