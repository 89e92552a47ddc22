import { readQuestions } from '../readQuestions';

const read = (text: string) => readQuestions(Buffer.from(text));
const briefly = (text: string) =>
  read(text).questions.map(({ draft }) => [
    draft.stem,
    draft.options.map((one) => one.text).join('/'),
    draft.key.map((part) => part.join('|')).join('；'),
  ]);

it.each([
  ['1. 谁（ ）\nA. 甲\nB. 乙\n答案：B\n解析：因为', [['谁（ ）', '甲/乙', 'B']]],
  ['1、谁（ ）A、甲 B、乙 C、丙 答案：Ｃ', [['谁（ ）', '甲/乙/丙', 'C']]],
  ['１．谁（ ）\nＡ．甲　Ｂ．乙\n【答案】Ｂ【解析】因为', [['谁（ ）', '甲/乙', 'B']]],
  [
    '1.谁（B）\nA.甲\nB.乙\n2.谁(A)？\n（A）甲\n（B）乙',
    [
      ['谁（ ）', '甲/乙', 'B'],
      ['谁( )？', '甲/乙', 'A'],
    ],
  ],
  ['(1) 谁？\nA) 甲\nB) 乙\n正确答案：A', [['谁？', '甲/乙', 'A']]],
  [
    '1. 谁？\nA. 甲\nB. 乙\n\n2. 谁呢？\nA. 丙\nB. 丁\n参考答案：\n1-2 AB',
    [
      ['谁？', '甲/乙', 'A'],
      ['谁呢？', '丙/丁', 'B'],
    ],
  ],
  [
    '1. 谁？\nA. 甲\nB. 乙\n2. 谁呢？\nA. 丙\nB. 丁\n参考答案\n1.B  2.A',
    [
      ['谁？', '甲/乙', 'B'],
      ['谁呢？', '丙/丁', 'A'],
    ],
  ],
  ['1. 谁？\nA. 甲\nB. 乙\n答案\nB', [['谁？', '甲/乙', 'B']]],
  ['1. 谁？A. 甲 B. 乙\n答案：AB', [['谁？', '甲/乙', 'A|B']]],
  ['1. 谁？\nA. 甲\nB. 乙\n答案：乙', [['谁？', '甲/乙', 'B']]],
  ['1. 谁？\nA. 1.5 mg\nB. 2.5 mg\n答案：B. 2.5 mg', [['谁？', '1.5 mg/2.5 mg', 'B']]],
  [
    '1. 男，60 岁。\n胸痛 2 小时。\nA. 甲\n长\nB. 乙\n答案：A',
    [['男，60 岁。<br>胸痛 2 小时。', '甲<br>长/乙', 'A']],
  ],
  [
    '1. 天是蓝的。（√）\n2. 天是绿的（×）',
    [
      ['天是蓝的。（ ）', '正确/错误', 'A'],
      ['天是绿的（ ）', '正确/错误', 'B'],
    ],
  ],
  ['二、判断题\n1. 天是蓝的。\n答案：对', [['天是蓝的。', '正确/错误', 'A']]],
  [
    '三、填空题\n1. 正常体温（  ）至____℃。\n答案：36；37|37.0',
    [['正常体温____至____℃。', '', '36；37|37.0']],
  ],
  ['四、名词解释\n1. 休克\n答案：循环衰竭；灌注不足', [['休克', '', '循环衰竭；灌注不足']]],
  [
    '五、简答题\n1. 分期？\n答：1. 早期\n2. 晚期',
    [
      ['分期？', '', '1. 早期'],
      ['晚期', '', ''],
    ],
  ],
])('%s', (text, expected) => {
  expect(briefly(text)).toEqual(expected);
});

it('keys at the end find their sections', () => {
  const text = [
    '一、单项选择题',
    '1. 谁？',
    'A. 甲',
    'B. 乙',
    '2. 谁？',
    'A. 丙',
    'B. 丁',
    'C. 戊',
    '二、多选题（每题 2 分）',
    '1. 哪些？',
    'A. 甲',
    'B. 乙',
    'C. 丙',
    '三、判断题',
    '1. 对吗？',
    '2. 错吗？',
    '四、简答题',
    '1. 为什么？',
    '参考答案',
    '一、单选题：1.A 2.C',
    '二、多选题',
    '1、AC',
    '三、判断题 1-2 √×',
    '四、简答题',
    '1. 因为甲',
    '也因为乙',
  ].join('\n');
  expect(read(text).questions.map(({ draft }) => [draft.type, draft.key])).toEqual([
    [1, [['A']]],
    [1, [['C']]],
    [3, [['A', 'C']]],
    [2, [['A']]],
    [2, [['B']]],
    [5, [['因为甲'], ['也因为乙']]],
  ]);
  expect(read(text).complaints).toEqual([]);
});

