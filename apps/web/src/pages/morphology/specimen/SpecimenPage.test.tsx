import { fakeService } from '@cheese/api-client/testing/fakeService';
import { orderCalls } from '@cheese/domain/calls/shop/order';
import { slideLibraryCalls } from '@cheese/domain/calls/slides/slideLibrary';
import { specimenCalls } from '@cheese/domain/calls/bodies/specimen';
import type { Structure } from '@cheese/domain/contract/bodies/shapes/model';
import type { Specimen } from '@cheese/domain/contract/bodies/specimen';
import { screen, waitFor, within } from '@testing-library/react';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';
import { renderPage } from '../../../testing/renderPage';

// jsdom cannot load models.
jest.mock('@cheese/model-viewer/stage/loadModel', () => ({
  loadModel: jest.fn(),
  ModelRefused: Error,
}));

beforeAll(() =>
  Promise.all([
    import('./SpecimenPage'),
    import('./turntable/Turntable'),
    import('../detail/LibraryDetailPage'),
  ]),
);
// Without WebGL the page shows a list of parts and the hotspots.
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => {
  jest.restoreAllMocks();
  signOut();
});

const aSpecimen: Specimen = {
  id: 5,
  commodityId: 50,
  name: '心脏三维标本',
  summary: '四腔与瓣膜',
  cover: '',
  field: 6,
  system: 2,
  hotspotCount: 2,
  learnerCount: 3,
  charge: 1,
  offer: null,
  isLocked: false,
  opened: 'free',
  openUntil: null,
  givenBy: null,
};
const locked: Partial<Specimen> = {
  isLocked: true,
  opened: null,
  charge: 2,
  offer: { specificationId: 9, price: 59_000, originalPrice: 79_000, vipPrice: 39_000 },
};
const aPart = (id: number, name: string, nameLatin: string): Structure => ({
  id,
  pid: null,
  modelId: 7,
  name,
  nameLatin,
  nameEn: '',
  spelling: '',
  description: '',
  color: '',
  meshes: [name],
  layer: null,
  anchor: null,
  isTranslated: true,
});

function aService(said: Partial<Specimen> = {}) {
  const service = fakeService();
  const one = { ...aSpecimen, ...said };
  service.answersWith(specimenCalls.list, ({ system }) => {
    const list = system === '1' ? [] : [one];
    return { list, total: list.length };
  });
  const side = { pitch: 0, zoom: 1, hidden: [] };
  service.answers(specimenCalls.detail, {
    ...one,
    nameEn: 'heart',
    html: '<p>循环的动力</p>',
    updatedAt: 0,
    views: [
      { ...side, name: '前面', yaw: 0, cut: null },
      { ...side, name: '切开', yaw: 0, hidden: [3], cut: { axis: 'z', at: 0, isFlipped: false } },
    ],
    slides: [{ id: 31, title: '心肌切片', thumbnail: null }],
  });
  service.answers(specimenCalls.models, [
    {
      id: 7,
      title: '心',
      simplified: '瓣膜从简',
      format: 'glb',
      preview: '',
      unitMm: 1,
      layers: [],
      hasOrder: false,
      pins: [],
      sickness: null,
      address: '/model/x/model.glb',
      bytes: 4,
      expiresAt: null,
    },
  ]);
  service.answers(specimenCalls.structures, [
    aPart(2, '左心室壁', 'paries ventriculi sinistri'),
    aPart(3, '右心耳', 'auricula dextra'),
  ]);
  service.answers(specimenCalls.hotspots, [
    { id: 1, structureId: 2, title: '最厚的壁', text: '要把血送到全身', view: 1 },
    { id: 2, structureId: 3, title: '右心耳', text: '内面有梳状肌', view: 0 },
  ]);
  return service;
}

it('finds specimens by discipline and system, and says where there is none', async () => {
  const { user, at } = renderPage('/morphology/specimen?field=6', aService());
  expect(await screen.findByText('2 个热点')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '运动系统' }));
  expect(at()).toBe('/morphology/specimen?field=6&system=1');
  expect(await screen.findByText('没有符合条件的标本')).toBeVisible();
});

it('says at a hotspot what it is, and keeps it and its view in the address', async () => {
  const { user, at } = renderPage('/morphology/specimen?id=5', aService());
  const spots = within(await screen.findByRole('region', { name: '热点' }));
  const first = spots.getByRole('button', { name: '1. 最厚的壁' });
  first.focus();
  await user.keyboard('{Enter}');
  expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(spots.getByText('要把血送到全身')).toBeVisible();
  expect(spots.getByText('paries ventriculi sinistri')).toBeVisible();
  expect(spots.getByText('见于：切开')).toBeVisible();
  expect(decodeURIComponent(at())).toBe('/morphology/specimen?id=5&v=~2~h!3~~z!0!0!0!0');
  await user.click(spots.getByRole('button', { name: '2. 右心耳' }));
  expect(decodeURIComponent(at())).toBe('/morphology/specimen?id=5&v=~3');
  expect(screen.getByText('与真实标本的差别：瓣膜从简')).toBeVisible();
});

it('opens at what the address says, without labels where they were put off', async () => {
  const { user, at } = renderPage('/morphology/specimen?id=5&v=~3', aService());
  expect(await screen.findByText('内面有梳状肌')).toBeVisible();
  const labels = screen.getByRole('button', { name: '显示标签' });
  await user.click(labels);
  expect(labels).toHaveAttribute('aria-pressed', 'false');
  expect(decodeURIComponent(at())).toBe('/morphology/specimen?id=5&v=~3~~~~~0');
});

it('turns slowly by a button, until it is touched', async () => {
  const { user } = renderPage('/morphology/specimen?id=5', aService());
  await user.click(await screen.findByRole('button', { name: '慢慢转动' }));
  expect(screen.getByRole('button', { name: '停止转动' })).toBeVisible();
  await user.click(screen.getByRole('application'));
  expect(screen.getByRole('button', { name: '慢慢转动' })).toBeVisible();
});

it('leads to slides of the same tissue', async () => {
  renderPage('/morphology/specimen?id=5', aService());
  const way = await screen.findByRole('link', { name: '心肌切片' });
  expect(way).toHaveAttribute('href', '/morphology/slice?id=31');
});

it('is sold where it is locked, and asks for no model then', async () => {
  const service = aService(locked);
  service.answers(orderCalls.placeOrder, { id: 700 });
  const { user, at } = openSignedIn('/morphology/specimen?id=5', service);
  await user.click(await screen.findByRole('button', { name: '立即购买' }));
  expect(screen.queryByRole('region', { name: '热点' })).toBeNull();
  await waitFor(() => expect(at()).toBe('/pay/library?id=5&orderId=700'));
});

it('is found at the address of what is sold beside it: a library', async () => {
  const service = aService();
  service.refuses(slideLibraryCalls.detail, { status: 404, flag: 404, message: '不存在' });
  const { at } = renderPage('/morphology/detail?id=5', service);
  expect(await screen.findByRole('heading', { level: 1, name: '心脏三维标本' })).toBeVisible();
  expect(at()).toContain('/morphology/specimen?id=5');
});
