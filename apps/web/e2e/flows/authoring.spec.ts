import { packCase } from '@cheese/clinic/exchange/pack';
import { wholeCase } from '@cheese/clinic/testing/wholeCase';
import { packDrill } from '@cheese/drills/exchange/exchange';
import { tiny } from '@cheese/drills/testing/tiny';
import { expect, type Page, test } from '@playwright/test';
import { faultsOf } from '../pages/faultsOf';
import { signIn } from '../pages/signIn';

const TEACHER = '13800000003';

async function bring(page: Page, name: string, text: string) {
  const buffer = Buffer.from(text);
  const file = { name, mimeType: 'application/json', buffer };
  await page.locator('input[type="file"]').setInputFiles(file);
}

test('a teacher brings a drill, renames a scene by keys, publishes it, and does it', async ({
  page,
}) => {
  await signIn(page, TEACHER);
  await page.goto('/univ/drills');
  await bring(page, '操场.json', packDrill({ ...tiny, title: '操场上的演练' }));
  await page
    .getByRole('group', { name: '场景图' })
    .getByRole('button', { name: '场景，单选' })
    .press('Enter');
  await page.getByRole('region', { name: '场景：单选' }).getByLabel('标题').fill('先做什么');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('有未保存的修改')).toBeHidden();
  await page.getByRole('button', { name: '检查所有路径' }).click();
  await expect(page.getByText('所有路径检查通过，可以发布。')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('已发布，学习者可以开始演练')).toBeVisible();

  await page.goto(`/firstAidDrillSystem?keyword=${encodeURIComponent('操场上的')}`);
  await page.getByRole('link', { name: '操场上的演练' }).click();
  await page.getByRole('button', { name: '学习模式', exact: true }).click();
  await page.getByRole('button', { name: '继续', exact: true }).click();
  await page.getByRole('button', { name: '断电', exact: true }).click();
  await expect(page.getByText('安全了。')).toBeVisible();
});

test('a teacher brings a patient, has the ways walked, publishes them, and meets them', async ({
  page,
}) => {
  await signIn(page, TEACHER);
  await page.goto('/univ/cases');
  await bring(page, '病例.json', packCase({ ...wholeCase, title: '半夜的肚子疼' }));
  await page.getByRole('button', { name: '检查并试走专家路径' }).click();
  await expect(page.getByText(/可以发布/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText(/^已发布，学习者可以接诊/)).toBeVisible();

  await page.goto('/clinical-system/');
  await page.getByRole('link', { name: '半夜的肚子疼' }).click();
  await page.getByRole('link', { name: '去接诊' }).click();
  await expect(page.getByLabel('想问什么')).toBeVisible();
});
