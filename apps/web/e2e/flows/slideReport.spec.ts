import { expect, type Page } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { ask } from '../pages/ask';
import { bitmap } from '../pages/bitmap';
import { signIn, signInAnew } from '../pages/people/signIn';

const TEACHER = '13800000003';
const LEARNER = '13800000001';

/** Brings a picture and makes a slide of it that learners may see. */
async function bringSlide(page: Page, title: string) {
  await page.goto('/univ/slides');
  const buffer = bitmap(1200, 900);
  const file = { name: `${title}.bmp`, mimeType: 'image/bmp', buffer };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.getByRole('button', { name: `加入切片库：${title}.bmp` }).click({ timeout: 60_000 });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: '名称' })).toHaveValue(title);
  await dialog.getByRole('combobox', { name: '学生能否看到' }).selectOption('能看到');
  await dialog.getByRole('button', { name: '加入切片库' }).click();
  const href = await page.getByRole('link', { name: title, exact: true }).getAttribute('href');
  return Number(new URL(href ?? '', page.url()).searchParams.get('id'));
}

/** Publishes a tray, and returns its invitation code. */
async function layOut(page: Page, slideId: number) {
  const { id } = await ask<{ id: number }>(page, 'post', 'slide-tray-making/v1', {
    title: '第一次实习',
    text: '',
    startsAt: null,
    endsAt: null,
    audience: { kind: 'code' },
    examIds: [],
    slides: [{ slideId, note: '' }],
  });
  const made = `slide-tray-making/v1/detail?id=${id}`;
  return (await ask<{ audience: { code: string } }>(page, 'get', made)).audience.code;
}

async function openReports(page: Page, slideId: number) {
  await page.goto(`/morphology/slice?id=${slideId}`);
  await page.getByRole('button', { name: '报告', exact: true }).click();
}

test('a picture becomes a slide, a learner reports on it, the teacher marks the report', async ({
  page,
  browser,
}) => {
  await signIn(page, TEACHER);
  const slideId = await bringSlide(page, '肝活检 甲');
  const code = await layOut(page, slideId);
  await openReports(page, slideId);
  await page.getByRole('button', { name: '新建报告表' }).click();
  await page.getByRole('textbox', { name: /标题/ }).fill('肝活检报告');
  await page.getByRole('textbox', { name: /题目/ }).fill('诊断');
  await page.getByRole('textbox', { name: /满分/ }).fill('5');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已提交 0 份，待批阅 0 份')).toBeVisible();

  const learner = await (await browser.newContext()).newPage();
  await signInAnew(learner, LEARNER);
  await ask(learner, 'post', 'audience/v1/join', { code });
  await openReports(learner, slideId);
  await learner.getByRole('button', { name: /肝活检报告/ }).click();
  await learner.getByRole('textbox', { name: /诊断/ }).fill('肝细胞脂肪变性');
  // The draft survives a reload.
  await openReports(learner, slideId);
  await learner.getByRole('button', { name: /肝活检报告/ }).click();
  await expect(learner.getByRole('textbox', { name: /诊断/ })).toHaveValue('肝细胞脂肪变性');
  await learner.getByRole('button', { name: '提交报告' }).click();
  await expect(learner.getByText(/待批阅 ·/)).toBeVisible();

  await page.goto('/univ/slides/findings');
  await expect(page.getByRole('cell', { name: '肝活检报告' })).toBeVisible();
  await page.getByRole('link', { name: '肝活检 甲' }).click();
  await page.getByRole('button', { name: '报告', exact: true }).click();
  await page.getByRole('button', { name: '批阅（1）：肝活检报告' }).click();
  await page.getByRole('button', { name: /待批阅/ }).click();
  const field = page.getByRole('group', { name: '诊断' });
  await expect(field.getByText('肝细胞脂肪变性')).toBeVisible();
  await field.getByRole('textbox', { name: /得分/ }).fill('4');
  await page.getByRole('button', { name: '标记视野中心' }).click();
  await page.getByRole('textbox', { name: '位置 1 的说明' }).fill('空泡在这里');
  await page.getByRole('button', { name: '批阅完成' }).click();
  await expect(page.getByText('已批阅，对方会收到消息')).toBeVisible();

  await openReports(learner, slideId);
  await learner.getByRole('button', { name: /肝活检报告/ }).click();
  await expect(learner.getByText('得分 4 / 5')).toBeVisible();
  await learner.getByRole('button', { name: '空泡在这里' }).click();

  // On a phone nothing of the slide lies under what one reads beside it.
  await learner.setViewportSize({ width: 375, height: 760 });
  const slide = learner.getByRole('application');
  const tab = learner.getByRole('button', { name: '报告', exact: true });
  await expect(async () => {
    const [shown, panel] = await Promise.all([slide.boundingBox(), tab.boundingBox()]);
    expect(shown && panel && shown.y + shown.height).toBeLessThanOrEqual(panel?.y ?? 0);
    expect(shown?.height).toBeGreaterThan(200);
  }).toPass();
  await expect(learner.locator('.navigator')).toBeHidden();
});
