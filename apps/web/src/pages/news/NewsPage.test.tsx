import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';

it.each([
  ['/news?category=3&page=2', '/realTimeInfo?category=3&page=2'],
  ['/news/details?id=7', '/realTimeInfo/detail?id=7'],
])('%s leads to %s', async (address, wanted) => {
  const { at } = renderPage(address);
  await waitFor(() => expect(at()).toBe(wanted));
});

it('/news/details with what is no number is no page', async () => {
  renderPage('/news/details?id=none');
  expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
});
