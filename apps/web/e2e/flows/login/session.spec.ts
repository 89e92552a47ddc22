import { expect } from '@playwright/test';
import { test } from '../../pages/people/household';
import { login } from '../../pages/people/login';
import { newsList } from '../../pages/newsList';
import { shell } from '../../pages/shell';

test('a token that the server no longer knows opens the prompt, which leads back after login', async ({
  page,
}) => {
  const door = login(page);
  await door.captcha.evenChance();
  await page.goto('/realTimeInfo');
  await expect(newsList(page).rows.first()).toBeVisible();
  const refused = { flag: 401, message: '登录已失效，请重新登录', data: null };
  await page.route('**/news/v1/list?*', (route) => route.fulfill({ status: 401, json: refused }));
  await page.getByRole('link', { name: '教学改革' }).click();
  await expect(page).toHaveURL(/category=\d+$/);
  const where = page.url();
  const dialog = page.getByRole('dialog', { name: '系统检测到您未登录' });
  await expect(dialog).toContainText(/[345]秒后自动跳转到登录页/);
  await page.keyboard.press('Escape');
  await expect(dialog).toContainText(/[12]秒后自动跳转到登录页/);
  await expect(page).toHaveURL('/login');

  await page.unroute('**/news/v1/list?*');
  await door.enter('13800000001');
  await expect(page).toHaveURL(where);
  await expect(page.getByRole('link', { name: '教学改革' })).toHaveAttribute('aria-current', /.+/);
});

test('the button of the prompt leads to the login at once', async ({ page }) => {
  await page.goto('/realTimeInfo');
  await expect(newsList(page).rows.first()).toBeVisible();
  const refused = { flag: 401, message: '登录已失效，请重新登录', data: null };
  await page.route('**/news/v1/list?*', (route) => route.fulfill({ status: 401, json: refused }));
  await page.getByRole('link', { name: '教学改革' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '去登录' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a session that was ended elsewhere is none when the page opens again', async ({ page }) => {
  const door = login(page);
  await door.open();
  await door.enter('13800000001');
  const token = await tokenOf(page);
  await page.request.post('/doctor-cheese/auth/v1/logout', {
    headers: { authorization: `Bearer ${token}` },
  });
  await page.reload();
  await expect(page.getByRole('link', { name: '登录' })).toBeVisible();
  expect(await tokenOf(page)).toBeUndefined();
});

test('who comes in or leaves in one tab has done so in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/realTimeInfo');
  await expect(other.getByRole('link', { name: '登录' })).toBeVisible();
  const third = await context.newPage();
  await login(third).open();
  const door = login(page);
  await door.open();
  await door.enter('13800000001');
  await expect(shell(other).menu).toBeVisible();
  // There is nothing to fill in any more.
  await expect(third).toHaveURL('/');
  await third.close();
  await shell(page).logOut();
  await expect(page.getByText('已退出登录')).toBeVisible();
  await expect(other.getByRole('link', { name: '登录' })).toBeVisible();
  await expect(other).toHaveURL('/realTimeInfo');
});

async function tokenOf(page: Parameters<typeof login>[0]) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'cheese-token')?.value;
}
