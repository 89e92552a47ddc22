import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { signIn } from '../pages/signIn';

const screens = [
  '/',
  '/productList?productType=1',
  '/productList?productType=2&filterIds=1',
  '/freeZone',
  '/search?keyword=心',
  '/search?keyword=心&type=1',
  '/search?keyword=心&type=128',
  '/search?keyword=zzzz',
  '/realTimeInfo',
  '/realTimeInfo?category=3',
  '/realTimeInfo/detail?id=1',
  '/realTimeInfo?page=9999',
  '/error',
  '/login',
  '/agreement/user',
  '/agreement/privacy',
  '/userInfo/userSet',
  '/userInfo/accountSet',
  '/univ/',
  '/univ/colleges/school',
  '/campaign/match/login',
  '/clinical-system/',
  '/404',
];

for (const width of [1440, 375]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const screen of screens) {
      test(`${screen} is accessible, fits and complains of nothing`, async ({ page }) => {
        const complaints: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error') complaints.push(message.text());
        });
        page.on('pageerror', (error) => complaints.push(error.message));
        if (screen.startsWith('/userInfo')) await signIn(page, '13800000001');
        await page.goto(screen, { waitUntil: 'networkidle' });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        expect(complaints).toEqual([]);
      });
    }
  });
}

test('the page can be walked by keyboard alone', async ({ page }) => {
  await page.goto('/realTimeInfo');
  await expect(page.locator('.words').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '全部', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/realTimeInfo?category=1');
});
