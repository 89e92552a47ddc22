import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { judge } from '../pages/judge';
import { people } from '../pages/login';
import { signIn } from '../pages/signIn';

// One trainee claims one certificate once.
test.describe.configure({ mode: 'serial' });

/** The conditions of the first certificate are met; the first test to open it claims it. */
async function openFirst(page: Page): Promise<string> {
  await signIn(page, people.trainee);
  await page.goto('/emergencyCenter/welfare');
  await page.locator('a[href*="welfare?item="]').first().click();
  const dialog = page.getByRole('dialog');
  const claim = dialog.getByRole('button', { name: '领取证书' });
  await claim.or(dialog.getByRole('link', { name: '查看证书' })).click();
  await expect(page.locator('svg[data-complete=true]')).toBeVisible();
  return new URL(page.url()).searchParams.get('number') ?? '';
}

test('a trainee sees what a certificate asks for', async ({ page }) => {
  await signIn(page, people.trainee);
  await page.goto('/emergencyCenter/welfare');
  await page.locator('a[href*="welfare?item="]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: '领取条件' })).toBeVisible();
  expect(await judge(page, 'the terms')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/emergencyCenter/welfare');
});

test('a certificate is had as a PDF of one page at 300 dpi', async ({ page }) => {
  await openFirst(page);
  expect(await judge(page, 'the certificate')).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 PDF' }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(file.toString('latin1')).toContain('/Width 3508 /Height 2480');
  // A blank sheet would be far smaller.
  expect(file.length).toBeGreaterThan(100_000);
});

test('on paper there is the certificate alone', async ({ page }) => {
  await openFirst(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.certificate svg')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden();
});

test('anybody checks its number, and learns no more than they may', async ({ page, browser }) => {
  const number = await openFirst(page);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(new URL('/emergencyCenter/verify', page.url()).href);
  await stranger.getByLabel('证书编号').fill(number);
  await stranger.keyboard.press('Enter');
  await expect(stranger).toHaveURL(new RegExp(`/emergencyCenter/verify/${number}$`));
  await expect(stranger.getByText(/证书真实/)).toBeVisible();
  await expect(stranger.getByText('苏念')).toHaveCount(0);
  await expect(stranger.getByText('苏*')).toBeVisible();
  await stranger.getByLabel('证书编号').fill('00000-00000-00000-00000');
  await stranger.keyboard.press('Enter');
  await expect(stranger.getByText('未查询到该证书')).toBeVisible();
});
