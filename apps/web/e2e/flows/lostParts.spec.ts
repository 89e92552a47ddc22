import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { hydrated } from '../pages/hydrated';

const scripts = '**/assets/front-*.js';

test('a written page whose script is lost once is loaded anew, and works', async ({ page }) => {
  let lost = 0;
  await page.route(scripts, (route) => (lost++ === 0 ? route.abort() : route.continue()));
  await page.goto('/login');
  // An importing script may request it again before the reload.
  await expect.poll(() => lost).toBeGreaterThan(1);
  await hydrated(page);
  await expect(page.getByRole('textbox').first()).toBeEnabled();
});

test('where it stays lost, the page says so', async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText('页面没有加载完整，请检查网络后刷新页面')).toBeVisible();
});

test('a part that cannot be loaded leaves the page, and comes when asked again', async ({
  page,
  context,
}) => {
  await page.goto('/productList?productType=2');
  await expect(page.locator('.total')).toBeVisible();
  const more = page.getByRole('button', { name: '更多筛选' });
  await expect(more).toBeVisible();
  await context.setOffline(true);
  await more.click();
  await expect(page.getByText('网络连接失败，请稍后重试')).toBeVisible();
  await expect(page.locator('.total')).toBeVisible();
  await context.setOffline(false);
  await more.click();
  await expect(page.getByRole('dialog', { name: '更多筛选' })).toBeVisible();
});

test('the filters of a list do not stay open on the way back to another', async ({ page }) => {
  await page.goto('/productList?productType=1');
  await hydrated(page);
  await page.getByRole('link', { name: '数字标本' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '数字标本' })).toBeVisible();
  await expect(page).toHaveURL('/productList?productType=2');
  await page.getByRole('button', { name: '更多筛选' }).click();
  const dialog = page.getByRole('dialog', { name: '更多筛选' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/productList?productType=1');
  await expect(dialog).toHaveCount(0);
});

test('a page that cannot be loaded says why, and comes when asked again', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: '形态学实验中心' }).first().click();
  await expect(page.getByText('页面加载失败')).toBeVisible();
  await expect(page).toHaveTitle(/^页面加载失败/);
  await context.setOffline(false);
  await page.getByRole('alert').getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '形态学实验中心' })).toBeVisible();
});

test('where not even the first script comes, the page says so in the end', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/help');
  const late = page.locator('#late');
  await expect(late).toBeHidden();
  await late.evaluate((note) => note.getAnimations().forEach((wait) => wait.finish()));
  await expect(late).toBeVisible();
  await page.unroute('**/assets/index-*.js');
  await late.getByRole('link', { name: '刷新页面' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '帮助中心' })).toBeVisible();
  await expect(late).toHaveCount(0);
});

test('a browser that keeps nothing shows the site all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get });
  });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('combobox').first().fill('心肺复苏');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('搜索“心肺复苏”的结果');
});

test('a tab whose part is still coming is chosen at once, and keeps its place', async ({
  page,
}) => {
  await page.goto('/course/detail?courseId=1');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  let comes = () => undefined as void;
  const coming = new Promise<void>((resolve) => (comes = resolve));
  await page.route('**/assets/*.js', (route) => coming.then(() => route.continue()));
  const tabs = page.getByRole('navigation', { name: '课程内容' });
  await tabs.getByRole('link', { name: '评论' }).click();
  await expect(tabs.locator('[aria-current]')).toHaveText('评论');
  comes();
  await expect(page.getByRole('button', { name: '登录后参与评论' })).toBeVisible();
});

test('an address that no page can have is told in words', async ({ page }) => {
  for (const address of ['/课程', '/help，', '/a.b']) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('您访问的页面不存在')).toBeVisible();
  }
});

test('a puzzle that is lost leaves the login open', async ({ page, context }) => {
  await page.goto('/login');
  await hydrated(page);
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByLabel('手机号').fill('13800000001');
  await page.getByLabel('密码', { exact: true }).fill('Cheese-2026');
  await page.getByRole('checkbox').check();
  await context.setOffline(true);
  const submit = page.getByRole('button', { name: '登录', exact: true });
  await submit.click();
  await expect(page.getByText('网络连接失败，请稍后重试')).toBeVisible();
  await context.setOffline(false);
  await submit.click();
  await expect(page.getByRole('dialog', { name: '请完成安全验证' })).toBeVisible();
});
