import { expect } from '@playwright/test';
import { test } from '../../pages/people/household';
import { login } from '../../pages/people/login';
import { shell } from '../../pages/shell';

/** No other journey uses this account: its password changes here. */
const phone = '13800000006';

test('who forgot their password sets a new one by code and is in with it', async ({ page }) => {
  const door = login(page);
  await door.open();
  await door.tab('密码登录').click();
  await page.getByRole('button', { name: '忘记密码？' }).click();
  await door.receiveCode(phone);
  await door.newPassword.fill('Aa7Kw9');
  await door.secondPassword.fill('Aa7Kw8');
  await door.agreement.check();
  await page.getByRole('button', { name: '重置并登录' }).click();
  await expect(page.getByText('两次输入的密码不一致！')).toBeVisible();
  await expect(door.secondPassword).toBeFocused();

  await door.secondPassword.fill('Aa7Kw9');
  await page.getByRole('button', { name: '重置并登录' }).click();
  await door.done(() => door.captcha.solve());
  await expect(page).toHaveURL('/');
  await expect(shell(page).menu).toBeVisible();

  await shell(page).logOut();
  await page.getByRole('link', { name: '登录' }).click();
  await door.fillPhone({ name: phone });
  await door.submit.click();
  await door.captcha.solve();
  await expect(page.getByText('账号或密码错误！')).toBeVisible();
});
