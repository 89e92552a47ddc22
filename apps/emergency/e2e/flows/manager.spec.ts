import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { readSheet } from 'read-excel-file/node';
import writeWorkbook from 'write-excel-file/node';
import { find, manage, press, row, system } from '../pages/system';

test('a manager sees how it goes, and reaches an area', async ({ page }) => {
  await manage(page, '');
  await expect(page.getByText('学员人数')).toBeVisible();
  await page.getByRole('link', { name: /题库管理.*道题目/ }).click();
  await expect(page).toHaveURL(`${system}/questionManage`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a question is added, found, previewed, edited and removed', async ({ page }) => {
  await manage(page, '/questionManage');
  const stem = `旅途中遇到地震，应先做什么？${Date.now()}`;
  await press(page, '新增题目');
  await press(page, '保存');
  await expect(page.getByText('题干不能为空')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '题干' })).toBeFocused();
  await page.getByRole('textbox', { name: '题干' }).fill(stem);
  await press(page, '删除选项 D');
  await press(page, '删除选项 C');
  await page.getByRole('textbox', { name: '选项 A' }).fill('跳窗逃生');
  await page.getByRole('textbox', { name: '选项 B' }).fill('就近躲避，保护头部');
  await page.getByRole('radio', { name: '将选项 B 设为正确答案' }).check();
  await page.getByRole('dialog').getByRole('combobox', { name: '分类' }).selectOption('急救知识');
  await page.getByRole('dialog').getByRole('combobox', { name: '主题' }).selectOption('地震');
  await page.getByRole('dialog').getByRole('combobox', { name: '难度' }).selectOption('容易');
  await press(page, '保存');
  await expect(page.getByText('已保存')).toBeVisible();

  await find(page, '搜索题干', stem);
  await expect(row(page, stem)).toHaveCount(1);
  await press(page, `预览：${stem}`);
  await expect(page.getByText('正确答案：B')).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, `编辑：${stem}`);
  await page.getByRole('textbox', { name: '解析' }).fill('先避险，晃动停止后再撤离。');
  await press(page, '保存');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page, `删除：${stem}`);
  await expect(page.getByRole('alertdialog')).toContainText('不能恢复');
  await press(page, '删除');
  await expect(page.getByText('没有符合条件的题目')).toBeVisible();
});

test('the question bank is exported, and its template fetched', async ({ page }) => {
  await manage(page, '/questionManage?topic=9');
  const exported = page.waitForEvent('download');
  await press(page, '导出');
  expect((await exported).suggestedFilename()).toMatch(/\.xlsx$/);
  await press(page, '导入');
  const template = page.waitForEvent('download');
  await press(page, '下载导入模板');
  expect((await template).suggestedFilename()).toMatch(/\.xlsx$/);
});

/** A workbook of what the template gives as its example, on a sheet of its own. */
async function exampleOf(template: string) {
  const rows = await readSheet(template, '填写示例');
  const cells = rows.map((row) =>
    row.map((value) => ({ value: String(value ?? ''), type: String })),
  );
  return writeWorkbook(cells).toBuffer();
}

test('a file is previewed, and nothing of it saved before it is confirmed', async ({ page }) => {
  await manage(page, '/questionManage');
  const total = page.getByText(/^共 \d+ 条$/);
  const before = await total.textContent();
  await press(page, '导入');
  const template = page.waitForEvent('download');
  await press(page, '下载导入模板');
  const buffer = await exampleOf(await (await template).path());
  await page
    .getByLabel('点击选择或拖入 xlsx 文件')
    .setInputFiles({ name: '题库.xlsx', mimeType: '', buffer });
  await expect(page.getByText('“题库.xlsx”的检查结果')).toBeVisible();
  await expect(page.getByRole('table', { name: '导入预览' })).toBeVisible();
  await press(page, '重新选择文件');
  // The preview is taken back first, and until then the dialog stays.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await page.reload();
  await expect(total).toHaveText(before ?? '');
});

test('somebody is added, given a new password and removed', async ({ page }) => {
  await manage(page, '/people');
  const phone = `139${String(Date.now()).slice(-8)}`;
  await press(page, '添加人员');
  await page.getByRole('textbox', { name: '姓名' }).fill('试用学员');
  await page.getByRole('textbox', { name: '手机号', exact: true }).fill(phone);
  await press(page, '保存');
  await expect(page.getByText('已保存')).toBeVisible();
  await find(page, '搜索姓名或手机号', phone);
  await expect(row(page, phone)).toHaveCount(1);
  await press(page, '重置密码：试用学员');
  await press(page, '重置密码');
  await expect(page.getByText('新密码只显示这一次')).toBeVisible();
  await press(page, '我已记下');
  await press(page, '移出：试用学员');
  await press(page, '移出');
  await expect(page.getByText('没有符合条件的人员')).toBeVisible();
});

test('a picture goes up, becomes a resource, is previewed and removed', async ({ page }) => {
  await manage(page, '/resourceManage');
  const title = `急救箱清单 ${Date.now()}`;
  await press(page, '新增资源');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '标题', exact: true }).fill(title);
  await dialog.getByRole('combobox', { name: '分类' }).selectOption('急救知识');
  await dialog.getByRole('combobox', { name: '主题' }).selectOption('心肺复苏');
  await dialog.getByRole('textbox', { name: '正文' }).fill('家庭急救箱应定期检查有效期。');
  await dialog.getByLabel('点击选择或拖入文件，可多选').setInputFiles([
    { name: '急救箱.png', mimeType: 'image/png', buffer: onePixel },
    { name: '脚本.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ]);
  await expect(dialog.getByText('脚本.exe：不支持该文件格式')).toBeVisible();
  await expect(dialog.getByText('上传完成')).toBeVisible();
  await press(page, '保存');
  await expect(page.getByText('已保存')).toBeVisible();
  await expect(row(page, title)).toContainText('已上架');
  await press(page, `下架：${title}`);
  await expect(row(page, title)).toContainText('已下架');
  await press(page, `预览：${title}`);
  await expect(page.getByRole('dialog').getByText('家庭急救箱应定期检查有效期。')).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, `删除：${title}`);
  await press(page, '删除');
  await expect(row(page, title)).toHaveCount(0);
});

test('a certificate item is written and removed', async ({ page }) => {
  await manage(page, '/welfare');
  const name = `防灾证书 ${Date.now()}`;
  await press(page, '新增证书项目');
  await page.getByRole('textbox', { name: '证书名称' }).fill(name);
  await page.getByRole('radio', { name: '典雅金边' }).check();
  await press(page, '保存');
  await expect(row(page, name)).toContainText('典雅金边');
  await press(page, `删除：${name}`);
  await press(page, '删除');
  await expect(row(page, name)).toHaveCount(0);
});

test('the learning situation is drawn, ordered and exported', async ({ page }) => {
  await manage(page, '/learnSituation');
  await expect(page.getByRole('img', { name: '学习趋势' }).locator('svg')).toBeVisible();
  await press(page, '平均成绩');
  await expect(page).toHaveURL(/order=2/);
  await page
    .getByRole('button', { name: /^查看详情/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('学习过的资源')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /预警名单/ }).click();
  await expect(page.getByText('符合任意一条即列入名单')).toBeVisible();
  const exported = page.waitForEvent('download');
  await press(page, '导出');
  expect((await exported).suggestedFilename()).toMatch(/\.xlsx$/);
});

/** The smallest picture there is. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
