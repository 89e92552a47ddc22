import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { commodities } from '../pages/commodities';

test('home, courses, a filter, page 2, and back through all of it', async ({ page }) => {
  const list = commodities(page);
  await page.goto('/');
  await page
    .getByRole('navigation', { name: '快速入口' })
    .getByRole('link', { name: /云课程/ })
    .click();
  await expect(page).toHaveURL('/productList?productType=1');
  await expect(list.cards).toHaveCount(12);

  await list.option('课程级别', '本科课程').click();
  await expect(page).toHaveURL(/productType=1&classifyId=\d+$/);
  await expect(list.option('课程级别', '本科课程')).toHaveAttribute('aria-current', 'true');
  await expect(list.cards.first()).toContainText('本科课程');
  // Until the answer is there, the list shows the courses of before.
  await expect(list.cards.filter({ hasNotText: '本科课程' })).toHaveCount(0);
  const first = await list.title(0).innerText();

  await list.toPage(2).click();
  await expect(page).toHaveURL(/&page=2$/);
  await expect(list.title(0)).not.toHaveText(first);
  const second = await list.title(0).innerText();

  await list.title(0).click();
  await expect(page).toHaveURL(/\/course\/detail\?courseId=\d+$/);
  await page.goBack();
  await expect(list.title(0)).toHaveText(second);
  await page.goBack();
  await expect(list.title(0)).toHaveText(first);
  await page.goBack();
  await expect(page).toHaveURL('/productList?productType=1');
});

test('going back shows the page before at once, without asking again', async ({ page }) => {
  const list = commodities(page);
  await page.goto('/productList?productType=1');
  await expect(list.cards).toHaveCount(12);
  const first = await list.title(0).innerText();
  await list.toPage(2).click();
  await expect(list.title(0)).not.toHaveText(first);
  await page.context().setOffline(true);
  await page.goBack();
  await expect(list.title(0)).toHaveText(first);
});

test('more filters are counted, shared by their address, and taken back', async ({
  page,
  context,
}) => {
  const list = commodities(page);
  await page.goto('/productList?productType=1');
  await list.moreFilters.click();
  await list.filters.getByRole('button', { name: '入门' }).click();
  await list.filters.getByRole('button', { name: '在校学生' }).click();
  await list.filters.getByRole('button', { name: '确定' }).click();
  await expect(list.moreFilters).toHaveAccessibleName('更多筛选，已选2项');

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(list.title(0)).toHaveText(await commodities(shared).title(0).innerText());

  await list.moreFilters.click();
  await list.filters.getByRole('button', { name: '重置' }).click();
  await list.filters.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL('/productList?productType=1');
});

test('filters that leave nothing are cleared in one step', async ({ page }) => {
  await page.goto('/productList?productType=16&filterIds=1');
  await expect(page.getByText('没有符合这些条件的内容')).toBeVisible();
  await page.getByRole('link', { name: '清除筛选' }).click();
  await expect(page).toHaveURL('/productList?productType=16');
  await expect(commodities(page).cards.first()).toContainText('解剖模型');
});

test('cheapest first, and what costs nothing', async ({ page }) => {
  const list = commodities(page);
  await page.goto('/productList?productType=1&charge=2&sort=5');
  const prices = page.locator('.foot b');
  await expect(list.cards).toHaveCount(12);
  const shown = (await prices.allInnerTexts()).map(Number.parseFloat);
  expect(shown).toEqual([...shown].sort((one, other) => other - one));
  await list.option('费用', '免费').click();
  await expect(page).toHaveURL(/charge=1/);
  await expect(list.cards.first()).toContainText('免费');
});
