import { expect, type Page } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';

const cards = (page: Page) => page.getByRole('article');

test('a trainee finds a case by its category and shares its address', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('公益急救培训平台');
  await expect(cards(page).nth(3)).toBeVisible();
  await page.getByRole('link', { name: '灾难案例' }).click();
  await expect(page).toHaveURL('/emergencyCenter?category=1');
  await expect(cards(page)).toHaveCount(3);
  await page.goBack();
  await expect(cards(page).nth(3)).toBeVisible();
});

test('the main site’s address under the centre’s name is the centre too', async ({
  page,
  baseURL,
}) => {
  const mainPort = Number(new URL(baseURL ?? '').port) - 1;
  await page.goto(`http://emergency.localhost:${mainPort}/`);
  await expect(page).toHaveTitle('公益急救培训平台');
  await expect(cards(page).first()).toBeVisible();
});

test('an unknown address is a 404 face', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('您访问的页面不存在')).toBeVisible();
});
