import { fileLimits } from '@cheese/domain/codes/base/fileLimits';
import { makeOldDocument } from '../../../testing/files/makeCompound';
import { makeOffice, makeOle, makeZip } from '../../../testing/files/makeDocuments';
import { columns, right, sheetOf, useQuestionImport } from '../../../testing/useQuestionImport';

const { upload } = useQuestionImport();

describe('a file that is no filled-in template', () => {
  it('a column that is not there is named', async () => {
    const { status, body } = await upload(await sheetOf([right], columns.slice(2)));
    expect({ status, message: body['message'] }).toEqual({
      status: 400,
      message: '缺少列：题型、题干。请下载模板，按表头填写后再上传',
    });
  });

  const sheetXml = (inside: string) =>
    makeZip([
      {
        name: '[Content_Types].xml',
        content:
          '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      },
      {
        name: 'xl/worksheets/sheet1.xml',
        content: `<worksheet><sheetData>${inside}</sheetData></worksheet>`,
      },
    ]);
  it.each<[string, Uint8Array | string, number, string]>([
    [
      'a workbook of the old kind',
      makeOle('Workbook'),
      400,
      '不支持旧版 xls 格式，请在表格软件中另存为 xlsx 后再上传',
    ],
    [
      'one of the old kind with a password',
      makeOldDocument('xls', true),
      400,
      '文件是旧版 xls 格式且设有密码，请取消密码并另存为 xlsx 后再上传',
    ],
    ['one with a password', makeOle('EncryptedPackage'), 400, '文件已设置密码，请取消密码后再上传'],
    ['plain text', '题型,题干\n单选题,问题', 400, '文件不是 xlsx 工作簿，请下载模板填写后再上传'],
    ['a text document', makeOffice('docx'), 400, '文件不是 xlsx 工作簿，请下载模板填写后再上传'],
    ['an empty shell', makeOffice('xlsx'), 400, '文件已损坏或含有无法计算的公式，无法读取'],
    [
      'half a file',
      makeOffice('xlsx').subarray(0, 90),
      400,
      '文件已损坏或含有无法计算的公式，无法读取',
    ],
    [
      'one that says it is huge',
      makeOffice('xlsx', 2_000_000_000),
      413,
      '工作簿内容过大或行列过多，请将数据复制到模板中再上传',
    ],
    [
      'a cell at the end of the world',
      sheetXml('<row r="1"><c r="XFD1"/></row>'),
      413,
      '工作簿内容过大或行列过多，请将数据复制到模板中再上传',
    ],
    [
      'a row beyond it',
      sheetXml('<row r="999999999999"></row>'),
      413,
      '工作簿内容过大或行列过多，请将数据复制到模板中再上传',
    ],
    [
      'a row that hides its number',
      sheetXml('<row a=">" r="&#57;99999999"/>'),
      413,
      '工作簿内容过大或行列过多，请将数据复制到模板中再上传',
    ],
    ['more than a call takes', Buffer.alloc(fileLimits.importList + 1), 413, '文件不能超过 10 MB'],
  ])('%s is refused in words', async (_what, bytes, status, message) => {
    const answer = await upload(bytes);
    expect({ status: answer.status, message: answer.body['message'] }).toEqual({ status, message });
  });

  it('an archive whose part says that it reaches beyond the file is refused unread', async () => {
    const bytes = Buffer.from(sheetXml('<row r="1"/>'));
    const listed = bytes.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
    bytes.writeUInt32LE(0xfffffff0, listed + 20);
    const { status, body } = await upload(bytes);
    expect({ status, key: body['key'] }).toEqual({ status: 400, key: 'sheet.broken' });
  });

  it('an archive that holds more than it says is refused', async () => {
    const types =
      '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';
    const bytes = makeZip([
      { name: '[Content_Types].xml', content: types },
      { name: 'xl/a.xml', content: Buffer.alloc(5_000_000), claims: 100 },
    ]);
    expect((await upload(bytes)).status).toBe(413);
  });
});
