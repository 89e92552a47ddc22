import { expect, test } from '@playwright/test';
import { login } from '../pages/login';

const header = '退出登录';

test('a learner signs in with a password, comes back to where they were, and leaves', async ({
  page,
}) => {
  const door = login(page);
  await door.evenChance();
  await page.goto('/realTimeInfo');
  await page.getByRole('link', { name: '登录' }).click();
  await door.tab('密码登录').click();
  await door.phone.fill('13800000001');
  await door.password.fill('Cheese-2026');
  await door.submit.click();
  await expect(page.getByRole('tooltip', { name: '请阅读并勾选协议' })).toBeVisible();

  await door.agreement.check();
  await door.submit.click();
  await door.solvePuzzle();
  await expect(page.getByText('验证通过')).toBeVisible();
  await expect(page.getByText('登录成功！')).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.reload();
  await page.getByRole('button', { name: header }).click();
  await expect(page.getByText('已退出登录')).toBeVisible();
  await expect(page.getByRole('link', { name: '登录' })).toBeVisible();
});

test('a wrong password says so and keeps what was filled in', async ({ page }) => {
  const door = login(page);
  await door.evenChance();
  await door.open();
  await door.tab('密码登录').click();
  await door.phone.fill('13800000002');
  await door.password.fill('not-the-password');
  await door.agreement.check();
  await door.submit.click();
  await door.solvePuzzle();
  await expect(page.getByText('账号或密码错误！')).toBeVisible();
  await expect(door.phone).toHaveValue('13800000002');
});

test('a token that the server no longer knows opens the prompt, which leads to the login', async ({
  page,
}) => {
  await page.goto('/realTimeInfo');
  await page.route('**/news/v1/list?*', (route) =>
    route.fulfill({
      status: 401,
      json: { flag: 401, message: '登录已失效，请重新登录', data: null },
    }),
  );
  await page.getByRole('link', { name: '教学改革' }).click();
  await expect(page.getByRole('dialog')).toContainText('系统检测到您未登录');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page
    .getByRole('button', { name: '去登录' })
    .or(page.getByRole('link', { name: '去登录' }))
    .click();
  await expect(page).toHaveURL('/login');
});
