import { expect, type Locator } from '@playwright/test';
import { test } from '../../pages/people/household';
import { login } from '../../pages/people/login';
import { hydrated } from '../../pages/hydrated';

/** Presses Tab until the element has the focus. */
async function tabTo(target: Locator) {
  const { keyboard } = target.page();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 20 && !(await isThere()); step++) await keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('the whole way in without a mouse', async ({ page }) => {
  const door = login(page);
  await door.open();
  await hydrated(page);
  await tabTo(door.tab('验证码登录'));
  await page.keyboard.press('ArrowRight');
  await expect(door.tab('密码登录')).toBeFocused();
  await tabTo(door.phone);
  await page.keyboard.type('13800000001');
  await tabTo(door.password);
  await page.keyboard.type('Cheese-2026');
  await page.keyboard.press('Enter');
  await expect(door.agreement).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await expect(door.submit).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(door.captcha.slider).toBeFocused();
  await expect(door.captcha.body).toHaveAttribute('data-phase', 'ready');
  for (let step = 0; step < 13; step++) await page.keyboard.press('Shift+ArrowRight');
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await door.done(() => page.keyboard.press('Enter'));
  await expect(page).toHaveURL('/');
});
