import { readQuestions } from '../readQuestions';

const read = (text: string) => readQuestions(Buffer.from(text));
const briefly = (text: string) =>
  read(text).questions.map(({ draft }) => [
    draft.stem,
    draft.options.map((one) => one.text).join('/'),
    draft.key.map((part) => part.join('|')).join('；'),
    draft.analysis,
  ]);
const asked = '1. 谁？\nA. 甲\nB. 乙';

it.each([
  '答案B',
  '答案 B',
  '选B',
  '故选B。',
  '应选 B',
  '本题答案：B',
  '本题答案为B',
  '参考答案为：B',
  '正确答案是 B',
  '答案：b',
])('an answer as people write it: %s', (line) => {
  expect(briefly(`${asked}\n${line}`)).toEqual([['谁？', '甲/乙', 'B', '']]);
});

it('what an explanation ends with is no answer of its own', () => {
  expect(briefly(`${asked}\n答案：A\n解析：因为甲。\n故选A。`)).toEqual([
    ['谁？', '甲/乙', 'A', '因为甲。<br>故选A。'],
  ]);
});

it.each([
  [`${asked}\n答案：B。阿托品升高眼压，故禁用。`, 'B', '阿托品升高眼压，故禁用。'],
  [`${asked}\n答案：B 因为甲不对`, 'B', '因为甲不对'],
  [`${asked}\n答案：B（解析：因为乙）`, 'B', '因为乙'],
  [`${asked}\n答案：B。因为\n解析：所以`, 'B', '因为<br>所以'],
  ['1. 天是绿的。\n答案：错。天是蓝的。', 'B', '天是蓝的。'],
  [`${asked}\n答案：B. 乙`, 'B', ''],
])('what follows a key explains it: %s', (text, key, analysis) => {
  expect(briefly(text).map(([, , ...said]) => said)).toEqual([[key, analysis]]);
});

it.each([
  ['( B )1. 谁？\nA. 甲\nB. 乙\n( A )2. 谁呢？\nA. 丙\nB. 丁', ['B', 'A']],
  ['（√）1. 天是蓝的。\n（×）2. 天是绿的。', ['A', 'B']],
  ['（  ）1. 谁？\nA. 甲\nB. 乙\n（  ）2. 谁呢？\nA. 丙\nB. 丁\n参考答案\n1-2 BA', ['B', 'A']],
])('keys ahead of the numbers: %s', (text, keys) => {
  expect(briefly(text).map(([, , key]) => key)).toEqual(keys);
  expect(read(text).complaints).toEqual([]);
});

it('numbers within an option begin no question', () => {
  expect(briefly('1. 哪些？\n（A）1、2、3\n（B）2、3\n（C）3\n答案：B')[0]?.[1]).toBe(
    '1、2、3/2、3/3',
  );
});

it.each([
  '1. 谁？\na. 甲\nb. 乙\nc. 丙\n答案：b',
  '1. 谁（b）？\na、甲 b、乙 c、丙',
  '1. 谁？\nA甲 B乙 C丙\n答案：B',
  '1. 谁？\nA甲\nB乙\nC丙\n答案：B',
  '题目：谁？\n选项A：甲\n选项B：乙\n选项C：丙\n答案：B',
  '题目1：谁？\nA. 甲\nB. 乙\nC. 丙\n答案：B',
])('options as people write them: %s', (text) => {
  expect(briefly(text).map(([, ...said]) => said)).toEqual([['甲/乙/丙', 'B', '']]);
});

it('questions that are named, not numbered', () => {
  const one = (stem: string) => `题目：${stem}\n选项A：甲\n选项B：乙\n答案：A`;
  expect(briefly(`${one('谁？')}\n${one('谁呢？')}`).map(([stem]) => stem)).toEqual([
    '谁？',
    '谁呢？',
  ]);
});

