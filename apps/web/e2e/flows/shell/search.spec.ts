import { expect } from '@playwright/test';
import { test } from '../../../../../tools/journeys/test';
import { shell } from '../../pages/shell';
import { hydrated } from '../../pages/hydrated';

test('the history keeps the last ten, each once, and loses what is deleted', async ({ page }) => {
  const { search, history, searchFor, banner } = shell(page);
  await page.goto('/');
  for (let index = 1; index <= 11; index++) await searchFor(`词${index}`);
  await searchFor('词5');
  await page.goto('/');
  await search.click();
  const last = ['词5', '词11', '词10', '词9', '词8', '词7', '词6', '词4', '词3', '词2'];
  await expect(history).toHaveText(last);

  await banner.getByRole('button', { name: '删除搜索记录' }).click();
  await banner.getByRole('option', { name: '删除“词11”' }).click();
  await expect(history).toHaveText(last.filter((text) => text !== '词11'));
  await banner.getByRole('button', { name: '取消' }).click();
  await banner.getByRole('option', { name: '词9' }).click();
  await expect(page).toHaveURL(`/search?keyword=${encodeURIComponent('词9')}`);
});

test('the panel closes when the mouse leaves it, and when the focus does', async ({ page }) => {
  const { search, history, searchFor } = shell(page);
  await page.goto('/');
  await searchFor('心电图');
  await page.goto('/');
  await search.click();
  await expect(history).toHaveCount(1);
  await page.mouse.move(200, 700);
  await expect(history).toHaveCount(0);
  await search.click();
  await expect(history).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(history).toHaveCount(0);
  await search.click();
  await expect(history).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(history).toHaveCount(0);
});

test('an empty search leads to the search page and is not remembered', async ({ page }) => {
  const { search, banner } = shell(page);
  await page.goto('/');
  await hydrated(page);
  await search.press('Enter');
  await expect(page).toHaveURL('/search?keyword=');
  await page.goto('/');
  await search.click();
  await expect(banner.getByText('暂无搜索记录')).toBeVisible();
});

test('what is typed is answered with suggestions, which the arrows reach', async ({ page }) => {
  const { search, history } = shell(page);
  await page.goto('/');
  await hydrated(page);
  await search.pressSequentially('心');
  await expect(history.nth(1)).toBeVisible();
  await expect(history.nth(1).locator('mark').first()).toHaveText('心');
  const text = await history.nth(1).locator('span').first().innerText();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ keyword: text })}`);
  await expect(search).toHaveValue(text);
});
