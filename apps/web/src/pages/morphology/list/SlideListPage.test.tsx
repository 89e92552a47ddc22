import { fakeService } from '@cheese/api-client/testing/fakeService';
import { collectCalls } from '@cheese/domain/calls/learning/collect';
import { slideCalls } from '@cheese/domain/calls/slides/slide';
import { screen, waitFor } from '@testing-library/react';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';
import { aSlide, someFacets } from '../../../features/slide/testing/aSlide';
import { renderPage } from '../../../testing/renderPage';

beforeAll(() => import('./SlideListPage'));
afterEach(signOut);

function someSlides() {
  const service = fakeService();
  service.answers(slideCalls.facets, someFacets);
  service.answersWith(slideCalls.list, ({ stain, keyword }) => {
    if (keyword) return { list: [], total: 0 };
    const list = stain ? [aSlide({ id: 32, title: '血涂片', isLocked: true })] : [aSlide()];
    return { list, total: stain ? 1 : 30 };
  });
  return service;
}

it('narrows by what there is, keeps it in the address, and locks what is not open', async () => {
  const { user, at } = renderPage('/morphology/list?page=2&stain=99', someSlides());
  expect(await screen.findByText('1234 次观察', { exact: false })).toBeVisible();
  expect(screen.getByText('肝 · HE染色')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '瑞氏-吉姆萨染色 1' }));
  expect(await screen.findByRole('link', { name: '血涂片' })).toHaveAttribute(
    'href',
    '/morphology/detail?id=5',
  );
  expect(at()).toBe('/morphology/list?stain=5');
  expect(screen.getByText('未开通')).toBeVisible();
});

it('leads out of a search that finds nothing', async () => {
  const { user, at } = renderPage('/morphology/list?organ=%E8%82%9D', someSlides());
  await screen.findByRole('link', { name: '肝小叶' });
  await user.type(screen.getByRole('searchbox', { name: '搜索切片名称或器官' }), '脾{Enter}');
  expect(await screen.findByText('没有符合条件的切片')).toBeVisible();
  expect(decodeURIComponent(at())).toBe('/morphology/list?organ=肝&keyword=脾');
  expect(screen.getByRole('link', { name: '清除筛选' })).toHaveAttribute(
    'href',
    '/morphology/list',
  );
});

it('keeps a slide at its card, and in a folder that is chosen there', async () => {
  const service = someSlides();
  const bodies: unknown[] = [];
  service.answers(collectCalls.states, []);
  service.answersWith(collectCalls.add, (_asks, body) => {
    bodies.push(body);
    return null;
  });
  service.answers(collectCalls.catalogs, [{ id: 4, pid: null, name: '复习', count: 0 }]);
  const { user } = openSignedIn('/morphology/list', service);
  await user.click(await screen.findByRole('button', { name: '收藏肝小叶' }));
  await user.click(await screen.findByRole('button', { name: '放入收藏夹' }));
  await user.click(await screen.findByRole('radio', { name: '复习' }));
  await user.click(screen.getByRole('button', { name: '放到这里' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies).toEqual([
    { type: 32, productId: 31 },
    { type: 32, productId: 31, catalogId: 4 },
  ]);
});
