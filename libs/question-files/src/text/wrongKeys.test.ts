import { readQuestions } from '../readQuestions';

const read = (text: string) => readQuestions(Buffer.from(text)).questions;
const briefly = (text: string) =>
  read(text).map(({ draft }) => [
    draft.type,
    draft.stem,
    draft.options.map((one) => one.text).join('/'),
    draft.key.map((part) => part.join('|')).join('；'),
  ]);
const five = 'A. 甲\nB. 乙\nC. 丙\nD. 丁\nE. 戊';

describe('answers are the ones that were written', () => {
  it.each([
    ['A.C.E', 'A|C|E'],
    ['A．C', 'A|C'],
    ['A。C。', 'A|C'],
    ['A: C', 'A|C'],
    ['B. 乙', 'B'],
    ['B（乙）', 'B'],
    ['B 因为甲不对', 'B'],
  ])('答案：%s', (answer, key) => {
    expect(briefly(`1. 谁？\n${five}\n答案：${answer}`)[0]?.[3]).toBe(key);
  });

  it.each(['A 或 F', 'A，G', 'A. 但 C 也对'])(
    'what names more than is there is said: %s',
    (answer) => {
      const [one] = read(`1. 谁？\n${five}\n答案：${answer}`);
      expect(one?.draft.key).toEqual([]);
      expect(one?.faults).toEqual([{ field: 'key', message: `答案“${answer}”不在选项之中` }]);
    },
  );

  it('an option whose words name a letter is still one option', () => {
    expect(briefly('1. 谁？\nA. 维生素 A\nB. 维生素 B\n答案：B. 维生素 B')[0]?.[3]).toBe('B');
  });
});

describe('numbers within a question begin no other one', () => {
  it.each([
    ['1. 简述：\n(1) 甲\n(2) 乙\n答案：丙', 1],
    ['1. 简述：\n1）甲\n2）乙\n答案：丙', 1],
    ['1. 谁？\nA. 甲\nB. 乙\n答案：A\n解析：\n（1）甲\n（2）乙\n2. 谁？\nA. 甲\nB. 丙\n答案：B', 2],
    ['(1) 谁？\nA. 甲\nB. 乙\n答案：A\n(2) 谁？\nA. 甲\nB. 丙\n答案：B', 2],
    ['1. 谁？\nA. 甲\nB. 乙\n答案：A\n2) 谁？\nA. 甲\nB. 丙\n答案：B', 2],
  ])('%s', (text, count) => {
    expect(read(text)).toHaveLength(count);
  });
});

describe('a choice without options stays one, and says what it lacks', () => {
  it.each([
    ['一、单选题\n1. 谁？\n答案：B', 1],
    ['二、多选题\n1. 谁？\n答案：AB', 3],
    ['1. 谁？\n答案：B', 1],
    ['1. 谁？\n答案：ABD', 3],
  ])('%s', (text, type) => {
    const [one] = read(text);
    expect(one?.draft.type).toBe(type);
    expect(one?.faults.map(({ field }) => field)).toEqual(['key', 'options']);
  });
});

describe('letters within an option begin no other one', () => {
  it.each([
    ['A. 维生素B、叶酸\nB. 铁\n答案：A', '维生素B、叶酸/铁'],
    ['A、维生素B、维生素C\nB、铁\nC、钙\n答案：A', '维生素B、维生素C/铁/钙'],
    ['A. 维生素 B、叶酸 B. 铁\n答案：A', '维生素 B、叶酸/铁'],
    ['A.甲B.乙C.丙\n答案：A', '甲/乙/丙'],
    ['A、甲B、乙C、丙\n答案：A', '甲/乙/丙'],
    ['A. 甲 B. 乙\nC. 丙 D. 丁\n答案：A', '甲/乙/丙/丁'],
  ])('%s', (text, options) => {
    expect(briefly(`1. 谁？\n${text}`)[0]).toEqual([1, '谁？', options, 'A']);
  });
});

describe('true and false', () => {
  it.each([
    ['一、判断题\n1. 天是蓝的。\nA. 正确\nB. 错误\n答案：B', '天是蓝的。', '正确/错误', 'B'],
    ['一、判断题\n1. 天是蓝的。\nA. 错 B. 对\n答案：对', '天是蓝的。', '错/对', 'B'],
    ['一、判断题\n1. 天是蓝的。（√）\nA. 对 B. 错', '天是蓝的。（ ）', '对/错', 'A'],
  ])('%s', (text, ...expected) => {
    expect(briefly(text)[0]).toEqual([2, ...expected]);
  });

  it('a word for right says nothing of options that mean something else', () => {
    const [one] = read('1. 【判断题】有吗？\nA. 有\nB. 没有\n答案：对');
    expect(one?.draft.key).toEqual([]);
    expect(one?.faults.map(({ field }) => field)).toContain('key');
  });
});

describe('a key in the brackets of the stem', () => {
  it('is taken out of it, though it stands below as well', () => {
    expect(briefly(`1. 谁（B）？\n${five}\n答案：B`)[0]).toEqual([
      1,
      '谁（ ）？',
      '甲/乙/丙/丁/戊',
      'B',
    ]);
  });

  it('that is another one than below is named', () => {
    const [one] = read(`1. 谁（B）？\n${five}\n答案：C`);
    expect(one?.draft.stem).toBe('谁（B）？');
    expect(one?.faults).toEqual([{ field: 'key', message: '题干括号里写着“B”，与答案“C”不同' }]);
  });
});

it('a formula in braces is no GIFT', () => {
  const { format, questions } = readQuestions(
    Buffer.from('1. 若 \\(x_{n=1}\\) 则？\nA. 甲\nB. 乙\n答案：B'),
  );
  expect(format).toBe('text');
  expect(questions[0]?.draft.key).toEqual([['B']]);
  expect(readQuestions(Buffer.from('1. 集合 {=1} 是？\nA. 甲\nB. 乙\n答案：B')).format).toBe(
    'text',
  );
});

it('answers on the line of their heading are found', () => {
  const { questions, complaints } = readQuestions(
    Buffer.from('1. 谁？\nA. 甲\nB. 乙\n2. 谁呢？\nA. 丙\nB. 丁\n参考答案：1.A 2.B'),
  );
  expect(questions.map(({ draft }) => draft.key)).toEqual([[['A']], [['B']]]);
  expect(complaints).toEqual([]);
});

it('what is explained twice is kept twice', () => {
  const [one] = read('1. 谁？\nA. 甲\nB. 乙\n答案：A\n解析：一\n解析：二');
  expect(one?.draft.analysis).toBe('一<br>二');
});

it.each(['题号 1 2\n答案 A B', '题号：1  2\n答案：A  B', '题号|1|2\n答案|A|B'])(
  'keys in lines below their numbers: %s',
  (table) => {
    const text = `1. 谁？\nA. 甲\nB. 乙\n2. 谁呢？\nA. 丙\nB. 丁\n${table}`;
    const { questions, complaints } = readQuestions(Buffer.from(text));
    expect(questions.map(({ draft }) => draft.key)).toEqual([[['A']], [['B']]]);
    expect(questions.map(({ draft }) => draft.options.length)).toEqual([2, 2]);
    expect(complaints).toEqual([]);
  },
);

it('keys that do not fit their numbers are named', () => {
  const text = '1. 谁？\nA. 甲\nB. 乙\n题号 1 2\n答案 A';
  expect(readQuestions(Buffer.from(text)).complaints).toEqual([
    '第 4 行：这张表没有读懂，其中的答案未导入',
  ]);
});
