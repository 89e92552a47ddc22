import { expect, type Page } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { commodities } from '../pages/commodities';

const found = (page: Page) => page.getByRole('main').locator('.words').getByRole('link');
const searched = (keyword: string) => `/search?keyword=${encodeURIComponent(keyword)}`;

test('a part of a word finds, marks and counts', async ({ page }) => {
  const list = commodities(page);
  await page.goto(searched('心电图'));
  await expect(page).toHaveTitle('搜索“心电图”的结果 - AI数字医学虚拟仿真课程平台');
  await expect(found(page).first()).toContainText('心电图');
  await expect(found(page).first().locator('mark')).toHaveText('心电图');

  // The counts come after the list.
  const courses = list.row('搜索范围').getByRole('link', { name: /^医学课程\D*\d/ });
  const count = Number.parseInt((await courses.innerText()).replace(/\D/g, ''), 10);
  await courses.click();
  await expect(page).toHaveURL(/type=1$/);
  await expect(page.getByText(`共 ${count} 项`)).toBeVisible();
});

test('the first letters of its syllables find a course, too', async ({ page }) => {
  await page.goto(searched('xxg'));
  await expect(found(page).first().locator('mark')).toHaveText('心血管');
});

test('news are found under a tab of their own', async ({ page }) => {
  await page.goto(searched('心'));
  await page
    .getByRole('navigation', { name: '搜索范围' })
    .getByRole('link', { name: /资讯/ })
    .click();
  await expect(page).toHaveURL(/type=128$/);
  // The results of the previous tab stay until the news have loaded.
  await page.getByRole('main').locator('.words a[href*="realTimeInfo"]').first().click();
  await expect(page).toHaveURL(/\/realTimeInfo\/detail\?id=\d+$/);
});

test('what is not there is said, with something else to learn', async ({ page }) => {
  await page.goto(searched('没有这样的东西'));
  await expect(page.getByText('没有找到与“没有这样的东西”相关的内容')).toBeVisible();
  await expect(page.getByRole('heading', { name: '大家都在学' })).toBeVisible();
  await expect(commodities(page).cards).toHaveCount(3);
});

test('no keyword breaks the page, and old links work', async ({ page }) => {
  const crashes: Error[] = [];
  page.on('pageerror', (error) => crashes.push(error));
  for (const keyword of ['   ', '心'.repeat(80), '🫀🧠', '%_\\', "'; --", '<b>']) {
    await page.goto(searched(keyword));
    await expect(page.getByText(/^共 \d+ 项$/)).toBeVisible();
  }
  await page.goto('/search?courseType=2');
  const list = commodities(page);
  await expect(list.option('课程来源', '精品课程')).toHaveAttribute('aria-current', 'true');
  await expect(list.cards.first()).toContainText('医学课程');
  expect(crashes).toEqual([]);
});
