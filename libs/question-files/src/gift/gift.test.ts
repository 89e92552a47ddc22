import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { readQuestions } from '../readQuestions';
import { expectRoundTrip } from '../testing/roundTrip';
import { someQuestions } from '../testing/someQuestions';
import { writeGift } from './writeGift';

const read = (text: string) => readQuestions(Buffer.from(text));
const draftOf = (text: string) => read(text).questions[0]?.draft;

it('gives back what it was given', () => {
  expectRoundTrip(someQuestions({ types: [1, 2, 3, 4, 5, 7], mostGaps: 1 }), writeGift);
});

it.each([
  ['天是蓝的。{T}', { type: 2, key: [['A']] }],
  ['天是绿的。{FALSE#不是#是}', { type: 2, key: [['B']], analysis: '不是<br>是' }],
  ['谁？{=甲 ~乙 ~丙}', { type: 1, key: [['A']], stem: '谁？' }],
  ['谁{~甲 ~%50%乙 ~%50%丙 ~%-100%丁}', { type: 3, key: [['B', 'C']] }],
  ['谁{=甲 =乙}', { type: 4, key: [['甲', '乙']], prompts: [''] }],
  ['多少？{#3.14:0.01}', { type: 4, key: [['3.14±0.01']] }],
  ['多少？{#1..5}', { type: 4, key: [['1~5']] }],
  ['多少？{#=2:0 =%50%3:1}', { type: 4, key: [['2']] }],
  ['配{=左 -> 甲 =右 -> 乙 = -> 丙}', { type: 7, prompts: ['左', '右'], key: [['A'], ['B']] }],
  ['氧占{=21%}左右', { type: 4, stem: '氧占____左右', key: [['21%']] }],
  ['谈谈休克。{}', { type: 5, key: [] }],
  ['::t::首都是{One}', { type: 4, key: [['One']], prompts: [''] }],
  ['::t::首都是{One =Two}', { type: 4, key: [['One', 'Two']] }],
  [
    '::t::谁{甲 =乙 ~丙}',
    { type: 1, options: [{ text: '甲' }, { text: '乙' }, { text: '丙' }], key: [['B']] },
  ],
  [
    'It is {=the best ~75%a good one ~bad}.',
    {
      type: 1,
      options: [{ text: 'the best' }, { text: 'a good one' }, { text: 'bad' }],
      key: [['A']],
    },
  ],
  ['消毒用{=碘伏 ~75%酒精}', { options: [{ text: '碘伏' }, { text: '75%酒精' }] }],
  [
    '比例{=75% ~50% of them ~25%}',
    { options: [{ text: '75%' }, { text: '50% of them' }, { text: '25%' }] },
  ],
  ['[markdown]**急性** CO<sub>2</sub>{T}', { stem: '<b>急性</b> CO<sub>2</sub>' }],
  ['[html]<b>H</b>\\=\\{1\\}{T####<i>因为</i>}', { stem: '<b>H</b>={1}', analysis: '<i>因为</i>' }],
  ['[markdown]a <b> c{T}', { stem: 'a &lt;b&gt; c' }],
  ['::名::[plain]甲\\n乙{T}', { stem: '甲<br>乙' }],
])('%s', (text, expected) => {
  expect(draftOf(text)).toMatchObject(expected);
});

it('follows categories, titles and descriptions', () => {
  const { questions, complaints } = read(
    [
      '// 一个备注',
      '$CATEGORY: $course$/top/内科\\/外科/心脏',
      '',
      '男，60 岁，胸痛 2 小时。',
      '',
      '::第一::诊断？{=甲 ~乙}',
      '',
      '处理？{',
      '=甲#对',
      '~乙',
      '}',
      '',
      '$CATEGORY: 别处',
      '',
      '单独？{T}',
    ].join('\n'),
  );
  expect(complaints).toEqual([]);
  expect(questions.map(({ chapter }) => chapter.at(-1))).toEqual(['心脏', '心脏', '别处']);
  expect(questions.map(({ draft }) => draft.context)).toEqual([
    '男，60 岁，胸痛 2 小时。',
    '男，60 岁，胸痛 2 小时。',
    '',
  ]);
  expect(questions[0]?.draft.group).toBe(questions[1]?.draft.group);
  expect(questions[0]?.place).toBe('第 6 行（第一）');
  expect(questions[1]?.draft.analysis).toBe('A：对');
});

it('names what it does not hold', () => {
  expect(read('谁？{=甲 ~%50%乙 ~丙}').questions[0]?.lost).toEqual(['选项的部分得分（权重）']);
  expect(read('It is {=the best ~75%a good one ~bad}.').questions[0]?.lost).toEqual([
    '选项的部分得分（权重）',
  ]);
  expect(read('消毒用{=碘伏 ~75%酒精}').questions[0]?.lost).toEqual([
    '“75%酒精”开头的百分数按文字保留；如果是得分权重，请删去',
  ]);
  expect(read('一段没有题目的话{\n\n::a::对{T}').complaints).toEqual([
    '第 1 行：“一段没有题目的话{”没有读懂，未导入',
  ]);
});

