import { readQuestions } from '../readQuestions';
import { recordsOf } from './records';

const table = '题型,题干,选项A,选项B,答案\r\n单选题,"甲说：""是"",\r\n谁？",甲,"乙,丙",Ｂ\r\n';
const tabbed = table.replaceAll(/,(?![丙\r])/g, '\t');
const read = (bytes: Uint8Array | string) => readQuestions(Buffer.from(bytes));
/** The same text in GBK. */
const gbk = Buffer.from(
  'cce2b8c92cd1a1cfee412cd1a1cfee422cb4f0b0b80acbadc4d8a3bf2cbcd72cd2d22c420a',
  'hex',
);

it.each<[string, Buffer]>([
  ['UTF-8', Buffer.from(table)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${table}`)],
  ['UTF-16 with tabs, as Excel calls Unicode', Buffer.from(`\ufeff${tabbed}`, 'utf16le')],
  ['with a line that names what divides', Buffer.from(`sep=,\n${table}`)],
])('a table in words is read: %s', (_, bytes) => {
  const { format, questions, complaints } = read(bytes);
  expect(format).toBe('csv');
  expect(questions[0]).toMatchObject({
    draft: {
      type: 1,
      stem: '甲说："是",<br>谁？',
      options: [{ text: '甲' }, { text: '乙,丙' }],
      key: [['B']],
    },
    place: '第 2 行',
    faults: [],
  });
  expect(complaints).toEqual([]);
});

it('and in GBK', () => {
  const { format, questions } = read(gbk);
  expect(format).toBe('csv');
  expect(questions[0]?.draft).toMatchObject({ stem: '谁呢？', key: [['B']] });
});

it('columns that nobody knows are shown, to be matched', () => {
  const rows = ['提问,甲项,乙项,对的', '谁？,甲,乙,B', '谁呢？,丙,丁,A'].join('\n');
  const { questions, sheets, complaints } = read(rows);
  expect(questions).toEqual([]);
  expect(sheets[0]?.headings).toEqual(['提问', '甲项', '乙项', '对的']);
  expect(complaints[0]).toContain('没有找到“题干”列');
  const columnsOf = () => ({ stem: 0, 'option:A': 1, 'option:B': 2, key: 3 });
  const again = readQuestions(Buffer.from(rows), { columnsOf });
  expect(again.questions.map(({ draft }) => draft.key)).toEqual([[['B']], [['A']]]);
});

it.each([
  '1. 谁？\nA. 甲,乙\nB. 丙,丁\n答案：A',
  '1、题目，选项\nA、甲\tB、乙\tC、丙\tD、丁\n答案：B\n2、谁？\nA、甲\tB、乙\tC、丙\tD、丁\n答案：B',
  '谁，什么？\nA. 甲\nB. 乙\nANSWER: A',
])('a text with commas is none: %j', (text) => {
  expect(read(text).format).not.toBe('csv');
});

it.each([
  ['a,b\nc', [['a', 'b'], ['c']]],
  ['"a""b",\n', [['a"b', '']]],
  ['"a\nb";c', [['a\nb;c']]],
  ['"a,b\nc', [['"a', 'b'], ['c']]],
  ['5" 管,"x"y', [['5" 管', 'xy']]],
])('records of %j', (text, expected) => {
  expect([...recordsOf(text, ',')]).toEqual(expected);
});
