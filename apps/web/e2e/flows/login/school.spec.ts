import { expect } from '@playwright/test';
import { test } from '../../pages/people/household';
import { login } from '../../pages/people/login';

test('a school account of two organisations chooses one of them', async ({ page }) => {
  const door = login(page);
  await door.open();
  await door.fillSchool({ name: 'shenjiahe' });
  await door.submit.click();
  await expect(page.getByRole('heading', { name: '您可进入以下机构' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await door.submit.click();
  await expect(page.getByText('机构不能为空')).toBeVisible();

  await page.getByRole('radio', { name: '仁心医学院' }).check();
  await door.submit.click();
  await door.done(() => door.captcha.solve());
  await expect(page).toHaveURL('/univ/');
  await expect(page.getByText('仁心医学院')).toBeVisible();
});

test('its other organisation is another role', async ({ page }) => {
  const door = login(page);
  await door.open();
  await door.fillSchool({ name: 'shenjiahe' });
  await door.submit.click();
  await page.getByRole('radio', { name: '济世医科大学' }).check();
  await door.submit.click();
  await door.captcha.solve();
  await expect(page).toHaveURL('/univ/stu-sys/my-study');
  await expect(page.getByText('济世医科大学')).toBeVisible();
});

test('a school account of one organisation goes straight to the puzzle', async ({ page }) => {
  const door = login(page);
  await door.open();
  await door.fillSchool({ name: '2026000107' });
  await door.submit.click();
  await door.done(() => door.captcha.solve());
  await expect(page).toHaveURL('/univ/stu-sys/my-study');
  await expect(page.getByRole('heading', { level: 1, name: '我的学习' })).toBeVisible();
});

test('an account without an organisation reads the same as a wrong password', async ({ page }) => {
  const door = login(page);
  await door.open();
  for (const who of [{ name: 'nobody' }, { name: '2026000107', password: 'wrong-one' }]) {
    await door.fillSchool(who);
    const answer = page.waitForResponse('**/auth/v1/org-list');
    await door.submit.click();
    expect((await answer).status()).toBe(400);
    await expect(page.getByText('账号或密码错误！').first()).toBeVisible();
    await expect(door.captcha.dialog).toBeHidden();
    await expect(door.account).toHaveValue(who.name);
  }
});
