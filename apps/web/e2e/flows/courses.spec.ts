import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { commodities } from '../pages/commodities';

test('a visitor finds a course, sees what is in it, and who teaches it', async ({ page }) => {
  const list = commodities(page);
  await page.goto('/productList?productType=1');
  const name = await list.title(0).innerText();
  await list.title(0).click();
  await expect(page).toHaveURL(/\/course\/detail\?courseId=\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  const tabs = page.getByRole('navigation', { name: '课程内容' });
  await tabs.getByRole('link', { name: '目录' }).click();
  await expect(page).toHaveURL(/&tab=directory$/);
  const groups = page.getByRole('button', { expanded: true });
  await expect(groups.first()).toBeVisible();
  const open = await groups.count();
  await groups.last().click();
  await expect(groups).toHaveCount(open - 1);

  await page.goBack();
  await expect(page).toHaveURL(/courseId=\d+$/);
  await page.getByRole('region', { name: '授课教师' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/course\/teacher\?teacherId=\d+$/);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});

test('a favourite that a visitor takes at a card asks them to sign in', async ({ page }) => {
  await page.goto('/course');
  const hot = page.getByRole('region', { name: '热门课程' });
  await hot.getByRole('button', { name: /^收藏/ }).first().click();
  await expect(page.getByRole('dialog', { name: '系统检测到您未登录' })).toBeVisible();
});
