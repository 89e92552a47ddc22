import { expect } from '@playwright/test';
import { test } from '../../../../../tools/journeys/test';
import { commodities } from '../../pages/commodities';
import { shell } from '../../pages/shell';
import { signIn } from '../../pages/people/signIn';

const LEARNER = '13800000001';

test('old names of the home lead there, with one home on the page', async ({ page }) => {
  for (const address of ['/home', '/index', '/index?from=mail']) {
    await page.goto(address);
    await expect(page).toHaveURL(address.replace(/^\/\w+/, '/'));
    await expect(page.getByRole('region', { name: '热门课程' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
  }
});

test('links of old pages open what they named', async ({ page }) => {
  const { option } = commodities(page);
  for (const [courseType, name] of [
    [1, '平台课程'],
    [2, '精品课程'],
  ] as const) {
    await page.goto(`/search?courseType=${courseType}`);
    await expect(option('课程来源', name)).toHaveAttribute('aria-current', 'true');
  }
  for (const [productType, title] of [
    [1, '医学课程'],
    [2, '数字标本'],
    [4, '题库'],
  ] as const) {
    await page.goto(`/productList?productType=${productType}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(commodities(page).cards.first()).toContainText(title);
  }
});

test('a shared page stands under the head that the link asks for', async ({ page }) => {
  const { banner } = shell(page);
  // Orders send a visitor to sign in, heads and all.
  await signIn(page, LEARNER);
  for (const path of ['/orderCenter', '/help']) {
    await page.goto(`${path}?showType=2`);
    await expect(banner.locator('.area')).toHaveText('形态学实验中心');
    await page.goto(`${path}?showType=3`);
    await expect(banner.locator('.area')).toHaveText('考试中心');
    await page.goto(path);
    await expect(banner.getByRole('link', { name: '首页' })).toBeVisible();
    await expect(banner.locator('.area')).toHaveCount(0);
  }
});

test('the emergency centre’s pages are found on its own site, with all that was asked', async ({
  page,
}) => {
  for (const address of ['/emergencyCenter/login', '/emergencyCenter?keyword=AED']) {
    await page.goto(address);
    await page.waitForURL(
      ({ hostname, pathname, search }) =>
        hostname.startsWith('emergency.') && pathname + search === address,
    );
    await expect(page).toHaveTitle(/公益急救培训平台$/);
    expect(await page.evaluate(() => history.length)).toBeLessThan(4);
  }
});

test('the emergency centre is found from a page that the build wrote, and left again', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: '公益急救培训平台' }).click();
  await page.waitForURL(({ hostname }) => hostname.startsWith('emergency.'));
  await expect(page).toHaveTitle(/公益急救培训平台$/);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('what no path names is a page that leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveTitle('404 - AI数字医学虚拟仿真课程平台');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
  await expect(page.getByText('您访问的页面不存在')).toBeVisible();
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL('/');
});
