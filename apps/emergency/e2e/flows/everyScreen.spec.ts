import { expect, type Page } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { goThrough } from '../pages/goThrough';
import { judge, judgeAtBoth } from '../pages/judge';
import { people } from '../pages/login';
import { signIn } from '../pages/signIn';

const PATIENCE_MS = 15_000;

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
  '/quiz',
  '/quiz?start=1',
  '/quiz/wrong',
  '/quiz/history',
  '/welfare',
  '/welfare?item=1',
  '/resource?id=1',
  '/verify',
  '/verify/NO-SUCH-NUMBER',
].map((path) => `/emergencyCenter${path}`);

const manyPictures = Array.from({ length: 8 }, (_, nth) => ({
  id: nth + 1,
  fileName: `第${nth + 1}步.png`,
  bytes: 1000,
  url: '/favicon.svg',
  previewUrl: null,
  conversion: null,
  failure: null,
}));

const asIs = async (page: Page) => expect(page.getByRole('main')).toBeVisible();
const greets = (name: string) => async (page: Page) =>
  expect(page.getByText(`您好，${name}`)).toBeAttached();

const walks = [
  { who: 'a visitor', person: null, addresses: open, check: asIs },
  { who: 'a manager', person: people.manager, addresses: managed, check: greets('梁思源') },
  {
    who: 'a manager at home',
    person: people.manager,
    addresses: ['/emergencyCenter'],
    check: asIs,
  },
  { who: 'a trainee', person: people.trainee, addresses: learned, check: greets('苏念') },
];

test.describe('at 1440 and 375 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const { who, person, addresses, check } of walks) {
    test(`what ${who} sees is accessible and fits`, async ({ page }) => {
      test.setTimeout(PATIENCE_MS * (addresses.length + 1));
      if (person) await signIn(page, person);
      const go = goThrough(page);
      const found: string[] = [];
      for (const address of addresses) {
        await go(address);
        found.push(...(await judgeAtBoth(page, address)));
        await check(page);
      }
      expect(found).toEqual([]);
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
    await goThrough(page)('/emergencyCenter/resource?id=1');
    expect(await judgeAtBoth(page, 'many pictures')).toEqual([]);
    await page.getByRole('button', { name: '下一张' }).click();
    await expect(page.getByText('第 2 张，共 8 张')).toBeVisible();
  });

  test('a page that is refused is accessible and fits', async ({ page }) => {
    await signIn(page, people.trainee);
    await goThrough(page)('/emergencyCenter/system');
    await expect(page.getByRole('heading', { name: '无权访问' })).toBeVisible();
    expect(await judgeAtBoth(page, 'a refusal')).toEqual([]);
  });
});

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
