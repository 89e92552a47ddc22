import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';

test('from the school’s second page into an article, and back to the same place', async ({
  page,
}) => {
  await page.goto('/luohe');
  const entries = page.getByRole('main').locator('a[href^="/luohe/details"]');
  await expect(entries).toHaveCount(6);
  const first = await entries.first().innerText();
  await page.getByRole('link', { name: '第2页' }).click();
  await expect(page).toHaveURL('/luohe?page=2');
  await expect(entries.first()).not.toHaveText(first);

  const title = await entries.first().innerText();
  await entries.first().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await entries.first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${title} - AI数字医学虚拟仿真课程平台`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/luohe?page=2');
  await expect(entries.first()).toHaveText(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('the school’s courses and the way back to its zone', async ({ page }) => {
  await page.goto('/luohe/details?id=1');
  await page.getByRole('link', { name: '返回专区' }).click();
  await expect(page).toHaveURL('/luohe');
  await page.getByRole('main').locator('a[href^="/course/detail"]').first().click();
  await expect(page).toHaveURL(/\/course\/detail\?courseId=\d+$/);
});
