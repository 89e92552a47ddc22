import { fakeService } from '@cheese/api-client/testing/fakeService';
import { orderCalls } from '@cheese/domain/calls/shop/order';
import { anatomyCalls } from '@cheese/domain/calls/viewers/anatomy';
import type { Anatomy, AnatomyDetail } from '@cheese/domain/contract/viewers/anatomy';
import type { Structure } from '@cheese/domain/contract/viewers/model';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openSignedIn, signOut } from '../../features/questionBank/testing/openSignedIn';
import { renderPage } from '../../testing/renderPage';

// Models are loaded by a browser only: see how it looks there.
jest.mock('@cheese/model-viewer/stage/loadModel', () => ({
  loadModel: jest.fn(),
  ModelRefused: Error,
}));

beforeAll(() =>
  Promise.all([
    import('./AnatomyPage'),
    import('./list/AnatomyListPage'),
    import('./detail/AnatomyDetailPage'),
    import('./introduce/AnatomyIntroducePage'),
    import('./study/AnatomyStudyPage'),
    import('./study/StudyBench'),
  ]),
);
afterEach(signOut);

const anAnatomy = (said: Partial<Anatomy> = {}): Anatomy => ({
  ...{ id: 5, commodityId: 50, name: '心脏三维模型', summary: '四腔与瓣膜', cover: '' },
  ...{ categoryId: 2, system: 2, structureCount: 64, learnerCount: 7320, charge: 2 },
  ...{ isLocked: true, opened: null, openUntil: null },
  ...{ offer: { specificationId: 9, price: 59_000, originalPrice: 79_000, vipPrice: 39_000 } },
  ...said,
});
const open = { isLocked: false, opened: 'free', charge: 1, offer: null } as const;

function aService(said: Partial<Anatomy> = {}) {
  const service = fakeService();
  const detail: AnatomyDetail = {
    ...anAnatomy(said),
    ...{ nameEn: 'heart', categoryName: '心和大血管', updatedAt: Date.UTC(2026, 10, 1) },
    ...{ pictures: [], itemCount: 1, modelCount: 1 },
  };
  service.answersWith(anatomyCalls.list, ({ keyword, system }) => {
    const list = keyword || system === '1' ? [] : [anAnatomy(said)];
    return { list, total: list.length };
  });
  service.answers(anatomyCalls.categories, [
    { id: 1, pid: null, name: '胸部', anatomyCount: 2 },
    { id: 2, pid: 1, name: '心和大血管', anatomyCount: 1 },
  ]);
  service.answers(anatomyCalls.detail, detail);
  const highlights = [{ title: '先看四腔', text: '比较左、右心室壁的厚度' }];
  service.answers(anatomyCalls.introduction, {
    ...{ anatomyId: 5, name: detail.name, html: '<p>循环的动力</p>', highlights },
  });
  const { isLocked } = detail;
  service.answers(anatomyCalls.items, [
    { id: 7, type: 65, title: '心', cover: '', durationS: null, isLocked, address: null },
  ]);
  return service;
}

it('shows what there is, and narrows it by system, region and part in the address', async () => {
  const { user, at } = renderPage('/anatomy', aService());
  expect(await screen.findByText('1 个模型 · 64 个可选结构')).toBeVisible();
  expect(await screen.findByText('64 个结构')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: '胸部 2' }));
  expect(at()).toBe('/anatomy/list?categoryId=1');
  await user.click(await screen.findByRole('link', { name: '心和大血管 1' }));
  expect(at()).toBe('/anatomy/list?categoryId=2');
  await user.click(screen.getByRole('link', { name: '运动系统' }));
  expect(at()).toBe('/anatomy/list?categoryId=2&system=1');
  expect(await screen.findByText('没有符合条件的模型')).toBeVisible();
});

it('says what is in one and what it costs, and sells it', async () => {
  const service = aService();
  service.answers(orderCalls.placeOrder, { id: 700 });
  const { user, at } = openSignedIn('/anatomy/detail?id=5', service);
  expect(await screen.findByRole('heading', { level: 1, name: '心脏三维模型' })).toBeVisible();
  expect(await screen.findByTitle('未开通')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '心' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '立即购买' }));
  await waitFor(() => expect(at()).toBe('/pay/anatomy?id=5&orderId=700'));
});

it('leads from one that is open through its introduction into the study', async () => {
  const { user } = renderPage('/anatomy/detail?id=5', aService(open));
  expect(await screen.findByRole('link', { name: '开始学习' })).toHaveAttribute(
    'href',
    '/anatomy/study?id=5',
  );
  expect(await screen.findByRole('link', { name: '心' })).toHaveAttribute(
    'href',
    '/anatomy/study?id=5&modelId=7',
  );
  await user.click(screen.getByRole('link', { name: '详细介绍' }));
  expect(await screen.findByText('比较左、右心室壁的厚度')).toBeVisible();
});

it('says where there is none, and where one is closed', async () => {
  const gone = aService();
  gone.refuses(anatomyCalls.detail, { status: 404, flag: 404, message: '不存在' });
  renderPage('/anatomy/detail?id=7', gone);
  expect(await screen.findByText('没有找到这个解剖模型')).toBeVisible();
  cleanup();
  renderPage('/anatomy/study?id=5', aService());
  expect(await screen.findByText('这个模型还没有开通')).toBeVisible();
});

describe('the study', () => {
  const aPart = (said: Partial<Structure>): Structure => ({
    ...{ id: 1, pid: null, modelId: 7, name: '心', nameEn: 'heart', nameLatin: 'cor' },
    ...{ spelling: 'xin', description: '', color: '', meshes: [], anchor: null },
    ...said,
  });

  function theStudy() {
    const service = aService(open);
    service.answers(anatomyCalls.models, [
      {
        ...{ id: 7, title: '心', simplified: '瓣膜从简', format: 'glb', preview: '', unitMm: 1 },
        ...{ address: '/model/x/model.glb', bytes: 4, expiresAt: null },
      },
    ]);
    service.answers(anatomyCalls.structures, [
      aPart({}),
      aPart({
        ...{
          id: 2,
          pid: 1,
          name: '左心室',
          nameLatin: 'ventriculus sinister',
          spelling: 'zuo xin shi',
        },
        ...{ nameEn: 'left ventricle', description: '壁最厚的心腔。', meshes: ['lv'] },
      }),
    ]);
    return service;
  }

  // No graphics here: what is seen then is the plain list of parts, with the tree beside it.
  beforeEach(
    () => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null),
  );
  afterEach(() => jest.restoreAllMocks());

  it('finds a part by its pinyin, says what it is, and keeps it in the address', async () => {
    const { user, at } = renderPage('/anatomy/study?id=5', theStudy());
    await user.type(await screen.findByRole('searchbox', { name: '搜索结构' }), 'zxs{Enter}');
    const card = screen.getByRole('region', { name: '所选结构' });
    expect(within(card).getByText('ventriculus sinister')).toBeVisible();
    expect(at()).toBe('/anatomy/study?id=5&v=%7E2');
    expect(screen.getByText('与真实人体的差别：瓣膜从简')).toBeVisible();
  });

  it('opens at what the address says', async () => {
    renderPage('/anatomy/study?id=5&v=%7E2', theStudy());
    const card = await screen.findByRole('region', { name: '所选结构' });
    expect(within(card).getByText('壁最厚的心腔。')).toBeVisible();
  });
});
