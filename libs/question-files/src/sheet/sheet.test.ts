import type { FiledQuestion, ReadOptions } from '../shapes';
import { meantBy } from '@cheese/domain/questions/meaning';
import { duplicatesIn } from '../duplicates';
import { readQuestions } from '../readQuestions';
import { expectRoundTrip } from '../testing/roundTrip';
import { someQuestions } from '../testing/someQuestions';
import { writeZip } from '../zip/write';
import { writeSheet, templateSheets, type QuestionSheet } from './writeSheet';

const xlsx = writeZip(new Map([['xl/workbook.xml', Buffer.from('<workbook/>')]]));
const rowsOf = ({ columns, rows }: QuestionSheet) =>
  [columns.map(({ title }) => title), ...rows].map((row) =>
    row.map((text) => ({ text: text.trim() })),
  );
const asCells = (rows: string[][]) => rows.map((row) => row.map((text) => ({ text })));
const sheets = (rows: { text: string }[][]) => ({ sheets: [{ name: '', rows }] });
const read = (rows: string[][], more: ReadOptions = {}) =>
  readQuestions(xlsx, { ...sheets(asCells(rows)), ...more });

it('gives back what it was given', () => {
  let rows: ReturnType<typeof rowsOf> = [];
  expectRoundTrip(
    someQuestions({ types: [1, 2, 3, 4, 5, 6, 7] }),
    (questions: FiledQuestion[]) => {
      const { sheets, lost } = writeSheet(questions);
      rows = sheets.flatMap(rowsOf);
      return { bytes: xlsx, lost };
    },
    () => readQuestions(xlsx, sheets(rows)),
  );
});

it('the examples of the template are questions without a fault', () => {
  const [, examples] = templateSheets();
  const { questions, complaints } = readQuestions(xlsx, sheets(examples ? rowsOf(examples) : []));
  expect(questions.map(({ draft }) => draft.type)).toEqual([1, 3, 2, 4, 5, 6, 7]);
  expect(questions.flatMap(({ faults }) => faults)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('knows columns by other names, wherever they stand, and says which it does not know', () => {
  const {
    questions,
    complaints,
    sheets: found,
  } = read([
    ['2026 年题库'],
    [
      '序号',
      '试题内容（必填）',
      'A',
      'B选项',
      '选项三',
      '正确答案',
      '难易度',
      '知识点',
      '试题解析',
    ],
    ['1', '谁？', '甲', '乙', '丙', 'ｃ', '较难', '心脏', '因为'],
  ]);
  expect(questions[0]).toMatchObject({
    draft: { type: 1, stem: '谁？', key: [['C']], difficulty: 3, analysis: '因为' },
    chapter: ['心脏'],
    place: '第 3 行',
    faults: [],
  });
  expect(complaints).toEqual(['列“序号”不认识，没有导入']);
  expect(found[0]?.matched).toMatchObject({ 'option:C': 4, key: 5 });
});

it('takes a matching that somebody has corrected', () => {
  const rows = [
    ['话', '选'],
    ['谁？', 'A. 甲 B. 乙'],
  ];
  expect(read(rows).complaints).toContain('没有找到“题干”列');
  const { questions } = read(rows, { columnsOf: () => ({ stem: 0, options: 1 }) });
  expect(questions[0]?.draft.options.map(({ text }) => text)).toEqual(['甲', '乙']);
});

it.each([
  ['A. 甲 B. 乙 C. 丙', ['甲', '乙', '丙']],
  ['A、维生素 B B、维生素 C', ['维生素 B', '维生素 C']],
  ['（A）甲；（B）乙', ['甲', '乙']],
  ['甲\n乙\n丙', ['甲', '乙', '丙']],
  ['甲|乙', ['甲', '乙']],
])('several options in one cell: %s', (cell, options) => {
  const { questions } = read([
    ['题干', '选项', '答案'],
    ['谁？', cell, 'A'],
  ]);
  expect(questions[0]?.draft.options.map(({ text }) => text)).toEqual(options);
});

it.each([
  [['单选题', '谁？', '甲', '乙', 'E'], { field: 'key', message: '答案“E”不在选项之中' }],
  [['单选题', '谁？', '甲', '乙', ''], { field: 'key', message: '没有答案' }],
  [['单选题', '', '甲', '乙', 'A'], { field: 'stem', message: '没有题干' }],
  [['单选题', '谁？', '甲', '甲', 'A'], { field: 'options', message: '选项 A、B 相同' }],
  [['计算', '谁？', '甲', '乙', 'A'], { field: 'type', message: '题型“计算”不认识' }],
  [['填空题', '有____和____', '', '', '一'], { field: 'key', message: '答案与题目不符' }],
])('%j: %j', (row, fault) => {
  const [one] = read([['题型', '题干', '选项A', '选项B', '答案'], row]).questions;
  expect(one?.faults).toContainEqual(fault);
});

it('names cells that a spreadsheet program has changed', () => {
  const rows = [['题干', '选项A', '选项B', '答案'].map((text) => ({ text }))];
  rows.push([
    { text: '谁？' },
    { text: '2026-01-02', unsafe: 'date' } as never,
    { text: '乙' },
    { text: 'B' },
  ]);
  const [one] = readQuestions(xlsx, sheets(rows)).questions;
  expect(one?.faults).toEqual([
    { field: 'options', message: '这个单元格被表格软件改成了日期，请按文本填写' },
  ]);
});

it('the same question with other blanks, widths, signs and order of options is a duplicate', () => {
  const { questions } = read([
    ['题干', '选项A', '选项B', '答案'],
    ['成人 CPR 的频率是（ ）。', '100～120', '60~80', 'A'],
    ['成人CPR的频率是( )', '60～80', '100~120', 'B'],
    ['成人 CPR 的深度是（ ）。', '100～120', '60~80', 'A'],
    ['血钾 > 5', '甲', '乙', 'A'],
    ['血钾 < 5', '甲', '乙', 'A'],
  ]);
  const drafts = questions.map(({ draft }) => draft);
  expect(duplicatesIn(drafts).map(({ of }) => of)).toEqual([null, 0, null, null, null]);
  const known = new Set(drafts.slice(0, 1).map(meantBy));
  expect(duplicatesIn(drafts.slice(1), known).map(({ isKnown }) => isKnown)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

describe('columns of answers', () => {
  const row = (type: string, stem: string, ...answers: string[]) =>
    read([
      ['题型', '题干', '答案1', '答案2', '难度系数'],
      [type, stem, ...answers, '0.8'],
    ]).questions[0];

  it.each(['填空题', ''])('are the keys of gaps: %s', (type) => {
    const one = row(type, '有____和____', '甲|乙', '36~37');
    expect(one).toMatchObject({
      draft: { type: 4, options: [], key: [['甲', '乙'], ['36~37']], difficulty: 1 },
      lost: ['难度系数 0.8 按得分率换算为“容易”'],
      faults: [],
    });
  });

  it('are options of choices', () => {
    expect(row('单选题', '谁？', '甲', '乙')?.draft.options).toHaveLength(2);
  });
});
