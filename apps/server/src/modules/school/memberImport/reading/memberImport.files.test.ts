import { memberImportCalls as calls } from '@cheese/domain/calls/school/memberImport';
import { readZip } from '@cheese/question-files/zip/read';
import { writeZip } from '@cheese/question-files/zip/write';
import { eq } from 'drizzle-orm';
import { schoolPeople as who } from '../../../../testing/given/school/twoSchools';
import { csvOf, some, useRosters } from '../../../../testing/useRosters';
import { makeWorkbook } from '../../../base/sheets/workbook';
import { membership } from '../../../people/organisation/member.tables';

const { test, ask, send, detail, rowsOf, confirm, roll, everything } = useRosters();

describe('preview', () => {
  it('says what will be created, changed and made, and saves nothing', async () => {
    const before = await everything();
    const { importId } = await send(some);
    expect(await detail(importId)).toMatchObject({
      state: 'waiting',
      counts: { created: 2, changed: 1, moved: 0, unchanged: 0, faulty: 0 },
      newDepartments: ['临床医学院', '临床医学院 / 临床医学'],
      newClasses: ['2026级 临床1班'],
    });
    const [first, , third] = await rowsOf(importId);
    expect(first).toMatchObject({ row: 2, number: '00123', name: '孙新', verdict: 'created' });
    expect(third).toMatchObject({
      verdict: 'changed',
      changes: [{ field: 'year', before: '无', after: '2025' }],
    });
    expect(await everything()).toBe(before);
  });

  it.each<[string, string[], string, string]>([
    ['no number', ['', '孙新'], 'number', '不能为空'],
    ['no name', ['1', ''], 'name', '不能为空'],
    [
      'a number in powers of ten',
      ['1.23E+10', '孙新'],
      'number',
      '“1.23E+10”是科学计数法，原来的数字已丢失，请把该列设为文本格式后重新填写',
    ],
    ['signs in a number', ['1 2', '孙新'], 'number', '只能包含字母、数字、“-”和“_”'],
    ['a formula', ['1', '=HYPERLINK("x")'], 'name', '含有公式，请改为文字后再上传'],
    ['an endless name', ['1', '长'.repeat(31)], 'name', '不能超过 30 个字符'],
    ['half a phone', ['1', '孙新', '', '', '', '', '', '', '137'], 'phone', '手机号格式错误'],
    [
      'an administrator',
      ['1', '孙新', '学校管理员'],
      'role',
      '不能通过导入新增管理员，请在人员页单独设置',
    ],
    [
      'a year of words',
      ['1', '孙新', '', '', '', '大一'],
      'year',
      '应为四位年份，如 2023 或 2023级',
    ],
    ['a gender of none', ['1', '孙新', '', '', '', '', '', '中'], 'gender', '应为“男”或“女”'],
    [
      'a class without a year',
      ['1', '孙新', '', '', '', '', '1班'],
      'className',
      '没有这个行政班，请同时填写年级以便新建',
    ],
    [
      'a major alone',
      ['1', '孙新', '', '', '护理'],
      'major',
      '没有这个专业，请同时填写院系以便新建',
    ],
    [
      'somebody who administers',
      ['A2', '副管理员'],
      'number',
      '该人员是学校管理员，请在人员页单独修改',
    ],
    [
      "a member's phone",
      ['9', '孙新', '', '', '', '', '', '', '13900000003'],
      'phone',
      '该手机号已属于本校另一名人员',
    ],
  ])('%s is a fault of the row', async (_what, row, field, message) => {
    const { importId } = await send(csvOf(row));
    expect(await rowsOf(importId)).toMatchObject([
      { verdict: 'faulty', faults: [{ field, message }] },
    ]);
  });

  it('finds one person in two rows, and one phone', async () => {
    const { importId } = await send(
      csvOf(
        ['1', '孙新', '', '', '', '', '', '', '13700000001'],
        ['1', '孙新'],
        ['2', '李新', '', '', '', '', '', '', '13700000001'],
      ),
    );
    expect(await rowsOf(importId, 'faulty')).toMatchObject([
      { row: 3, faults: [{ message: '与第 2 行是同一编号' }] },
      { row: 4, faults: [{ message: '与第 2 行的手机号相同' }] },
    ]);
  });

  it('whose phone has an account claims the line with it, and gets no other one', async () => {
    const { importId } = await send(csvOf(['7', '周旧', '', '', '', '', '', '', '13900000006']));
    expect(await detail(importId)).toMatchObject({ unclaimed: 1, counts: { created: 1 } });
    expect((await confirm(importId)).data.handedOut).toBeNull();
    const line = (await roll()).find(({ number }) => number === '7');
    expect(line).toMatchObject({ personId: null, phone: '13900000006', isAccountMade: false });
  });

  it('a person who has left is not brought back by a file', async () => {
    await test.database.db.update(membership).set({ state: 3 }).where(eq(membership.number, 'S1'));
    const { importId } = await send(csvOf(['S1', '钱学员']));
    expect(await rowsOf(importId)).toMatchObject([
      { faults: [{ message: '该人员当前状态为“已毕业”，请先在人员页恢复' }] },
    ]);
  });
});

