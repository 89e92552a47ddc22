import { expect } from '@playwright/test';
import { test } from '../../pages/people/household';
import { login } from '../../pages/people/login';
import { shell } from '../../pages/shell';

test('a new phone signs in by code, is registered, and stays signed in', async ({ page }) => {
  const door = login(page);
  await door.open();
  await door.receiveCode('13911110001');
  await expect(page.getByRole('button', { name: /^\d+秒后重发$/ })).toBeVisible();
  await door.agreement.check();
  await door.logInOrRegister.click();
  await door.done(() => door.captcha.solve());
  await expect(page).toHaveURL('/');

  await page.reload();
  await expect(shell(page).menu).toBeVisible();
});

test('a wrong code says so and is emptied, the phone stays', async ({ page }) => {
  const door = login(page);
  await door.open();
  await door.receiveCode('13911110002');
  const right = await door.code.inputValue();
  await door.code.fill(right === '000000' ? '000001' : '000000');
  await door.agreement.check();
  await door.logInOrRegister.click();
  await door.captcha.solve();
  await expect(page.getByText(/验证码错误/)).toBeVisible();
  await expect(door.code).toHaveValue('');
  await expect(door.phone).toHaveValue('13911110002');

  await door.code.fill(right);
  await door.logInOrRegister.click();
  await door.done(() => door.captcha.solve());
});

test('no code goes to a phone that is none', async ({ page }) => {
  const door = login(page);
  await door.open();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('请输入手机号！')).toBeVisible();
  await door.phone.fill('12345678901');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('手机号格式错误！')).toBeVisible();
  await expect(door.phone).toBeFocused();
});
