import { fakeService } from '@cheese/api-client/testing/fakeService';
import { searchCalls } from '@cheese/domain/calls/front/search';
import { commodityCalls } from '@cheese/domain/calls/shop/commodity';
import { screen, within } from '@testing-library/react';
import { aSlide } from '../../features/slide/testing/aSlide';
import { renderPage } from '../../testing/renderPage';

beforeAll(() =>
  Promise.all([import('./SearchPage'), import('./SlideResults'), import('./RehearsalResults')]),
);

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

it.each([
  [512, '急救演练', '/firstAidDrillSystem?id=3'],
  [1024, '虚拟病人', '/clinical-system/case?id=3'],
])('what is gone through stands under a tab of its own: %i', async (type, tab, href) => {
  const service = fakeService();
  service.answersWith(searchCalls.rehearsals, (asked) => ({
    total: 1,
    meant: null,
    leftOut: [],
    list: [
      {
        id: 3,
        title: `第 ${asked['type']} 类`,
        text: '有人倒下了',
        minutes: 6,
        titleMarks: [],
        textMarks: [{ from: 0, to: 2 }],
        missed: [],
      },
    ],
  }));
  service.answers(searchCalls.counts, [
    { type: 1, count: 2 },
    { type, count: 1 },
  ]);
  service.answers(commodityCalls.free, { list: [], total: 0 });
  renderPage(`/search?keyword=xd&type=${type}`, service);
  const link = await screen.findByRole('link', { name: `第 ${type} 类` });
  expect(link).toHaveAttribute('href', href);
  expect(screen.getByText('有人', { selector: 'mark' })).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: '搜索范围' }));
  const own = await tabs.findByRole('link', { name: new RegExp(`${tab}\\s*1`) });
  expect(own).toHaveAttribute('aria-current');
  expect(tabs.getByRole('link', { name: /全部\s*2/ })).toBeVisible();
});
