import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { login, people } from '../pages/login';

const loginPage = '/emergencyCenter/login';

test('a manager opens the system, signs in and is where they wanted to be', async ({ page }) => {
  const door = login(page);
  await door.evenChance();
  await page.goto('/emergencyCenter/system/questionManage');
  await expect(page).toHaveURL(loginPage);
  await door.done(() => door.enterAs(people.manager));
  await expect(page).toHaveURL('/emergencyCenter/system/questionManage');
  await expect(page.getByRole('heading', { name: '题库管理' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('您好，梁思源')).toBeVisible();
});

test('a manager who comes by themselves lands in the system', async ({ page }) => {
  const door = login(page);
  await door.evenChance();
  await door.open();
  await door.enterAs(people.manager);
  await expect(page).toHaveURL('/emergencyCenter/system');
  await page.getByRole('main').getByRole('link', { name: '福利管理' }).last().click();
  await expect(page).toHaveURL('/emergencyCenter/system/welfare');
});

test('a trainee lands at home, and is refused in the system', async ({ page }) => {
  const door = login(page);
  await door.evenChance();
  await door.open();
  await door.enterAs(people.trainee);
  await expect(page).toHaveURL('/emergencyCenter');
  await expect(page.getByText('您好，苏念')).toBeVisible();
  await page.goto('/emergencyCenter/system');
  await expect(page.getByRole('heading', { name: '无权访问' })).toBeVisible();
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL('/emergencyCenter');
});

test('a wrong password says so, a wrong puzzle lets nobody ask', async ({ page }) => {
  const door = login(page);
  await door.evenChance();
  let asked = 0;
  await page.route('**/auth/v1/login/pp', (route) => {
    asked++;
    return route.continue();
  });
  await door.open();
  await door.fill({ ...people.trainee, password: 'not-the-password' });
  await door.miss();
  await expect(page.getByText('没有对准缺口，请再试一次')).toBeVisible();
  expect(asked).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await door.solve();
  await expect(page.getByText('账号或密码错误！')).toBeVisible();
  await expect(page.getByLabel('手机号')).toHaveValue(people.trainee.phone);
  expect(asked).toBe(1);
});

test('logging out in one tab signs out the other, and leaves the main site’s storage', async ({
  page,
  context,
}) => {
  const door = login(page);
  await door.evenChance();
  await door.open();
  await door.enterAs(people.manager);
  await expect(page).toHaveURL('/emergencyCenter/system');
  await page.evaluate(() => localStorage.setItem('historyList', '["溺水"]'));
  const other = await context.newPage();
  await other.goto('/emergencyCenter/system/welfare');
  await expect(other.getByRole('heading', { name: '福利管理' })).toBeVisible();

  await door.logOut.click();
  await expect(page.getByText('已退出登录')).toBeVisible();
  await expect(page).toHaveURL(loginPage);
  await expect(other).toHaveURL(loginPage);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['historyList']);
  // The browser cookie alone signs nobody in.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['cheese_browser']);
});

test('a token that the server no longer knows leads to the login, and back', async ({ page }) => {
  const door = login(page);
  await door.evenChance();
  await door.open();
  await door.enterAs(people.trainee);
  await expect(page).toHaveURL('/emergencyCenter');
  await page.route('**/resource/v1/ground?*', (route) =>
    route.fulfill({ status: 460, json: { flag: 460, message: '登录已失效', data: null } }),
  );
  await page.getByRole('link', { name: '灾难案例' }).click();
  await expect(page).toHaveURL(loginPage);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute('**/resource/v1/ground?*');
  await door.enterAs(people.trainee);
  await expect(page).toHaveURL('/emergencyCenter?category=1');
});

test('the header searches', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/emergencyCenter');
  await page.getByRole('searchbox').fill('心肺复苏');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“心肺复苏”的搜索结果')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('searchbox').fill('没有这样的资源');
  await page.keyboard.press('Enter');
  await expect(page.getByText('没有找到与“没有这样的资源”相关的资源')).toBeVisible();
});
