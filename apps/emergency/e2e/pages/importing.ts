import { expect, type Page } from '@playwright/test';
import writeWorkbook from 'write-excel-file/node';
import { press } from './system';

/** The dialog of an import, from its file to what is saved. */
export const importing = (page: Page) => ({
  dialog: page.getByRole('dialog'),
  rows: page.getByRole('table', { name: '导入预览' }).getByRole('row'),

  /** Opens the dialog and gives it a sheet with these rows, the headings first. */
  async look(name: string, cells: string[][]) {
    const data = cells.map((line) => line.map((value) => ({ value })));
    const buffer = await writeWorkbook([{ sheet: '导入', data }]).toBuffer();
    await press(page, '导入');
    await page.getByLabel('点击选择或拖入 xlsx 文件').setInputFiles({ name, mimeType: '', buffer });
    await expect(page.getByText(`“${name}”的检查结果`)).toBeVisible();
  },

  async confirm(count: number) {
    await press(page, `确认导入 ${count} 条`);
    await expect(page.getByText(`已成功导入 ${count} 条`)).toBeVisible();
    await press(page, '完成');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
});