it('writes a share that begins an option so that it is no weight', () => {
  const { questions } = read('消毒用{=碘伏 ~75%酒精}');
  const again = readQuestions(writeGift(questions).bytes);
  expect(again.questions[0]).toMatchObject({
    lost: [],
    draft: { options: [{ text: '碘伏' }, { text: '75%酒精' }] },
  });
});

describe('a missing blank line', () => {
  it('divides two questions all the same', () => {
    const { questions, complaints } = read(
      '谁？{=甲 ~乙}\n谁呢？{\n=丙\n~丁\n}\n::三::第三题 {T}\n',
    );
    expect(questions.map(({ draft, place }) => [draft.stem, draft.key, place])).toEqual([
      ['谁？', [['A']], '第 1 行'],
      ['谁呢？', [['A']], '第 2 行'],
      ['第三题', [['A']], '第 6 行（三）'],
    ]);
    expect(complaints).toEqual([]);
  });

  it('in one line is named', () => {
    const { questions, complaints } = read('谁{=甲 ~乙} 谁呢{=丙 ~丁}\n\n对{T}');
    expect(questions.map(({ draft }) => draft.stem)).toEqual(['对']);
    expect(complaints).toEqual(['第 1 行：“谁{=甲 ~乙} 谁呢{=丙 ~丁}”没有读懂，未导入']);
  });

  it('words after a gap may go on in the next line', () => {
    expect(draftOf('氧占{=21%}左右，\n其余为氮。')?.stem).toBe('氧占____左右，<br>其余为氮。');
  });

  it('tags stay with the question below them', () => {
    const { questions } = read('谁？{T}\n// [tag:甲]\n谁呢？{F}');
    expect(questions.map(({ draft }) => draft.tags)).toEqual([[], ['甲']]);
  });
});

describe('words without a question', () => {
  it('are of the questions up to a wider gap, and that is said', () => {
    const { questions } = read('男，60 岁。\n\n诊断？{T}\n\n处理？{F}\n\n\n单独？{T}');
    expect(questions.map(({ draft, lost }) => [draft.context, lost])).toEqual([
      ['男，60 岁。', ['说明文字“男，60 岁。”作为了共用题干']],
      ['男，60 岁。', ['说明文字“男，60 岁。”作为了共用题干']],
      ['', []],
    ]);
  });
});

it.each(['CO -> CO2', 'a->b', '-&gt;'])('a prompt with an arrow comes back: %s', (words) => {
  const html = words.replaceAll('>', '&gt;').replace('&amp;gt;', '&gt;');
  const draft = { ...draftOf('配{=左 -> 甲 =右 -> 乙}'), prompts: [html, '右'] } as QuestionDraft;
  const again = readQuestions(writeGift([{ draft, chapter: [] }]).bytes).questions[0];
  expect(again?.draft.prompts).toEqual([html, '右']);
  expect(again?.draft.options.map(({ text }) => text)).toEqual(['甲', '乙']);
  const bare = { ...draft, prompts: [words, '右'] };
  const third = readQuestions(writeGift([{ draft: bare, chapter: [] }]).bytes).questions[0];
  expect(third?.draft.prompts).toEqual([html, '右']);
});

/** Two million characters each: a quadratic parser would not finish. */
describe('a file of one question with very many parts', () => {
  const MOST_LETTERS = 2_000_000;
  const repeated = (one: (at: number) => string) => {
    const parts: string[] = [];
    for (let [at, count] = [0, 0]; count < MOST_LETTERS; at += 1) {
      parts.push(one(at));
      count += parts[at]?.length ?? 0;
    }
    return parts.join('');
  };

  it.each<[string, string, (at: number) => string]>([
    ['pairs', '配', (at) => `=左${at} -> 右${at}\n`],
    ['right options', '选', (at) => `~%1%甲${at}\n`],
    ['forms', '填', (at) => `=甲${at}\n`],
    ['pictures', '看', (at) => `~甲<img src\\="/storage/a${at}.png">\n`],
  ])('%s', (_, stem, one) => {
    const [found] = read(`::t::${stem}{\n${repeated(one)}}`).questions;
    const { options = [], key = [], prompts = [] } = found?.draft ?? {};
    expect(Math.max(options.length, key.flat().length, prompts.length)).toBe(500);
    expect(found?.lost).toContain('第 500 项以后的内容');
  });

  it('pictures at the end of a stem', () => {
    const [found] = read(
      `::t::[html]看${repeated((at) => `<img src\\="/storage/a${at}.png">`)}{T}`,
    ).questions;
    expect(found?.draft.pictures).toHaveLength(500);
    expect(found?.draft.pictures[1]).toBe('/storage/a1.png');
  });
});
