import type { Page } from '@playwright/test';

/** The lists of what is on sale: where things are on them and what can be done with them. */
export const commodities = (page: Page) => {
  const main = page.getByRole('main');
  const row = (name: string) => main.getByRole('navigation', { name });
  return {
    cards: main.getByRole('listitem').filter({ has: page.locator('.type') }),
    title: (index: number) => main.locator('.words a.title').nth(index),
    row,
    option: (name: string, option: string) =>
      row(name).getByRole('link', { name: option, exact: true }),
    moreFilters: main.getByRole('button', { name: /^更多筛选/ }),
    filters: page.getByRole('dialog', { name: '更多筛选' }),
    toPage: (number: number) => main.getByRole('link', { name: `第${number}页` }),
  };
};
