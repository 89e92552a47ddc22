import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { people } from '../pages/login';
import { signIn } from '../pages/signIn';

const open = [
  '/emergencyCenter',
  '/emergencyCenter?keyword=zzz',
  '/emergencyCenter/login',
  '/error',
];
const managed = [
  '',
  '/resourceManage',
  '/welfare',
  '/learnSituation',
  '/questionManage',
  '/people',
].map((path) => `/emergencyCenter/system${path}`);

async function judge(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`);
  const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
  // The bar is fixed: what leaves the window there makes the page no wider.
  const ends = await page
    .getByRole('banner')
    .getByRole('button')
    .or(page.locator('header a'))
    .all();
  const boxes = await Promise.all(ends.map((end) => end.boundingBox()));
  const widest = Math.max(0, ...boxes.map((box) => (box ? box.x + box.width : 0)));
  if (widest > (page.viewportSize()?.width ?? 0)) found.push(`${path}: the bar is cut off`);
  return overflow > 0 ? [...found, `${path} is ${overflow} px too wide`] : found;
}

for (const width of [1440, 375]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of open) {
      test(`${path} is accessible and fits`, async ({ page }) => {
        expect(await judge(page, path)).toEqual([]);
      });
    }

    for (const path of managed) {
      test(`${path} is accessible and fits`, async ({ page }) => {
        await signIn(page, people.manager);
        expect(await judge(page, path)).toEqual([]);
        await expect(page.getByText('您好，梁思源')).toBeAttached();
      });
    }

    test('a manager’s home is accessible and fits', async ({ page }) => {
      await signIn(page, people.manager);
      expect(await judge(page, '/emergencyCenter')).toEqual([]);
    });

    test('a page that is refused is accessible and fits', async ({ page }) => {
      await signIn(page, people.trainee);
      expect(await judge(page, '/emergencyCenter/system')).toEqual([]);
      await expect(page.getByRole('heading', { name: '无权访问' })).toBeVisible();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('the system’s menu is in the drawer, and a chosen entry closes it', async ({ page }) => {
    await signIn(page, people.manager);
    await page.goto('/emergencyCenter/system');
    await page.getByRole('button', { name: '打开菜单' }).click();
    await page.getByRole('dialog').getByRole('link', { name: '学情监控' }).click();
    await expect(page).toHaveURL('/emergencyCenter/system/learnSituation');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
