import { count, eq, sql } from 'drizzle-orm';
import { readZip } from '@cheese/question-files/zip/read';
import { writeZip } from '@cheese/question-files/zip/write';
import { csvOf, useRosters } from '../../../../testing/useRosters';
import { makeWorkbook } from '../../../base/sheets/workbook';
import { memberImport, memberImportRow } from '../memberImport.tables';

const { test, send, detail, rowsOf, everything } = useRosters();

const tooLarge = '文件过大：一次最多导入 20000 人、100 列，请删去多余内容或拆分后再上传';
const broken = '文件已损坏或含有无法计算的公式，无法读取';
const notTable = '文件不是 xlsx 工作簿或 csv 文本，请下载模板填写后再上传';

/** The same for each run, and like nothing that a program writes. */
function noise(bytes: number) {
  let seed = 7;
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) >> 16;
  return Buffer.from(Array.from({ length: bytes }, next));
}

const columns = (...titles: string[]) => titles.map((title) => ({ title, width: 10 }));

/** A workbook of one person, of which one file is changed. */
async function workbookWith(file: string, edit: (xml: string) => string) {
  const rows = [['00123', '孙新']];
  const made = await makeWorkbook([{ name: '名单', columns: columns('学号', '姓名'), rows }]);
  const archive = readZip(made);
  const files = new Map(archive.names.map((name) => [name, archive.open(name) ?? Buffer.alloc(0)]));
  files.set(file, Buffer.from(edit(String(files.get(file) ?? ''))));
  return writeZip(files);
}

