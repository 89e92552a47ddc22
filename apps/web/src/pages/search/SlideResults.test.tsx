import { fakeService } from '@cheese/api-client/testing/fakeService';
import { searchCalls } from '@cheese/domain/calls/front/search';
import { commodityCalls } from '@cheese/domain/calls/shop/commodity';
import { screen, within } from '@testing-library/react';
import { aSlide } from '../../features/slide/testing/aSlide';
import { renderPage } from '../../testing/renderPage';

beforeAll(() => Promise.all([import('./SearchPage'), import('./SlideResults')]));

it('slides stand under a tab of their own, each with its own door', async () => {
  const service = fakeService();
  const asTyped = { meant: null, leftOut: [] };
  service.answers(searchCalls.slides, {
    ...asTyped,
    total: 1,
    list: [{ ...aSlide(), missed: [] }],
  });
  service.answers(searchCalls.counts, [
    { type: 1, count: 2 },
    { type: 32, count: 1 },
  ]);
  service.answers(commodityCalls.free, { list: [], total: 0 });
  renderPage('/search?keyword=xd&type=32', service);
  expect(await screen.findByRole('link', { name: '肝小叶' })).toHaveAttribute(
    'href',
    '/morphology/slice?id=31',
  );
  const tabs = within(screen.getByRole('navigation', { name: '搜索范围' }));
  expect(await tabs.findByRole('link', { name: /数字切片\s*1/ })).toHaveAttribute('aria-current');
  expect(tabs.getByRole('link', { name: /全部\s*2/ })).toBeVisible();
});
