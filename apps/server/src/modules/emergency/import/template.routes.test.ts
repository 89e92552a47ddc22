import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSheet } from 'read-excel-file/node';
import { columns, path, useQuestionImport } from '../../../testing/useQuestionImport';
import { who } from '../../../testing/given/twoCentres';
import { unpackWorkbook } from '../../base/sheets/sheet.unpack';

const { test, upload, preview } = useQuestionImport();

describe('template', () => {
  const fetchIt = async () => {
    const { body } = await test.as('manager', `GET ${path}/template`);
    const { url, fileName } = body.data as { url: string; fileName: string };
    expect(fileName).toBe('题目导入模板.xlsx');
    return test.fetch(url, await test.signIn(who.manager));
  };

  it('comes empty: its example is on a sheet of its own', async () => {
    const { headers, rawPayload } = await fetchIt();
    expect(headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('题目导入模板.xlsx')}`,
    );
    expect((await upload(rawPayload)).body).toMatchObject({ message: '工作表中没有可导入的数据' });
    const [, example = []] = await readSheet(rawPayload, '填写示例');
    const row = Object.fromEntries(columns.map(({ title }, at) => [title, example[at] as string]));
    expect(await preview([row])).toMatchObject({ ready: 1, faulty: 0 });
  });

  it('holds text in every column, and offers what may be chosen', async () => {
    const { rawPayload } = await fetchIt();
    const file = join(mkdtempSync(join(tmpdir(), 'cheese-template-')), 'template.xlsx');
    writeFileSync(file, rawPayload);
    const parts = await unpackWorkbook(file);
    const sheet = parts.find(({ name }) => name === 'xl/worksheets/sheet1.xml');
    const xml = sheet?.content.toString() ?? '';
    const styles = [...xml.matchAll(/<col [^>]*?style="(\d+)"/g)].map(([, style]) => style);
    expect(styles).toHaveLength(columns.length);
    expect(xml).toContain('sqref="A2:A10001"><formula1>"单选题,判断题"</formula1>');
    expect(xml.match(/<dataValidation /g)).toHaveLength(4);
  });
});
