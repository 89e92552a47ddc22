import type { Page } from '@playwright/test';

/** /realTimeInfo/detail */
export const newsArticle = (page: Page) => ({
  open: (id: number | string) => page.goto(`/realTimeInfo/detail?id=${id}`),
  title: page.getByRole('article').getByRole('heading', { level: 1 }),
  text: page.getByRole('article'),
  trail: page.getByRole('navigation', { name: '当前位置' }),
  neighbours: page.getByRole('navigation', { name: '上一篇与下一篇' }).getByRole('link'),
});
