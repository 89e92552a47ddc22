import { expect, type Page } from '@playwright/test';
import { demoPhone } from '../../pages/people/demoPhone';
import { test } from '../../pages/people/household';
import { login } from '../../pages/people/login';

/** In one file, because they follow each other: the newest code is then that of the test. */
async function showCode(page: Page) {
  const before = await demoPhone(page).newestId();
  await login(page).open();
  await page.getByRole('button', { name: '扫码登录' }).click();
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible();
  return demoPhone(page).newestScan(before);
}

test('a phone scans the code, confirms, and the page is signed in', async ({ page }) => {
  const id = await showCode(page);
  await demoPhone(page).answer(id, 'scan');
  await expect(page.getByText('扫码成功，请在手机上确认登录')).toBeVisible();
  await login(page).done(() => demoPhone(page).answer(id, 'confirm', '13800000004'));
  await expect(page).toHaveURL('/univ/colleges/school');
  await expect(page.getByText('许静怡').first()).toBeVisible();
});

test('a phone says no, and the next code works', async ({ page }) => {
  const id = await showCode(page);
  await demoPhone(page).answer(id, 'cancel');
  await expect(page.getByText('用户已取消登录')).toBeVisible();
  await page.getByRole('button', { name: '点击刷新' }).click();
  await demoPhone(page).answer(await demoPhone(page).newestScan(id), 'confirm', '13800000001');
  await expect(page).toHaveURL('/');
});

test('an expired code is covered, and a click brings one that works', async ({ page }) => {
  // A code lives for three minutes; only the answer that says so is brought forward.
  await page.route(
    '**/user/v3/scan/login',
    (route) =>
      route.fulfill({
        status: 408,
        json: { flag: 408, message: '二维码已失效，点击刷新', data: null },
      }),
    { times: 1 },
  );
  const id = await showCode(page);
  await page.getByRole('button', { name: '二维码已失效，点击刷新' }).click();
  await expect(page.getByText('请使用平台 APP 扫描二维码登录')).toBeVisible();
  await demoPhone(page).answer(await demoPhone(page).newestScan(id), 'confirm', '13800000001');
  await expect(page).toHaveURL('/');
});

test('a code that is left for the form lets nobody in any more', async ({ page }) => {
  const id = await showCode(page);
  await page.getByRole('button', { name: '账号登录' }).click();
  await expect(page.getByRole('tab', { name: '验证码登录' })).toBeVisible();
  const ids = async () => (await demoPhone(page).scans()).map((scan) => scan.id);
  await expect.poll(ids).not.toContain(id);
});
