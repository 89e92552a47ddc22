import { packCase } from '@cheese/patients/exchange/pack';
import { wholeCase } from '@cheese/patients/testing/wholeCase';
import { packDrill } from '@cheese/drills/exchange/exchange';
import { tiny } from '@cheese/drills/testing/tiny';
import { expect, type Page } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { faultsOf } from '../pages/faultsOf';
import { signIn } from '../pages/people/signIn';

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
  await page.goto('/univ/patients');
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

/** Two four-sided bodies, one beside the other. */
const corners = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const bodyAt = (name: string, x: number, before: number) => [
  `o ${name}`,
  ...corners.map(([a = 0, b, c]) => `v ${a + x} ${b} ${c}`),
  ...['1 3 2', '1 2 4', '2 3 4', '3 1 4'].map(
    (face) => `f ${face.replace(/\d/g, (at) => String(Number(at) + before))}`,
  ),
];

test('a teacher brings a model, names a part by a term, publishes it, and studies it', async ({
  page,
}) => {
  await signIn(page, TEACHER);
  await page.goto('/univ/models');
  const text = [...bodyAt('mandible', 0, 0), ...bodyAt('Cube', 2, 4)].join('\n');
  const file = { name: '下颌 甲.obj', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.getByRole('button', { name: /^建成模型.*下颌 甲/ }).click({ timeout: 60_000 });
  await page.getByRole('dialog').getByRole('button', { name: '建成模型' }).click();
  const parts = page.getByRole('list', { name: '结构' });
  await expect(parts.getByRole('button', { name: /下颌骨/ })).toBeVisible();
  await parts.getByRole('button', { name: /Cube/ }).click();
  await page.getByLabel(/^中文名/).fill('舌骨');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '保存并发布' }).click();
  await expect(page.getByText('已发布，本校学生可以学习')).toBeVisible();
  await page.getByRole('link', { name: '按学生的样子看' }).click();
  await page.waitForURL(/\/anatomy\/study/);
  await page.getByRole('searchbox', { name: '搜索结构' }).fill('shegu');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '舌骨' })).toBeVisible();
});
