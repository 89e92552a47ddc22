import { makeZip } from '../../../testing/files/makeDocuments';
import { columns, useQuestionImport } from '../../../testing/useQuestionImport';

const { upload, rowsOf } = useQuestionImport();

const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;

/** Styles: 1 percent, 2 date, 3 a Chinese date of its own, 4 time, 5 fraction, 6 two decimals. */
const styles = `<styleSheet><numFmts count="1"><numFmt numFmtId="176" formatCode="m&quot;月&quot;d&quot;日&quot;"/></numFmts>
<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
<cellXfs>${[0, 9, 14, 176, 20, 12, 2].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`;

interface Cell {
  style?: number;
  type?: string;
  inside: string;
}

const words = (text: string): Cell => ({ type: 'inlineStr', inside: `<is><t>${text}</t></is>` });
const number = (value: string, style = 0): Cell => ({ style, inside: `<v>${value}</v>` });

const cellXml = ({ type, style = 0, inside }: Cell) =>
  `<c s="${style}"${type ? ` t="${type}"` : ''}>${inside}</c>`;

/** A workbook as a spreadsheet program writes it; its cells do not say where they stand. */
function sheetOf(rows: Cell[][], prefix = '') {
  const body = rows.map((cells) => `<row>${cells.map(cellXml).join('')}</row>`).join('');
  const xml = `<worksheet><sheetData>${body}</sheetData></worksheet>`;
  return makeZip([
    { name: '[Content_Types].xml', content: `<Types><Override ContentType="${main}"/></Types>` },
    {
      name: '_rels/.rels',
      content: `<Relationships>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="${office}"><sheets><sheet name="题目" r:id="r7"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${relation('r7', 'worksheet', '/xl/worksheets/one.xml')}${relation('r8', 'styles', 'styles.xml')}${relation('r9', 'sharedStrings', 'shared.xml')}</Relationships>`,
    },
    {
      name: 'xl/worksheets/one.xml',
      content: prefix ? xml.replace(/<(\/?)(?=[a-z])/g, `<$1${prefix}:`) : xml,
    },
    { name: 'xl/styles.xml', content: styles },
    {
      name: 'xl/shared.xml',
      content:
        '<sst><si><t>分</t><rPh><t>fen</t></rPh></si><si><r><t xml:space="preserve">两 </t></r><r><t>段</t></r></si></sst>',
    },
  ]);
}

const heads = columns.map(({ title }) => words(title));
/** A question whose first option is the cell. */
const context = (option: Cell, stem = '占多少？') => [
  ...['单选题', stem].map(words),
  option,
  words('其他'),
  ...Array.from({ length: 6 }, () => words('')),
  ...['B', '解析', '急救知识', '心肺复苏', '容易'].map(words),
];

async function previewOf(cells: Cell[], prefix?: string) {
  const rows = cells.map((cell, nth) => context(cell, `第 ${nth} 题占多少？`));
  const { body } = await upload(sheetOf([heads, ...rows], prefix));
  const { importId } = body.data as { importId: number };
  return (await rowsOf(importId)).list as {
    cells: string[];
    verdict: string;
    faults: { column: string; message: string }[];
  }[];
}

it.each<[string, Cell, string]>([
  ['50%', number('0.5', 1), '50%'],
  ['9%', number('9.0000000000000011E-2', 1), '9%'],
  ['a fraction', number('0.5', 5), '1/2'],
  ['two decimals', number('1.5', 6), '1.50'],
  ['a sum of binary fractions', number('0.30000000000000004'), '0.3'],
  ['a phone', number('13700000001'), '13700000001'],
  ['shared words', { type: 's', inside: '<v>0</v>' }, '分'],
  ['words in pieces', { type: 's', inside: '<v>1</v>' }, '两 段'],
  ['the result of a formula', { type: 'str', inside: '<f>A1&amp;"x"</f><v>a&lt;b</v>' }, 'a<b'],
  ['a truth', { type: 'b', inside: '<v>1</v>' }, 'TRUE'],
])('%s is read as its cell shows it', async (_what, cell, shown) => {
  const [row] = await previewOf([cell]);
  expect({ verdict: row?.verdict, shown: row?.cells[2] }).toEqual({ verdict: 'ready', shown });
});

const aDate = '单元格被表格软件当作日期或时间，请设为文本格式后重新填写原文';
const tooLong = '数字过长，表格软件已改动其末位，请设为文本格式后重新填写';
const broken = '单元格是错误值或无法读取，请重新填写';

it.each<[string, Cell, string]>([
  ['1/2 that became a date', number('46024', 2), aDate],
  ['1/2 that became a date in Chinese', number('46024', 3), aDate],
  ['3:2 that became a time', number('0.1263888', 4), aDate],
  ['a date in words', { type: 'd', inside: '<v>2026-01-02</v>' }, aDate],
  ['a number with lost digits', number('1.2345678901234599E+17'), tooLong],
  ['an error', { type: 'e', inside: '<v>#DIV/0!</v>' }, broken],
])('%s is an error of its row', async (_what, cell, message) => {
  const [row] = await previewOf([cell]);
  expect(row).toMatchObject({ verdict: 'faulty', faults: [{ column: '选项A', message }] });
});

it('reads a sheet whose tags have a prefix', async () => {
  expect(await previewOf([words('甲')], 'x')).toMatchObject([{ verdict: 'ready' }]);
});
