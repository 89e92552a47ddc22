import type { ExperimentRun } from '@cheese/domain/contract/training/experiment';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { ask } from '../pages/ask';
import { faultsOf } from '../pages/faultsOf';
import { inOrder } from '../pages/heartOrders';
import { signIn } from '../pages/people/signIn';

const LEARNER = '13800000002';
const MOST_TABS = 80;

/** Moves the focus by keyboard only. */
async function tabTo(page: Page, to: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(to).toBeVisible();
  const isThere = () => to.evaluate((one) => one === document.activeElement);
  for (let tab = 0; tab < MOST_TABS && !(await isThere()); tab++) await page.keyboard.press(key);
  await expect(to).toBeFocused();
}

async function press(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await tabTo(page, page.getByRole('button', { name }), key);
  await page.keyboard.press('Enter');
}

/** Moves one line after the other up to its place. */
async function putInOrder(page: Page) {
  const heading = (await page.getByRole('heading', { name: /^请排顺序/ }).textContent()) ?? '';
  const lines = page.getByRole('list', { name: '排列中的结构' }).getByRole('listitem');
  const right = await inOrder(page, await lines.allTextContents(), heading.includes('分层'));
  for (const [at, name] of right.entries()) {
    const from = (await lines.allTextContents()).indexOf(name);
    if (from === at) continue;
    // It stands below those that are right already.
    await tabTo(page, page.getByRole('button', { name: `上移：${name}`, exact: true }));
    for (let step = from; step > at; step--) await page.keyboard.press('Enter');
  }
  await expect(lines).toHaveText(right);
}

test('the heart by keyboard alone: a part by its pinyin, alone, back, a layer off, an order', async ({
  page,
}) => {
  await signIn(page, LEARNER);
  // Drawn by software, a small picture takes a third of the time.
  await page.setViewportSize({ width: 960, height: 480 });
  await page.goto('/anatomy/study?id=5');
  await tabTo(page, page.getByRole('searchbox', { name: '搜索结构' }));
  await page.keyboard.type('zuoxinfang');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '左心房' })).toBeVisible();
  await press(page, '只看所选');
  await expect(page.getByRole('button', { name: '显示大动脉' })).toBeVisible();
  await press(page, '撤销', 'Shift+Tab');
  await expect(page.getByRole('button', { name: '隐藏大动脉' })).toBeVisible();
  const layers = page.getByRole('slider', { name: '剥到哪一层' });
  await tabTo(page, layers);
  await page.keyboard.press('ArrowRight');
  await expect(layers).toHaveAttribute('aria-valuetext', '已剥去 1 层，最外层是大血管');
  expect(await faultsOf(page)).toEqual([]);

  await tabTo(page, page.getByRole('link', { name: '测验' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await press(page, /^排顺序/);
  await putInOrder(page);
  await press(page, '提交顺序');
  await expect(page.getByText('答对了')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test('a sick heart beside the healthy one: a difference is jumped to, and its address reopens it', async ({
  page,
}) => {
  await signIn(page, LEARNER);
  await page.setViewportSize({ width: 960, height: 480 });
  await page.goto('/anatomy/study?id=5&at=compare');
  const difference = page.getByRole('button', { name: '左心室壁增厚，心腔变窄' });
  await tabTo(page, difference);
  await page.keyboard.press('Enter');
  await expect(difference).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: '全部显示' })).toBeEnabled();
  await expect(page).toHaveURL(/[?&]v=20_5_1\.7_/);
  await page.reload();
  await expect(difference).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: '全部显示' })).toBeEnabled();
  expect(await faultsOf(page)).toEqual([]);
});

const wells = { 抗A试剂: 'well1', 抗B试剂: 'well2', '抗D试剂（IgM）': 'well3', 生理盐水: 'well4' };
const grades = ['阴性', '1+', '2+', '3+', '4+'];

test('blood is typed: a guess brings nothing, care brings everything', async ({ page }) => {
  await signIn(page, LEARNER);
  await page.goto('/morphology/experiment?id=5&at=bench');
  const runNow = () =>
    ask<ExperimentRun>(page, 'post', 'experiment/v1/run/begin', { experimentId: 5 });
  const take = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^${name}(?!.*用于)`) });
  let steps = (await runNow()).stepCount;
  /** Each step is seen in the log before the next. */
  const done = async () => {
    steps += 1;
    await expect(page.getByRole('list', { name: '过程' }).getByRole('listitem')).toHaveCount(steps);
  };
  const put = async (instrument: string, place: string) => {
    await page.getByRole('button', { name: `${instrument}：用于${place}` }).click();
    await done();
  };
  const write = async (field: string, value: string) => {
    await page.getByRole('combobox', { name: field }).selectOption(value);
    await done();
  };
  const finish = async () => {
    await page.getByRole('button', { name: '结束并评分' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '结束并评分' }).click();
  };
  await write('ABO 血型', 'A 型');
  await write('RhD 血型', 'RhD 阳性');
  await finish();
  await expect(page.getByText('0 分，满分 100 分')).toBeVisible();

  await page.getByRole('button', { name: '再做一次' }).click();
  await expect(page.getByText('还没有操作')).toBeVisible();
  steps = 0;
  const places = Object.values(wells).map((id) => `第 ${id.slice(-1)} 孔`);
  for (const [at, reagent] of Object.keys(wells).entries()) {
    await take(reagent).click();
    await put(reagent, places[at] ?? '');
  }
  await take('受检者红细胞悬液').click();
  for (const place of places) await put('受检者红细胞悬液', place);
  for (const place of places) {
    await take('搅拌棒').click();
    await put('搅拌棒', place);
    await take('换一根搅拌棒').click();
    await put('换一根搅拌棒', '废物桶');
  }
  for (let minute = 0; minute < 2; minute++) {
    await page.getByRole('button', { name: '1 分', exact: true }).click();
    await done();
  }
  for (const way of ['肉眼观察', '显微镜观察']) {
    await take(way).click();
    for (const place of places) await put(way, place);
  }
  const { bench } = await runNow();
  const seen = Object.values(wells).map((id) =>
    Number(bench.places.find((place) => place.id === id)?.looks['grade'] ?? 0),
  );
  for (const [at, reagent] of Object.keys(wells).entries()) {
    await write(reagent, grades[seen[at] ?? 0] ?? '');
  }
  const [a = 0, b = 0, d = 0] = seen;
  await write('ABO 血型', `${`${a > 0 ? 'A' : ''}${b > 0 ? 'B' : ''}` || 'O'} 型`);
  await write('RhD 血型', d > 0 ? 'RhD 阳性' : 'RhD 阴性');
  await finish();
  await expect(page.getByText('100 分，满分 100 分')).toBeVisible();
});
