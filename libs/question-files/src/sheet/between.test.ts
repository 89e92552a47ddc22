import { readQuestions } from '../readQuestions';
import { writeZip } from '../zip/write';

const xlsx = writeZip(new Map([['xl/workbook.xml', Buffer.from('<workbook/>')]]));
const read = (rows: string[][], name = '') =>
  readQuestions(xlsx, {
    sheets: [{ name, rows: rows.map((row) => row.map((text) => ({ text }))) }],
  });
const heads = ['题型', '题干', 'A', 'B', 'C', '答案'];
const keysOf = (rows: string[][]) =>
  read([heads, ...rows]).questions.map(({ draft }) => draft.key.flat().join(''));
const row = (type: string, key: string) => [type, '谁？', '甲', '乙', '丙', key];

describe('keys of cells', () => {
  it.each([
    ['A2型题', 'Ｂ', 'B'],
    ['C型题', '选择B', 'B'],
    ['K', '答：C', 'C'],
    ['X', 'AB。', 'AB'],
    ['A1', 'B。因为甲不对，故排除', 'B'],
    ['A1', '正确答案：C.丙', 'C'],
    ['A1', 'А', 'A'],
    ['A1', '丙', 'C'],
    ['A1', '不选B', ''],
    ['A1', 'B或C', ''],
    ['A1', 'F', ''],
  ])('%s: %s', (type, said, key) => {
    expect(keysOf([row(type, said)])).toEqual([key]);
  });

  it('several for what is called one of a single answer are named', () => {
    const [one] = read([heads, row('单选题', 'A、C')]).questions;
    expect(one).toMatchObject({ draft: { type: 3 }, faults: [] });
    expect(one?.lost).toEqual(['题型写的是单选，答案不止一个，按多选题导入']);
  });

  it.each([
    ['2', 'B'],
    ['1,3', 'AC'],
    ['Option 2', 'B'],
    ['4', ''],
  ])('count where the headings count: %s', (said, key) => {
    const { questions } = read([
      ['Question', 'Option 1', 'Option 2', 'Option 3', 'Correct Answer'],
      ['谁？', '甲', '乙', '丙', said],
    ]);
    expect(questions[0]?.draft.key.flat().join('')).toBe(key);
  });
});

it('rows of one cell say what the rows below them share, and end', () => {
  const { questions, complaints } = read([
    ['题号', ...heads.slice(1)],
    ['（1~2题共用备选答案）A. 甲 B. 乙 C. 丙'],
    ['1', '一', '', '', '', 'A'],
    ['2', '二', '', '', '', 'C'],
    ['3', '三', '', '', '', 'B'],
    ['合计 3 题'],
  ]);
  expect(questions.map(({ draft }) => [draft.group, draft.options.length])).toEqual([
    ['1~2', 3],
    ['1~2', 3],
    [null, 0],
  ]);
  expect(complaints).toContain('第 6 行：“合计 3 题”没有读懂，未导入');
});

it('options that nobody shares make no group, and words after B1 are no choice', () => {
  const { questions } = read([
    heads,
    row('B1', 'A'),
    row('B1', 'B'),
    ['', '简述休克', '', '', '', '见教材'],
  ]);
  expect(questions.map(({ draft }) => [draft.type, draft.group])).toEqual([
    [1, null],
    [1, null],
    [5, null],
  ]);
});

it('options in words that nobody understands are named', () => {
  const { questions } = read([
    ['题干', '选项', '答案'],
    ['谁？', '甲；乙', 'B'],
    ['谁呢？', '不详', 'B'],
  ]);
  expect(questions[0]?.draft.options).toHaveLength(2);
  expect(questions[1]?.lost).toEqual(['选项“不详”没有读懂']);
});
