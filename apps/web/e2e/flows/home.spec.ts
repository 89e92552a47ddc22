import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { commodities } from '../pages/commodities';
import { hydrated } from '../pages/hydrated';

// With reduced motion the banner does not advance after six seconds.
test.use({ reducedMotion: 'reduce' });

test('home shows what there is to learn, in one answer and without a jump', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(home|commodity|ad|membership)\/v1\//.test(request.url())) asked.push(request.url());
  });
  await page.addInitScript(() => {
    const shifted = window as unknown as { shifted: number };
    shifted.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifted.shifted += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  for (const name of [
    '限时优惠',
    '免费专区',
    '热门课程',
    '热门题库',
    '热门标本',
    '会员专区',
    '最新资讯',
  ]) {
    await page.getByRole('region', { name }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name }).getByRole('link').first()).toBeVisible();
  }
  expect(asked.filter((url) => url.includes('/home/v1/blocks'))).toHaveLength(1);
  expect(asked.filter((url) => url.includes('/commodity/v1/'))).toEqual([]);
  const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  expect(shifted).toBeLessThan(0.02);
});

test('the banner follows arrows, and its category board leads to a subject', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: '精选推荐' });
  await expect(banner.getByRole('link', { name: '把一间实验室装进屏幕' })).toBeVisible();
  await banner.getByRole('button', { name: '下一张' }).click();
  await expect(banner.getByRole('link', { name: '数字标本：看得清，转得动' })).toBeVisible();

  const board = page.getByRole('navigation', { name: '按学科找资源' });
  await board.getByRole('link', { name: '护理学', exact: true }).hover();
  await board.getByRole('link', { name: '内科护理学' }).click();
  await expect(page).toHaveURL(/\/search\?tagId=\d+$/);
  await expect(page.getByRole('link', { name: '不再限定内科护理学' })).toBeVisible();
  await expect(commodities(page).cards.first()).toBeVisible();
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, goal: Locator) {
  await expect(goal).toBeVisible();
  for (let step = 0; step < 80; step++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(goal).toBeFocused();
}

test('from home to a course by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const list = commodities(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, list.option('按学科找资源', '临床医学'));
  await page.keyboard.press('ArrowRight');
  await expect(list.option('按学科找资源', '基础医学')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?tagId=\d+$/);
  // The home stays until the results are there, and has titles as well.
  await expect(page.getByRole('link', { name: '不再限定基础医学' })).toBeVisible();

  await tabTo(page, list.title(0));
  const href = await list.title(0).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(String(href));
});

test('the free zone has a tab for each type', async ({ page }) => {
  await page.goto('/');
  const area = page.getByRole('region', { name: '免费专区' });
  await area.getByRole('tab', { name: '数字标本' }).click();
  await area.getByRole('link', { name: '查看全部' }).click();
  await expect(page).toHaveURL('/freeZone?type=2');
  const list = commodities(page);
  await expect(list.cards.first()).toContainText('数字标本');
  await list.option('资源类型', '题库').click();
  await expect(page).toHaveURL('/freeZone?type=4');
  await expect(list.cards.first()).toContainText('题库');
  await page.goBack();
  await expect(list.cards.first()).toContainText('数字标本');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('a finger pushes the banner on', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const banner = page.getByRole('region', { name: '精选推荐' });
    await expect(banner.getByRole('link', { name: '把一间实验室装进屏幕' })).toBeVisible();
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: 180 }],
      });
    await touch('touchStart', 300);
    for (const x of [260, 200, 140]) await touch('touchMove', x);
    await touch('touchEnd', 140);
    await expect(banner.getByRole('link', { name: '数字标本：看得清，转得动' })).toBeVisible();
  });
});

test('who scrolls before the scripts have come stays where they are', async ({ page }) => {
  let letThrough = () => undefined as void;
  const held = new Promise<void>((done) => (letThrough = done));
  await page.route('**/assets/framework*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('navigation', { name: '快速入口' }).waitFor();
  await page.evaluate(() => scrollTo(0, 300));
  letThrough();
  await hydrated(page);
  await expect(page.getByRole('navigation', { name: '按分类找课程' })).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
]) {
  test.describe(`far down, ${viewport.width} wide`, () => {
    test.use({ viewport });

    test('who reloads the home, or comes back from another document, finds the place', async ({
      page,
    }) => {
      await page.goto('/');
      await hydrated(page);
      for (const name of ['限时优惠', '热门课程', '最新资讯']) {
        await page.getByRole('region', { name }).scrollIntoViewIfNeeded();
        await expect(page.getByRole('region', { name }).getByRole('link').first()).toBeVisible();
      }
      const place = await page.evaluate(() => scrollY);
      expect(place).toBeGreaterThan(2000);

      await page.reload();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

      await page.goto('/help');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    });
  });
}
