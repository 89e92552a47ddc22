import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeZip } from '../../../testing/files/makeDocuments';
import { readQuestionFile } from './exchange.read';
import { makeQuestionTemplate, writeQuestionFile } from './exchange.write';

const folder = mkdtempSync(join(tmpdir(), 'cheese-exchange-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(bytes: Uint8Array) {
  const path = join(folder, 'brought');
  writeFileSync(path, bytes);
  return readQuestionFile({ path });
}

const text = '1. 血钾 37% 与 007？\nA. 1/2\nB. 50%\nC. 0.50\n答案：BC\n解析：一\n二';

it.each(['xlsx', 'docx', 'gift', 'moodle', 'qti'] as const)(
  'what is written as %s is read again as it was',
  async (format) => {
    const { questions } = await read(Buffer.from(text));
    const file = await writeQuestionFile({ format, questions, pictures: new Map(), title: '题' });
    expect(file.lost).toEqual([]);
    const again = await read(file.bytes);
    expect(again.format).toBe(format);
    expect(again.questions[0]?.draft).toEqual(questions[0]?.draft);
    expect(again.questions[0]?.faults).toEqual([]);
  },
);

it('the template is read, and holds nothing until somebody fills it in', async () => {
  const { format, questions, complaints, sheets } = await read(await makeQuestionTemplate());
  expect([format, questions, complaints]).toEqual(['xlsx', [], ['文件里没有找到题目']]);
  expect(sheets[0]?.headings.slice(0, 5)).toEqual(['题型', '章节', '题组', '共用题干', '题干']);
});

it.each([
  [Buffer.from('<!DOCTYPE quiz [<!ENTITY a "b">]><quiz>&a;</quiz>'), 'questionFile.declares'],
  [Buffer.from('PK\x03\x04 and no more'), 'questionFile.broken'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'questionFile.picture'],
  [Buffer.from('2026 年题库'), 'questionFile.unknown'],
])('what is refused is refused by its key', async (bytes, key) => {
  await expect(read(bytes)).rejects.toMatchObject({ key });
});

const sheet = (rows: string[][], more = '') =>
  `<worksheet><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells
          .map((inside, at) => `<c r="${'ABCDEF'[at] ?? ''}${row + 1}" ${inside}</c>`)
          .join('')}</row>`,
    )
    .join('')}</sheetData>${more}</worksheet>`;
const words = (text: string) => `t="inlineStr"><is><t>${text}</t></is>`;
const shared = (at: number) => `t="s"><v>${at}</v>`;
const heads = ['章节', '题干', '选项A', '选项B', '答案'].map(words);

function book(sheets: { name: string; xml: string }[], more: { name: string; content: string }[]) {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
  const of = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;
  return makeZip([
    { name: '[Content_Types].xml', content: `<Types><Override ContentType="${main}"/></Types>` },
    {
      name: '_rels/.rels',
      content: `<Relationships>${of('r', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="${office}"><sheets>${sheets
        .map(({ name }, at) => `<sheet name="${name}" r:id="s${at}"/>`)
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${sheets
        .map((_, at) => of(`s${at}`, 'worksheet', `worksheets/${at}.xml`))
        .join('')}${of('w', 'sharedStrings', 'shared.xml')}</Relationships>`,
    },
    ...sheets.map(({ xml }, at) => ({ name: `xl/worksheets/${at}.xml`, content: xml })),
    {
      name: 'xl/shared.xml',
      content:
        '<sst><si><r><t>CO</t></r><r><rPr><vertAlign val="subscript"/></rPr><t>2</t></r><r><t>?</t></r></si></sst>',
    },
    ...more,
  ]);
}

it('of a workbook nothing is lost without a word', async () => {
  const first = sheet(
    [
      heads,
      ['循环', '', '', '', ''].map((one, at) =>
        at === 0 ? words(one) : ([shared(0), words('甲'), words('乙'), words('A')][at - 1] ?? ''),
      ),
      [words(''), words('二？'), words('甲'), words('乙'), words('B')],
    ],
    '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>',
  );
  const second = sheet([
    heads,
    [words('呼吸'), words('三？'), words('甲'), words('乙'), words('B')],
  ]);
  const { questions, complaints } = await read(
    book(
      [
        { name: '一', xml: first },
        { name: '二', xml: second },
        { name: '统计', xml: sheet([[words('总数'), words('3')]]) },
        { name: '填写示例', xml: second },
      ],
      [{ name: 'xl/media/image1.png', content: 'x' }],
    ),
  );
  expect(questions.map(({ draft, chapter, place }) => [draft.stem, chapter, place])).toEqual([
    ['CO<sub>2</sub>?', ['循环'], '第 2 行'],
    ['二？', ['循环'], '第 3 行'],
    ['三？', ['呼吸'], '“二”第 2 行'],
  ]);
  expect(complaints).toEqual([
    '工作表“统计”里没有“题干”列，没有读取',
    '工作簿里的 1 张图片没有带入；带图片的题目请用 Word 文档导入，或在预览里补上',
  ]);
});
