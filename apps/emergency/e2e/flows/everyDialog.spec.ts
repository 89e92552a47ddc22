import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { judgeAtBoth } from '../pages/judge';
import { people } from '../pages/login';
import { quiz } from '../pages/quiz';
import { enter, signIn } from '../pages/signIn';
import { manage } from '../pages/system';

/** Buttons that open each dialog, by screen. */
const managed: [path: string, buttons: RegExp[]][] = [
  ['/resourceManage', [/^新增资源$/, /^编辑：/, /^预览：/, /^删除：/]],
  ['/questionManage', [/^新增题目$/, /^编辑：/, /^预览：/, /^删除：/, /^导入$/]],
  ['/people', [/^添加人员$/, /^编辑：/, /^重置密码：/, /^移出：/, /^导入$/]],
  ['/welfare', [/^新增证书项目$/, /^编辑：/, /^删除：/]],
  ['/welfare?view=records', [/^吊销：/]],
  ['/learnSituation', [/^查看详情/]],
];

/** The demo's centres have shown nothing of their own yet. */
async function publish(request: APIRequestContext) {
  const { token } = await enter(request, people.otherManager);
  const filed = { category: 2, topic: 9, kind: 1, groundState: 1 };
  const answer = await request.post('/doctor-cheese-smreds/resource/v1', {
    headers: { authorization: `Bearer ${token}` },
    data: { title: '急救箱清单', summary: '', html: '定期检查有效期。', uploadIds: [], ...filed },
  });
  expect(answer.status()).toBe(200);
}

/** Opens what a button opens, judges it and leaves it. */
async function judgeDialog(page: Page, name: RegExp) {
  await page.getByRole('button', { name, disabled: false }).first().click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toBeVisible();
  const found = await judgeAtBoth(page, String(name), '.MuiDialog-root, .MuiDrawer-root');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return found;
}

test.describe('at 1440 and 375 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test.beforeAll(({ request }) => publish(request));

  for (const [path, buttons] of managed) {
    test(`${path}: what its buttons open is accessible and fits`, async ({ page }) => {
      await manage(page, path, people.otherManager);
      for (const name of buttons) expect(await judgeDialog(page, name)).toEqual([]);
    });
  }

  test('the choice of an organisation is accessible and fits', async ({ page }) => {
    await manage(page, '', people.platformAdmin);
    const choose = page.getByRole('main').getByRole('button', { name: '选择机构' });
    await expect(choose).toBeVisible();
    expect(await judgeAtBoth(page, 'without an organisation')).toEqual([]);
    await choose.click();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    expect(await judgeAtBoth(page, 'the choice')).toEqual([]);
    await page.getByRole('button', { name: '新增机构' }).click();
    await expect(page.getByRole('textbox', { name: '机构名称' })).toBeVisible();
    expect(await judgeAtBoth(page, 'a new one')).toEqual([]);
  });

  test('the dialogs of a quiz are accessible and fit', async ({ page }) => {
    const { begin, handIn } = quiz(page);
    await signIn(page, people.otherManager);
    await begin(10);
    expect(await judgeAtBoth(page, 'a quiz')).toEqual([]);
    expect(await judgeDialog(page, /^交卷$/)).toEqual([]);
    // Nothing answered: now there is something to be asked again.
    await handIn();
    await expect(page).toHaveURL(/quiz\/result/);
    for (let time = 0; time < 2; time++) {
      await page.goto('/emergencyCenter/quiz/wrong');
      if (time === 1) expect(await judgeDialog(page, /^再练错题$/)).toEqual([]);
      await page.getByRole('button', { name: '再练错题' }).click();
      if (time === 1) await page.getByRole('button', { name: '放弃并开始' }).click();
      await expect(page.getByText(/^第 1 \/ \d+ 题$/)).toBeVisible();
    }
    await handIn();
    await expect(page).toHaveURL(/quiz\/result/);
  });
});
