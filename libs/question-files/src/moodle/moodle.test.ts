import { readQuestions } from '../readQuestions';
import { mediaOfQuestion, questionWithMedia } from '../testing/questionWithMedia';
import { expectRoundTrip } from '../testing/roundTrip';
import { someQuestions } from '../testing/someQuestions';
import { writeGift } from '../gift/writeGift';
import { writeMoodle } from './writeMoodle';

const read = (inside: string) =>
  readQuestions(Buffer.from(`<?xml version="1.0"?><quiz>${inside}</quiz>`));
const text = (words: string) => `<text><![CDATA[${words}]]></text>`;
const question = (type: string, inside: string, stem = '谁？') =>
  `<question type="${type}"><name>${text('名')}</name><questiontext format="html">${text(stem)}</questiontext>${inside}</question>`;
const answer = (fraction: number, words: string, more = '') =>
  `<answer fraction="${fraction}">${text(words)}${more}</answer>`;

it('gives back what it was given', () => {
  expectRoundTrip(someQuestions({ types: [1, 2, 3, 4, 5, 6, 7] }), writeMoodle);
});

it('brings pictures and sounds along, there and back', () => {
  const file = writeMoodle([{ draft: questionWithMedia, chapter: [] }], mediaOfQuestion);
  const again = readQuestions(file.bytes);
  expect(again.questions[0]).toMatchObject({ draft: questionWithMedia, lost: [], faults: [] });
  expect([...again.pictures]).toEqual(
    [...mediaOfQuestion].map(([name, one]) => [name.slice(8), one]),
  );
  const { lost } = writeMoodle([{ draft: questionWithMedia, chapter: [] }]);
  expect(lost.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['图片“picture:a.png”', '音频“picture:s.wav”']),
  );
  const written = {
    ...questionWithMedia,
    analysis: questionWithMedia.analysis.replace('controls', 'controls=""'),
  };
  expect(writeMoodle([{ draft: written, chapter: [] }], mediaOfQuestion).lost).toEqual([]);
  expect(
    writeGift([{ draft: questionWithMedia, chapter: [] }]).lost.map(({ what }) => what),
  ).toEqual(['图片', '音频']);
});

it.each([
  [
    'multichoice',
    '<single>true</single>' + answer(0, '甲') + answer(100, '<b>乙</b>'),
    { type: 1, key: [['B']] },
  ],
  [
    'multichoice',
    '<single>false</single>' + answer(50, '甲') + answer(50, '乙') + answer(-50, '丙'),
    { type: 3, key: [['A', 'B']] },
  ],
  ['truefalse', answer(0, 'true') + answer(100, 'false'), { type: 2, key: [['B']] }],
  [
    'shortanswer',
    answer(100, '氧') + answer(100, 'O2') + answer(0, '*'),
    { type: 4, key: [['氧', 'O2']] },
  ],
  ['numerical', answer(100, '37', '<tolerance>0.5</tolerance>'), { type: 4, key: [['37±0.5']] }],
  [
    'matching',
    `<subquestion>${text('左')}<answer>${text('甲')}</answer></subquestion><subquestion><text></text><answer>${text('乙')}</answer></subquestion>`,
    { type: 7, prompts: ['左'], key: [['A']] },
  ],
  [
    'essay',
    `<graderinfo format="html">${text('看要点')}</graderinfo>`,
    { type: 5, analysis: '评分说明：看要点' },
  ],
  ['ordering', answer(1, '一') + answer(1, '二'), { type: 6, key: [['A'], ['B']] }],
])('%s', (type, inside, expected) => {
  const { questions } = read(question(type, inside));
  expect(questions[0]?.draft).toMatchObject(expected);
  expect(questions[0]).toMatchObject({ faults: [], place: '第 1 题（名）' });
});

it('makes gaps of a cloze, and names what it cannot', () => {
  const stem = '<p>{1:SHORTANSWER:=氧#好~%50%气} 与 {2:NM:=37:0.5} 与 {1:MC:甲~=乙}</p>';
  const [one] = read(question('cloze', '', stem)).questions;
  expect(one?.draft).toMatchObject({
    stem: '____ 与 ____ 与 ____',
    key: [['氧'], ['37±0.5'], ['乙']],
  });
  expect(one?.lost).toEqual(['只得部分分的答案', '选择性填空的备选项']);
});

it('follows nested categories and descriptions, and names kinds that are not known here', () => {
  const category = `<question type="category"><category>${text('$course$/top/内科/心//肺')}</category></question>`;
  const { questions, complaints } = read(
    category +
      question('description', '', '一位患者') +
      question('essay', '') +
      question('ddwtos', ''),
  );
  expect(questions[0]).toMatchObject({
    chapter: ['内科', '心/肺'],
    draft: { context: '一位患者' },
  });
  expect(complaints).toEqual(['第 3 题（名）：不支持的题型“ddwtos”，未导入']);
});

it('a kind that is called like something every object has is named', () => {
  const { questions, complaints } = readQuestions(
    Buffer.from(
      '<quiz><question type="constructor"><name><text>甲</text></name></question></quiz>',
    ),
  );
  expect(questions).toEqual([]);
  expect(complaints[0]).toContain('不支持的题型“constructor”');
});