const sheet = 'xl/worksheets/sheet1.xml';
const lol = (words: string) => {
  const levels = Array.from(
    { length: 10 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  );
  const doctype = `<!DOCTYPE lolz [<!ENTITY l0 "${words}">${levels.join('')}]>`;
  return (xml: string) =>
    xml
      .replace(/(<\?xml[^>]*\?>)?/, `$1${doctype}`)
      .replace('</row>', '<c t="inlineStr"><is><t>&l10;</t></is></c></row>');
};

describe('is refused in words, and leaves nothing', () => {
  it.each<[string, string, () => Promise<Uint8Array | string> | Uint8Array | string, string]>([
    ['noise named xlsx', 'x.xlsx', () => noise(40_000), notTable],
    ['noise named csv', 'x.csv', () => noise(40_000), notTable],
    [
      'noise behind the head of an archive',
      'x.xlsx',
      () => Buffer.concat([Buffer.from('PK\x03\x04'), noise(9_000)]),
      broken,
    ],
    ['zeros alone', 'x.csv', () => Buffer.alloc(50_000), '文件中没有人员，请下载模板填写后再上传'],
    [
      'half an archive',
      'x.xlsx',
      async () => (await workbookWith(sheet, (xml) => xml)).subarray(0, 900),
      broken,
    ],
    [
      'csv of 100 000 columns',
      'x.csv',
      () => `学号,姓名${',列'.repeat(100_000)}\n1,孙新`,
      tooLarge,
    ],
    [
      'csv whose one row has 100 000 columns',
      'x.csv',
      () => `学号,姓名\n1,孙新${',乙'.repeat(100_000)}`,
      tooLarge,
    ],
    [
      'xlsx with a cell in the last column',
      'x.xlsx',
      () =>
        workbookWith(sheet, (xml) =>
          xml.replace('</row>', '<c r="XFD2" t="inlineStr"><is><t>1</t></is></c></row>'),
        ),
      tooLarge,
    ],
    [
      'xlsx with a row far below',
      'x.xlsx',
      () =>
        workbookWith(sheet, (xml) =>
          xml.replace(
            '</sheetData>',
            '<row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData>',
          ),
        ),
      tooLarge,
    ],
    [
      'an archive of 100 MB in 100 KB',
      'x.xlsx',
      () => workbookWith('xl/media/more.xml', () => ' '.repeat(100 * 1024 ** 2)),
      tooLarge,
    ],
  ])('%s', async (_what, name, make, message) => {
    const before = await everything();
    const { status, body } = await send(await make(), name);
    expect([[400, 413].includes(status), body['message']]).toEqual([true, message]);
    expect(await everything()).toBe(before);
    expect(await test.database.db.$count(memberImport)).toBe(0);
  });
});

describe('does no harm', () => {
  it('entities that grow without end stay as they are written', async () => {
    const { importId } = await send(await workbookWith(sheet, lol('lol')), 'x.xlsx');
    expect(await rowsOf(importId)).toMatchObject([{ number: '00123', name: '孙新' }]);
  });

  it('a workbook that refers to files elsewhere is read without them', async () => {
    const file = 'file:///etc/passwd';
    const bytes = await workbookWith('xl/_rels/workbook.xml.rels', (xml) =>
      xml.replace(
        '</Relationships>',
        `<Relationship Id="rId99" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/externalLink" Target="${file}" TargetMode="External"/></Relationships>`,
      ),
    );
    const { importId } = await send(bytes, 'x.xlsx');
    expect(await rowsOf(importId)).toMatchObject([{ number: '00123', name: '孙新' }]);
    expect(JSON.stringify(await detail(importId))).not.toContain('passwd');
  });

  it('zeros between the signs are taken out, and half a sign is never kept', async () => {
    const half = `${'长'.repeat(199)}😀`;
    const { status, importId } = await send(`学号,姓名,${half}\n0\u00000123,孙\u0000新,${half}`);
    expect(status).toBe(200);
    expect(await rowsOf(importId)).toMatchObject([{ number: '00123', name: '孙新' }]);
    expect((await detail(importId)).columns.at(-1)).toMatchObject({ heading: '长'.repeat(199) });
  });

  it('a cell of a megabyte is a fault of its row', async () => {
    const { importId } = await send(csvOf(['1', '长'.repeat(1_000_000)], ['2', '李新']));
    expect(await rowsOf(importId)).toMatchObject([
      { verdict: 'faulty', faults: [{ field: 'name', message: '不能超过 30 个字符' }] },
      { number: '2', verdict: 'created' },
    ]);
  });

  it('thousands of rows that share one long cell are kept with the beginning of it', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => [`${at}`, '长'.repeat(32_000)]);
    const bytes = await makeWorkbook([{ name: '名单', columns: columns('学号', '姓名'), rows }]);
    const { importId } = await send(bytes, 'x.xlsx');
    expect(await detail(importId)).toMatchObject({ counts: { faulty: 5_000 } });
    const longest = sql<number>`max(length(${memberImportRow.cells}::text))`.mapWith(Number);
    const [kept] = await test.database.db
      .select({ rows: count(), longest })
      .from(memberImportRow)
      .where(eq(memberImportRow.importId, importId));
    expect(kept?.rows).toBe(5_000);
    expect(kept?.longest).toBeLessThan(250);
  });

  it('commas behind the last column are no columns', async () => {
    const { importId } = await send(`学号,姓名${','.repeat(16_000)}\n1,孙新${','.repeat(16_000)}`);
    expect((await detail(importId)).columns).toHaveLength(2);
    expect(await rowsOf(importId)).toMatchObject([{ number: '1', verdict: 'created' }]);
  });
});

it('who sends one file after the other waits, and a colleague does not', async () => {
  const asked = Array.from({ length: 125 }, (_, at) => csvOf([`${at}`, '孙新']));
  const heard: Record<number, number> = {};
  for (const text of asked) {
    const { status } = await send(text);
    heard[status] = (heard[status] ?? 0) + 1;
  }
  expect(heard).toEqual({ 200: 120, 429: 5 });
  expect((await send(csvOf(['1', '孙新']), 'x.csv', 'other')).status).toBe(200);
  // The preview before gives way to the next.
  expect(await test.database.db.$count(memberImport)).toBe(2);
});
