import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { signIn } from '../pages/people/signIn';

const TEACHER = '13800000003';

test('a teacher makes a bank, writes in it, edits, moves, deletes, and takes it back', async ({
  page,
}) => {
  await signIn(page, TEACHER);
  await page.goto('/univ/banks');
  await page.getByRole('button', { name: '新建题库' }).click();
  await page.getByRole('textbox', { name: '名称' }).fill('写题旅程');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await page.getByRole('link', { name: '写题旅程' }).click();
  await page.getByRole('button', { name: '新建章节' }).click();
  await page.getByRole('textbox', { name: '章节名称' }).fill('第二章 急救');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('第二章 急救')).toBeVisible();

  await page.getByRole('link', { name: '新建题目' }).first().click();
  await page.getByRole('textbox', { name: '题干', exact: true }).fill('胸外按压的频率是');
  await page.getByRole('textbox', { name: '选项A', exact: true }).fill('60～80 次/分');
  await page.getByRole('textbox', { name: '选项B', exact: true }).fill('100～120 次/分');
  await page.getByRole('button', { name: '删除选项D' }).click();
  await page.getByRole('button', { name: '删除选项C' }).click();
  await page.getByRole('radio', { name: '选项B为正确答案' }).check();
  const preview = page.getByRole('region', { name: '预览（学员看到的样子）' });
  await expect(preview.getByText('胸外按压的频率是').first()).toBeVisible();
  await expect(preview.getByRole('img', { name: '正确选项' })).toBeVisible();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page).toHaveURL(/questionId=\d+/);
  await page.getByRole('textbox', { name: '解析' }).fill('见心肺复苏指南。');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('历史与使用').click();
  await expect(page.getByText('第 2 版').first()).toBeVisible();

  await page.getByRole('link', { name: '返回题库' }).click();
  await page.getByRole('link', { name: '新建题目' }).first().click();
  // The list's filter is called 题型, too, and stands until the page has come.
  await expect(page.getByRole('heading', { name: '新建题目' })).toBeVisible();
  await page.getByRole('combobox', { name: '题型' }).selectOption('简答题');
  await page.getByRole('textbox', { name: '题干', exact: true }).fill('简述生存链的环节');
  await page.getByRole('textbox', { name: '得分要点' }).fill('识别与呼救');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page).toHaveURL(/questionId=\d+/);
  await page.getByRole('link', { name: '返回题库' }).click();

  const rows = page.getByRole('table', { name: '题目' });
  await rows.getByRole('checkbox', { name: '选择本页全部' }).check();
  await page.getByRole('button', { name: '移动', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '移动' });
  await dialog.getByRole('combobox', { name: '移动到' }).selectOption('第二章 急救');
  await dialog.getByRole('button', { name: '移动' }).click();
  await expect(page.getByText('已移动 2 题')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByText('第二章 急救').click();
  await expect(rows.getByRole('checkbox', { name: /^选择 / })).toHaveCount(2);
  await rows.getByRole('checkbox', { name: '选择本页全部' }).check();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  const undo = page.getByRole('button', { name: '撤销', exact: true });
  const toasts = page.locator('div').filter({ hasText: '已删除 2 题' }).filter({ has: undo });
  await toasts.last().getByRole('button', { name: '撤销' }).click();
  await expect(rows.getByRole('link', { name: '简述生存链的环节' })).toBeVisible();
});
