import { expect, type Page, test } from '@playwright/test';
import { judge } from '../pages/judge';
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

const learned = [
  ...['/quiz', '/quiz?start=1', '/quiz/wrong', '/quiz/history', '/welfare', '/welfare?item=1'],
  ...['/resource?id=1', '/verify', '/verify/NO-SUCH-NUMBER'],
].map((path) => `/emergencyCenter${path}`);

const manyPictures = Array.from({ length: 8 }, (_, nth) => ({
  ...{ id: nth + 1, fileName: `第${nth + 1}步.png`, bytes: 1000, url: '/favicon.svg' },
  ...{ previewUrl: null, conversion: null, failure: null },
}));

async function visit(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  return judge(page, path);
}

for (const width of [1440, 375]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of open) {
      test(`${path} is accessible and fits`, async ({ page }) => {
        expect(await visit(page, path)).toEqual([]);
      });
    }

    for (const path of managed) {
      test(`${path} is accessible and fits`, async ({ page }) => {
        await signIn(page, people.manager);
        expect(await visit(page, path)).toEqual([]);
        await expect(page.getByText('您好，梁思源')).toBeAttached();
      });
    }

    for (const path of learned) {
      test(`${path} is accessible and fits`, async ({ page }) => {
        await signIn(page, people.trainee);
        expect(await visit(page, path)).toEqual([]);
        await expect(page.getByText('您好，苏念')).toBeAttached();
      });
    }

    test('a resource with many pictures is accessible and fits', async ({ page }) => {
      await signIn(page, people.trainee);
      await page.route('**/resource/v1/one*', async (route) => {
        const response = await route.fetch();
        const json = (await response.json()) as { data: { files: object[] } };
        json.data.files = manyPictures;
        await route.fulfill({ response, json });
      });
      expect(await visit(page, '/emergencyCenter/resource?id=1')).toEqual([]);
      await page.getByRole('button', { name: '下一张' }).click();
      await expect(page.getByText('第 2 张，共 8 张')).toBeVisible();
    });

    test('a manager’s home is accessible and fits', async ({ page }) => {
      await signIn(page, people.manager);
      expect(await visit(page, '/emergencyCenter')).toEqual([]);
    });

    test('a page that is refused is accessible and fits', async ({ page }) => {
      await signIn(page, people.trainee);
      expect(await visit(page, '/emergencyCenter/system')).toEqual([]);
      await expect(page.getByRole('heading', { name: '无权访问' })).toBeVisible();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('quizzes and certificates are in the drawer of a trainee', async ({ page }) => {
    await signIn(page, people.trainee);
    await page.goto('/emergencyCenter');
    const drawer = page.getByRole('dialog');
    for (const [name, path] of [
      ['急救测验', '/emergencyCenter/quiz'],
      ['公益证书', '/emergencyCenter/welfare'],
    ] as const) {
      await page.getByRole('button', { name: '打开菜单' }).click();
      await drawer.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(drawer).toHaveCount(0);
    }
    await page.getByRole('button', { name: '打开菜单' }).click();
    await expect(drawer).toBeVisible();
    expect(await judge(page, 'the drawer')).toEqual([]);
  });

  test('the system’s menu is in the drawer, and a chosen entry closes it', async ({ page }) => {
    await signIn(page, people.manager);
    await page.goto('/emergencyCenter/system');
    await page.getByRole('button', { name: '打开菜单' }).click();
    await page.getByRole('dialog').getByRole('link', { name: '学情监控' }).click();
    await expect(page).toHaveURL('/emergencyCenter/system/learnSituation');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