describe('a file', () => {
  const chinese =
    '学号,学生姓名,电话,班级,学院,身份\n00123,孙新,13700000001,2026级1班,护理学院,学生\n';
  /** As gbk.ts of the providers writes it. */
  const inGbk = async (text: string) =>
    (await import('../../../../testing/providers/gbk')).toGbk(text);

  it.each<[string, () => Promise<Uint8Array | string> | string]>([
    ['UTF-8', () => chinese],
    ['UTF-8 with its mark', () => `\ufeff${chinese}`],
    ['GBK', () => inGbk(chinese)],
    ['with tabs and other line ends', () => chinese.replaceAll(',', '\t').replaceAll('\n', '\r\n')],
    ['with zeros that a program keeps', () => chinese.replace('00123', '="00123"')],
    ['with a title above', () => `2026 级新生名单,,\n${chinese}`],
  ])('of csv is read: %s', async (_what, make) => {
    const { importId } = await send(await make());
    expect(await rowsOf(importId)).toMatchObject([
      { number: '00123', name: '孙新', verdict: 'created' },
    ]);
    expect(await detail(importId)).toMatchObject({ newClasses: ['2026级 2026级1班'] });
  });

  it('of xlsx keeps its zeros, whether they are text or a number that is shown so', async () => {
    const columns = ['编号', '姓名', '备注'].map((title) => ({ title, width: 10 }));
    const rows = [
      ['00123', '孙新', '甲'],
      [45, '李新', '乙'],
      [123_456_789_012, '周新', '丙'],
    ];
    const bytes = await makeWorkbook([{ name: '名单', columns, rows }]);
    const { importId } = await send(bytes, '名单.xlsx');
    expect(await rowsOf(importId)).toMatchObject([
      { number: '00123', verdict: 'created' },
      { number: '45', verdict: 'created' },
      { verdict: 'faulty', faults: [{ field: 'number' }] },
    ]);
    expect((await detail(importId)).notices).toEqual(['列“备注”不导入']);
  });

  it('of several sheets is read where the people are, and the others are named', async () => {
    const columns = (titles: string[]) => titles.map((title) => ({ title, width: 10 }));
    const bytes = await makeWorkbook([
      { name: '说明', columns: columns(['请先阅读']), rows: [['一句话']] },
      { name: '名单', columns: columns(['学号', '姓名']), rows: [['1', '孙新']] },
    ]);
    const { importId } = await send(bytes, '名单.xlsx');
    expect((await detail(importId)).notices).toEqual(['没有读取工作表“说明”']);
  });

  it('of xlsx is read without what is hidden, and merged cells count for each row', async () => {
    const columns = ['学号', '姓名', '年级'].map((title) => ({ title, width: 10 }));
    const made = await makeWorkbook([
      { name: '旧名单', columns, rows: [['9', '旧人', '2020']] },
      {
        name: '名单',
        columns,
        rows: [
          ['1', '孙新', '2026'],
          ['2', '李新', null],
        ],
      },
    ]);
    const archive = readZip(made);
    const files = new Map(
      archive.names.map((name) => [name, archive.open(name) ?? Buffer.alloc(0)]),
    );
    const edit = (name: string, from: RegExp, to: string) =>
      files.set(name, Buffer.from(String(files.get(name)).replace(from, to)));
    edit('xl/workbook.xml', /<sheet /, '<sheet state="hidden" ');
    const merged = '</sheetData><mergeCells count="1"><mergeCell ref="C2:C3"/></mergeCells>';
    edit('xl/worksheets/sheet2.xml', /<\/sheetData>/, merged);
    const { importId } = await send(writeZip(files), '名单.xlsx');
    const year = { field: 'year', before: '无', after: '2026' };
    const list = await rowsOf(importId);
    expect(list.map(({ number }) => number)).toEqual(['1', '2']);
    for (const { changes } of list) expect(changes).toContainEqual(year);
    expect((await detail(importId)).notices).toEqual(['没有读取隐藏的工作表“旧名单”']);
  });

  it.each<[string, Uint8Array | string, string]>([
    ['empty', '', '文件中没有人员，请下载模板填写后再上传'],
    ['headings alone', csvOf(), '文件中没有人员，请下载模板填写后再上传'],
    [
      'of noise',
      Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 251)),
      '文件不是 xlsx 工作簿或 csv 文本，请下载模板填写后再上传',
    ],
    [
      'a picture',
      Buffer.from('89504e470d0a1a0a0000', 'hex'),
      '文件不是 xlsx 工作簿或 csv 文本，请下载模板填写后再上传',
    ],
    [
      'of others',
      '书名,作者\n甲,乙',
      '没有找到表头：学号/工号、姓名。表头应在前 10 行内，请下载模板填写后再上传',
    ],
    [
      'of 100 000 rows',
      csvOf(...Array.from({ length: 100_000 }, (_, at) => [`${at}`, '名'])),
      '一次最多导入 20000 人，请拆分后再上传',
    ],
  ])('%s is refused in words', async (_what, bytes, message) => {
    const { status, body } = await send(bytes);
    expect({ status, message: body['message'] }).toEqual({ status: 400, message });
  });

  it('of 20 000 people is taken', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => [`N${at}`, '名字']);
    const { importId } = await send(csvOf(...rows));
    expect(await detail(importId)).toMatchObject({ counts: { created: 20_000 } });
  });

  it('of faulty rows comes back with the reasons, mended it passes', async () => {
    const { importId } = await send(csvOf(['1', '孙新'], ['2', '']));
    const { data } = await ask<{ url: string }>('admin', calls.faulty, { importId });
    const token = await test.signIn(who.admin);
    const { rawPayload } = await test.fetch(data.url, token);
    const again = await send(rawPayload, '需要修改的行.xlsx');
    expect(await rowsOf(again.importId)).toMatchObject([
      { number: '2', faults: [{ field: 'name', message: '不能为空' }] },
    ]);
    expect((await detail(again.importId)).notices).toEqual(['列“错误原因”不导入']);
  });
});
