import { fakeService } from '@cheese/api-client/testing/fakeService';
import { slideCalls } from '@cheese/domain/calls/slides/slide';
import { slideGazeCalls } from '@cheese/domain/calls/slides/slideGaze';
import { slideMakingCalls } from '@cheese/domain/calls/slides/slideMaking';
import type { GazeMap } from '@cheese/domain/contract/slides/slideGaze';
import type { SlideViewerProps } from '@cheese/slide-viewer/SlideViewer';
import { screen, within } from '@testing-library/react';
import { openAsTeacher } from '../../../../testing/openAsTeacher';
import { aMadeSlide } from '../testing/aMadeSlide';

jest.mock('@cheese/slide-viewer/SlideViewer', () => ({
  SlideViewer: ({ name }: SlideViewerProps) => <p>镜下：{name}</p>,
}));

// jsdom has no canvas.
beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
beforeAll(() => Promise.all([import('./SlideLooksPage'), import('./HeatStage')]));

function withLooks(map: GazeMap) {
  const service = fakeService();
  service.answers(slideMakingCalls.detail, aMadeSlide());
  service.answers(slideGazeCalls.map, map);
  service.answers(slideCalls.tileSource, {
    slideId: 1,
    width: 600,
    height: 400,
    tileSize: 512,
    overlap: 0,
    levels: [{ level: 0, width: 600, height: 400, columns: 2, rows: 1 }],
    mpp: null,
    objective: null,
    expiresAt: null,
    tileAddress: '/slide-tiles/s/1/0/7/{level}/{column}_{row}.jpg',
  });
  service.answers(slideGazeCalls.watchers, {
    list: [{ personId: 4, name: '林小满', number: '2026001', seconds: 754, lastAt: 0 }],
    total: 1,
  });
  return service;
}

it('lays where people looked over the slide, and lists who they were', async () => {
  await openAsTeacher(
    '/univ/slides/looks?id=1',
    withLooks({ columns: 2, rows: 1, cells: [1, 0.2] }),
  );
  expect(await screen.findByText('镜下：肝（正常）')).toBeVisible();
  const table = await screen.findByRole('table', { name: '观察过的学生' });
  expect(within(table).getByText('林小满')).toBeVisible();
  expect(within(table).getByText('12 分钟')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '观察情况：肝（正常）' })).toBeVisible();
});

it('says so where nobody has looked yet', async () => {
  await openAsTeacher('/univ/slides/looks?id=1', withLooks({ columns: 2, rows: 1, cells: [0, 0] }));
  expect(await screen.findByText('还没有学生观察过这张切片')).toBeVisible();
  expect(screen.queryByText('镜下：肝（正常）')).toBeNull();
});