it.each([
  ['1-2 BA', ['B', 'A']],
  ['参考答案：1.B 2.A', ['B', 'A']],
  ['参考答案\n1-2：BA', ['B', 'A']],
])('keys that stand first: %s', (keys, expected) => {
  const text = `${keys}\n${asked}\n2. 谁呢？\nA. 丙\nB. 丁`;
  expect(briefly(text).map(([, , key]) => key)).toEqual(expected);
  expect(read(text).complaints).toEqual([]);
});

it.each([
  ['(1)B (2)A', ['B', 'A'], ['', '']],
  ['1.B（解析：因为乙） 2.A（解析：因为丙（丙）是）', ['B', 'A'], ['因为乙', '因为丙（丙）是']],
  ['1.B（解析：因为乙）\n2.A', ['B', 'A'], ['因为乙', '']],
])('keys in a list: %s', (list, keys, explained) => {
  const text = `${asked}\n2. 谁呢？\nA. 丙\nB. 丁\n参考答案\n${list}`;
  expect(briefly(text).map(([, , key]) => key)).toEqual(keys);
  expect(briefly(text).map(([, , , analysis]) => analysis)).toEqual(explained);
  expect(read(text).complaints).toEqual([]);
});

it('keys in words, section by section', () => {
  const text = [
    '一、单选题',
    '1. 谁？',
    'A. 甲',
    'B. 乙',
    '2. 谁呢？',
    'A. 丙',
    'B. 丁',
    '二、填空题',
    '1. 最大的腺体是____。',
    '2. 肾有____个。',
    '参考答案',
    '一、1.A 2.B',
    '二、1.肝 2.两',
  ].join('\n');
  expect(briefly(text).map(([, , key]) => key)).toEqual(['A', 'B', '肝', '两']);
  expect(read(text).complaints).toEqual([]);
});

it('a line with a number between is one gap', () => {
  expect(briefly('1. pH 为___7.35___。\n答案：7.35').map(([stem, , key]) => [stem, key])).toEqual([
    ['pH 为____。', '7.35'],
  ]);
});

it.each([
  ['难度系数：0.8', 1],
  ['【难度】0.55', 2],
  ['难度系数：0.3', 3],
])('how many get it right says how hard it is: %s', (line, difficulty) => {
  const [one] = read(`${asked}\n答案：A\n${line}`).questions;
  expect(one?.draft).toMatchObject({ difficulty, key: [['A']] });
  expect(one?.lost).toEqual([expect.stringContaining('难度系数')]);
  expect(one?.faults).toEqual([]);
});

it('what else is said of a question is named', () => {
  const [one] = read(`${asked}\n答案：A\n【能力层次】理解\n分值：2分\n解析：因为`).questions;
  expect(one?.draft).toMatchObject({ key: [['A']], analysis: '因为' });
  expect(one?.lost).toEqual(['“【能力层次】理解”', '“分值：2分”']);
});

it('tags stand beside each other', () => {
  const [one] = read(`${asked}\n答案：A\n知识点：休克、微循环`).questions;
  expect(one?.draft.tags).toEqual(['休克', '微循环']);
});

it('options for right and wrong make it one of these', () => {
  const [one] = read('1. 天是蓝的。\nA. 对 B. 错\n答案：A').questions;
  expect(one?.draft).toMatchObject({ type: 2, key: [['A']] });
});

it.each([
  ['乙（或B、HBV）', [['乙', 'B', 'HBV']]],
  ['乙(或者 B)', [['乙', 'B']]],
  ['肝（或肝脏）；两', [['肝', '肝脏'], ['两']]],
])('other forms in brackets: %s', (answer, key) => {
  const gaps = key.map(() => '____').join('和');
  expect(read(`1. 有${gaps}。\n答案：${answer}`).questions[0]?.draft.key).toEqual(key);
});

it('a span that ends before it begins is a fault', () => {
  const [one] = read('1. 体温____。\n答案：37~36').questions;
  expect(one?.faults).toEqual([{ field: 'key', message: '数值范围“37~36”的起点大于终点' }]);
});
