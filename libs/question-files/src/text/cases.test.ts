import { readQuestions } from '../readQuestions';

const read = (text: string) => readQuestions(Buffer.from(text));
const briefly = (text: string) =>
  read(text).questions.map(({ draft }) => [
    draft.type,
    draft.stem,
    draft.options.map((one) => one.text).join('/'),
    draft.key.map((part) => part.join('|')).join('；'),
  ]);

it('a heading of cases says nothing about what is asked of them', () => {
  const text = [
    '四、案例分析题',
    '1. 谁？',
    'A. 甲',
    'B. 乙',
    '答案：B',
    '2. 哪些？',
    'A. 甲 B. 乙 C. 丙',
    '答案：AC',
    '3. 怎样处理？',
    '答案：先补液',
    '4. 为什么？',
    '5. 天是蓝的。（√）',
  ].join('\n');
  expect(briefly(text)).toEqual([
    [1, '谁？', '甲/乙', 'B'],
    [3, '哪些？', '甲/乙/丙', 'A|C'],
    [5, '怎样处理？', '', '先补液'],
    [5, '为什么？', '', ''],
    [2, '天是蓝的。（ ）', '正确/错误', 'A'],
  ]);
  expect(read(text).questions.flatMap(({ faults }) => faults)).toEqual([]);
});

it('a letter below a heading of cases names an option, though nobody found it', () => {
  const [one] = read('四、案例分析题\n1. 谁？\n答案：B').questions;
  expect(one?.faults.map(({ field }) => field)).toEqual(['key', 'options']);
});

it.each([
  ['【案例一】男，60 岁。', '【案例二】女，30 岁。', '案例一', '案例二'],
  ['案例1：男，60 岁。', '案例2：女，30 岁。', '案例1', '案例2'],
  ['（病例1）\n男，60 岁。', '（病例2）\n女，30 岁。', '病例1', '病例2'],
])('a case is of the questions after it: %s', (first, second, one, other) => {
  const asked = (number: number) => `${number}. 谁？\nA. 甲\nB. 乙\n答案：A`;
  const text = [first, '胸痛。', asked(1), asked(2), second, asked(1), '一、单选题', asked(2)];
  const { questions, complaints } = read(text.join('\n'));
  expect(questions.map(({ draft }) => [draft.context, draft.group])).toEqual([
    ['男，60 岁。<br>胸痛。', one],
    ['男，60 岁。<br>胸痛。', one],
    ['女，30 岁。', other],
    ['', null],
  ]);
  expect(complaints).toEqual([]);
});

it('keys at the end find the questions of their cases', () => {
  const asked = (number: number) => `${number}. 谁？\nA. 甲\nB. 乙`;
  const text = [
    '案例1：男。',
    asked(1),
    asked(2),
    '案例2：女。',
    asked(1),
    '参考答案',
    '案例1',
    '1.A 2.B',
    '案例2：1.B',
  ].join('\n');
  expect(briefly(text).map(([, , , key]) => key)).toEqual(['A', 'B', 'B']);
  expect(read(text).complaints).toEqual([]);
});

it('keys at the end find the section of cases', () => {
  const text = [
    '一、单选题',
    '1. 谁？',
    'A. 甲',
    'B. 乙',
    '二、案例分析题',
    '1. 谁呢？',
    'A. 丙 B. 丁',
  ];
  const keys = ['参考答案', '一、单选题', '1.A', '二、案例分析题', '1.B'];
  expect(briefly([...text, ...keys].join('\n')).map(([, , , key]) => key)).toEqual(['A', 'B']);
});
