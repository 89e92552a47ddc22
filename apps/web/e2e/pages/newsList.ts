import type { Page } from '@playwright/test';

/** /realTimeInfo: where things are on it and what can be done with it. */
export const newsList = (page: Page) => ({
  open: (query = '') => page.goto(`/realTimeInfo${query}`),
  rows: page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('.words') }),
  headline: (index: number) =>
    page.getByRole('main').locator('.words').nth(index).getByRole('link'),
  category: (name: string) =>
    page.getByRole('navigation', { name: '资讯分类' }).getByRole('link', { name }),
  toPage: (number: number) => page.getByRole('link', { name: `第${number}页` }),
  nextPage: page.getByRole('link', { name: '下一页' }),
});
