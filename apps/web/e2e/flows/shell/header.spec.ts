import { expect } from '@playwright/test';
import { test } from '../../../../../tools/journeys/test';
import { shell } from '../../pages/shell';
import { signIn } from '../../pages/people/signIn';
import { hydrated } from '../../pages/hydrated';

test.describe('a visitor', () => {
  test('walks through the areas, each under its own head', async ({ page }) => {
    const { nav, banner } = shell(page);
    await page.goto('/');
    await nav.getByRole('link', { name: '形态学实验中心' }).click();
    await expect(page).toHaveURL('/morphology');
    await expect(banner.locator('.area')).toHaveText('形态学实验中心');
    await nav.getByRole('link', { name: '考试中心' }).click();
    await expect(banner.locator('.area')).toHaveText('考试中心');
    await nav.getByRole('link', { name: '首页' }).click();
    await expect(page).toHaveURL('/');
    await expect(banner.locator('.area')).toHaveCount(0);
  });

  test('is asked to log in for messages, membership and AI技术', async ({ page }) => {
    const { banner, products, prompt } = shell(page);
    for (const name of ['消息', '会员中心']) {
      await page.goto('/');
      await hydrated(page);
      await banner.getByRole('link', { name }).click();
      await expect(prompt).toBeVisible();
    }
    await page.goto('/');
    await products.getByRole('button', { name: '资源分类：全部资源' }).click();
    await products.getByRole('link', { name: 'AI技术' }).click();
    await expect(prompt).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('goes to a resource, which the header then names', async ({ page }) => {
    const { products } = shell(page);
    await page.goto('/');
    await products.getByRole('button', { name: '资源分类：全部资源' }).click();
    await products.locator('a', { hasText: '题库' }).first().click();
    await expect(page).toHaveURL(/\/productList\?productType=4&outLine=\d+$/);
    await expect(products.getByRole('button', { name: '资源分类：题库' })).toBeVisible();
  });

  test('sees fewer products where the window is narrower', async ({ page }) => {
    const { products } = shell(page);
    await page.setViewportSize({ width: 1680, height: 800 });
    await page.goto('/');
    await expect(products.getByRole('link')).toHaveCount(8);
    await page.setViewportSize({ width: 1300, height: 800 });
    await expect(products.getByRole('link')).toHaveCount(4);
    await products.getByRole('button', { name: '更多产品' }).click();
    await expect(products.getByRole('link')).toHaveCount(8);
  });

  test('is told under the mouse that there is no app yet, and shown no code', async ({ page }) => {
    const { banner } = shell(page);
    await page.goto('/');
    await hydrated(page);
    await banner.getByRole('link', { name: '下载APP' }).hover();
    const told = page.getByText('手机APP尚未发布');
    await expect(told).toBeVisible();
    await page.mouse.move(300, 500);
    await expect(told).toBeHidden();
  });
});

const common = ['订单中心', '个人设置', '帮助中心', '退出登录'];

for (const { who, phone, entries, link } of [
  {
    who: 'learner',
    phone: '13800000001',
    entries: ['我的学习', '我的课堂', ...common],
    link: '我的学习',
  },
  {
    who: 'teacher',
    phone: '13800000003',
    entries: ['云教学管理', '我的课程', '', ...common],
    link: '我的课程',
  },
  {
    who: 'school administrator',
    phone: '13800000004',
    entries: ['高校管理后台', '我的课程', '', ...common],
    link: '高校管理后台',
  },
]) {
  test(`a ${who} has the links and the menu of the role`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, phone);
    const { banner, menuEntries } = shell(page);
    await page.goto('/');
    await expect(banner.getByRole('link', { name: link })).toBeVisible();
    expect(await menuEntries()).toEqual(entries);
    await banner.getByRole('link', { name: '个人设置' }).click();
    await expect(page).toHaveURL('/userInfo/userSet');
  });
}

test('a member is shown until when', async ({ page }) => {
  await signIn(page, '13800000002');
  const { menu } = shell(page);
  await page.goto('/');
  await menu.click();
  await expect(page.getByText(/会员有效期至 \d{4}-\d\d-\d\d/)).toBeVisible();
});
