import { expect } from '@playwright/test';
import { test } from '../../pages/people/household';
import { login } from '../../pages/people/login';
import { shell } from '../../pages/shell';

test('a learner signs in with a password, comes back another time, and leaves', async ({
  page,
}) => {
  const door = login(page);
  await door.captcha.evenChance();
  await page.goto('/realTimeInfo');
  await page.getByRole('link', { name: '登录' }).click();
  await door.fillPhone({ name: '13800000001' });
  await door.submit.click();
  await door.done(() => door.captcha.solve());
  await expect(page).toHaveURL('/realTimeInfo');

  await page.reload();
  await shell(page).logOut();
  await expect(page.getByText('已退出登录')).toBeVisible();
  await expect(page.getByRole('link', { name: '登录' })).toBeVisible();
});

test('a wrong password says so and keeps what was filled in', async ({ page }) => {
  const door = login(page);
  await door.open();
  await door.fillPhone({ name: '13911110010', password: 'not-the-password' });
  await door.submit.click();
  await door.captcha.solve();
  await expect(page.getByText('账号或密码错误！')).toBeVisible();
  await expect(door.phone).toHaveValue('13911110010');
});

test('without the agreement there is neither a puzzle nor a call', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const door = login(page);
  await door.open();
  await door.fillPhone({ name: '13800000001' });
  await door.agreement.uncheck();
  await door.submit.click();
  await expect(page.getByRole('tooltip', { name: '请阅读并勾选协议' })).toBeVisible();
  await expect(door.agreement).toBeFocused();
  await expect(door.captcha.dialog).toBeHidden();
  expect(calls.filter((url) => url.includes('/auth/'))).toEqual([]);

  await door.agreement.check();
  await expect(page.getByRole('tooltip', { name: '请阅读并勾选协议' })).toBeHidden();
});

test('after three wrong passwords the server asks for a puzzle of its own', async ({ page }) => {
  // Five puzzles, one after the other.
  test.slow();
  const door = login(page);
  await door.open();
  // No other journey uses this account: after these failures its sign-in demands a captcha.
  await door.fillPhone({ name: '13800000012', password: 'wrong-one' });
  for (let time = 1; time <= 3; time++) {
    await door.submit.click();
    const answer = page.waitForResponse('**/auth/v1/login/pp');
    await door.captcha.solve();
    expect((await answer).status()).toBe(400);
  }
  await door.password.fill('Cheese-2026');
  await door.submit.click();
  const issued = page.waitForResponse('**/auth/v1/puzzle');
  await door.captcha.solve();
  expect((await issued).status()).toBe(200);
  await expect(door.captcha.dialog).toHaveCount(1);
  await door.done(() => door.captcha.solveIssued());
  await expect(page).toHaveURL('/');
});
