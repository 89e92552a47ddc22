import { expect } from '@playwright/test';
import { test } from '../../../../../tools/journeys/test';
import { shell } from '../../pages/shell';
import { signIn } from '../../pages/people/signIn';

test.use({ viewport: { width: 375, height: 720 } });

test('the drawer leads a visitor everywhere', async ({ page }) => {
  const { openDrawer, drawer } = shell(page);
  await page.goto('/');
  await openDrawer();
  await drawer.getByRole('link', { name: '形态学实验中心' }).click();
  await expect(page).toHaveURL('/morphology');
  await expect(drawer).toBeHidden();
  await openDrawer();
  await drawer.getByRole('link', { name: '登录/注册' }).click();
  await expect(page).toHaveURL('/login');
});

test('a major is chosen in the drawer', async ({ page }) => {
  const { openDrawer, drawer } = shell(page);
  await page.goto('/');
  await openDrawer();
  await drawer.getByRole('button', { name: /^专业/ }).click();
  await drawer.getByRole('button', { name: '护理学', exact: true }).click();
  await drawer.getByRole('button', { name: '基础护理学', exact: true }).click();
  await expect(drawer).toBeHidden();
  await openDrawer();
  await expect(drawer.getByRole('button', { name: /^专业/ })).toHaveText(/基础护理学/);
});

test('it helps where the page has no footer', async ({ page }) => {
  const { openDrawer, drawer } = shell(page);
  await page.goto('/firstAidDrillSystem');
  await openDrawer();
  await expect(drawer.getByRole('link', { name: '400-000-0000' })).toHaveAttribute(
    'href',
    'tel:4000000000',
  );
  await drawer.getByRole('link', { name: '帮助中心' }).click();
  await expect(page).toHaveURL('/help');
});

test('it holds what belongs to a role, and the search stays in the bar', async ({ page }) => {
  await signIn(page, '13800000004');
  const { openDrawer, drawer, searchFor, menuEntries } = shell(page);
  await page.goto('/');
  await openDrawer();
  await expect(drawer.getByRole('link', { name: '高校管理后台' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  expect(await menuEntries()).toContain('退出登录');
  await page.keyboard.press('Escape');
  await searchFor('心肺复苏');
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ keyword: '心肺复苏' })}`);
});
