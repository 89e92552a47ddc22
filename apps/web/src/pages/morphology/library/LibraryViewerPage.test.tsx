import { fakeService } from '@cheese/api-client/testing/fakeService';
import { slideCalls } from '@cheese/domain/calls/slides/slide';
import { slideLibraryCalls } from '@cheese/domain/calls/slides/slideLibrary';
import { screen, within } from '@testing-library/react';
import { aSlide } from '../../../features/slide/testing/aSlide';
import { renderPage } from '../../../testing/renderPage';

jest.mock('@cheese/slide-viewer/SlideViewer', () => ({ SlideViewer: () => <p>镜下</p> }));

beforeAll(() =>
  Promise.all([import('./LibraryViewerPage'), import('../../../features/slide/viewer/SlideBench')]),
);

const row = (targetId: number, title: string) => ({
  id: targetId,
  pid: null,
  title,
  isGroup: false as const,
  type: 'section' as const,
  targetId,
  thumbnail: null,
  isLocked: false,
});

function aLibrary() {
  const service = fakeService();
  service.answers(slideLibraryCalls.directory, [row(31, '肝小叶'), row(32, '胃底')]);
  service.answers(slideLibraryCalls.viewCount, 1);
  service.answersWith(slideCalls.detail, ({ id }) => ({
    ...aSlide({ id: Number(id), title: id === '32' ? '胃底' : '肝小叶' }),
    libraryName: '消化系统切片库',
    titleEn: '',
    summary: '',
    material: '',
    source: '',
  }));
  service.answers(slideCalls.tileSource, {
    slideId: 31,
    width: 600,
    height: 400,
    tileSize: 512,
    overlap: 0,
    levels: [],
    mpp: null,
    objective: null,
    tileAddress: '/{level}/{column}_{row}',
    expiresAt: null,
  });
  return service;
}

it('opens the first slide of a library, and another one from its contents', async () => {
  const { user, at } = renderPage('/morphology/library?id=5', aLibrary());
  expect(await screen.findByRole('heading', { level: 1, name: '肝小叶' })).toBeVisible();
  const menu = await screen.findByRole('navigation', { name: '切片目录' });
  expect(within(menu).getByRole('link', { name: '肝小叶' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await user.click(within(menu).getByRole('link', { name: '胃底' }));
  expect(await screen.findByRole('heading', { level: 1, name: '胃底' })).toBeVisible();
  expect(at()).toBe('/morphology/library?id=5&slideId=32');
  expect(document.title).toBe('胃底 - 消化系统切片库 - AI数字医学虚拟仿真课程平台');
});

it('says where nothing is in it yet', async () => {
  const service = aLibrary();
  service.answers(slideLibraryCalls.directory, []);
  renderPage('/morphology/library?id=5', service);
  expect(await screen.findByText('这套切片还在整理')).toBeVisible();
});