it('keys after each chapter are of its questions', () => {
  const chapter = (name: string, key: string) =>
    `第${name}章 心脏\n1. 谁？\nA. 甲\nB. 乙\n参考答案\n1. ${key}\n`;
  const { questions } = read(chapter('一', 'A') + chapter('二', 'B'));
  expect(questions.map(({ chapter: path, draft }) => [path, draft.key])).toEqual([
    [['第一章 心脏'], [['A']]],
    [['第二章 心脏'], [['B']]],
  ]);
});

it('cases and options that several questions share', () => {
  const text = [
    'A3/A4 型题',
    '（1~2题共用题干）',
    '男，60 岁，胸痛。',
    '1. 诊断？',
    'A. 甲',
    'B. 乙',
    '答案：A',
    '2. 处理？',
    'A. 丙',
    'B. 丁',
    '答案：B',
    'B1型题',
    '（3～4题共用备选答案）',
    'A. 左 B. 右',
    'C. 中',
    '3. 哪边？',
    '4. 哪里？',
    '答案：C',
    '5. 单独？',
    'A. 甲',
    'B. 乙',
    '答案：A',
  ].join('\n');
  const { questions } = read(text);
  expect(questions.map(({ draft }) => [draft.context, draft.group, draft.options.length])).toEqual([
    ['男，60 岁，胸痛。', '1~2', 2],
    ['男，60 岁，胸痛。', '1~2', 2],
    ['', '3~4', 3],
    ['', '3~4', 3],
    ['', null, 2],
  ]);
  expect(questions[2]?.faults).toEqual([{ field: 'key', message: '没有答案' }]);
});

it('reads what else is said of a question', () => {
  const text =
    '第三章 循环\n第1题 【多选题】谁？\nA. 甲\nB. 乙\n【答案】AB\n【难度】困难\n【知识点】心脏；瓣膜\n【来源】2024 年真题\n【解析】一\n二';
  expect(read(text).questions[0]).toMatchObject({
    chapter: ['第三章 循环'],
    draft: {
      type: 3,
      difficulty: 3,
      tags: ['心脏', '瓣膜'],
      source: '2024 年真题',
      analysis: '一<br>二',
      stem: '谁？',
    },
    faults: [],
  });
});

const text = '1. 肺炎？\nA. 甲\nB. 乙\n答案：A\n';
const gbk = Buffer.from('312e20b7ced1d7a3bf0a412e20bcd70a422e20d2d20ab4f0b0b8a3ba410a', 'hex');
it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16', Buffer.from(text, 'utf16le')],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['big UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['GBK', gbk],
])('%s', (_, bytes) => {
  expect(readQuestions(bytes).questions[0]?.draft).toMatchObject({ stem: '肺炎？', key: [['A']] });
});

it('names what it did not understand', () => {
  expect(read('随便一句话\n1. 谁？\nA. 甲\nB. 乙\n参考答案\n1.A 2.B').complaints).toEqual([
    '第 1 行：“随便一句话”没有读懂，未导入',
    '答案里的第 2 题找不到题目',
  ]);
});

it('what is matched stands in numbered lines below what is asked', () => {
  const prompts = '（1）颞窝\n（2）眶';
  const matched = (answer: string) =>
    read(`1. 【匹配题】请相配。\n${prompts}\nA. 甲\nB. 乙\n答案：${answer}\n解析：（1）不是答案`)
      .questions[0];
  for (const answer of ['（1）B；（2）A', 'B；A']) {
    expect(matched(answer)).toMatchObject({
      draft: { type: 7, stem: '请相配。', prompts: ['颞窝', '眶'], key: [['B'], ['A']] },
      faults: [],
    });
  }
  expect(matched('B')?.faults.map(({ field }) => field)).toEqual(['key']);
});
