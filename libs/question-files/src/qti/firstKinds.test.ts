import { readQuestions } from '../readQuestions';

const read = (...items: string[]) =>
  readQuestions(Buffer.from(`<questestinterop>${items.join('')}</questestinterop>`));
const words = (text: string) =>
  `<material><mattext texttype="text/html">${text}</mattext></material>`;
const canvas = (kind: string, inside: string, conditions = '') =>
  `<item><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${kind}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation>${inside}</presentation><resprocessing>${conditions}</resprocessing></item>`;
const blackboard = (kind: string, inside: string, conditions = '') =>
  `<item><itemmetadata><bbmd_questiontype>${kind}</bbmd_questiontype></itemmetadata><presentation><flow>${inside}</flow></presentation><resprocessing>${conditions}<respcondition title="incorrect"><conditionvar><other/></conditionvar><setvar action="Set" variablename="SCORE">0.0</setvar></respcondition></resprocessing></item>`;
const fib = (ident: string) => `<response_str ident="${ident}"><render_fib/></response_str>`;
const is = (of: string, word: string) => `<varequal respident="${of}" case="No">${word}</varequal>`;
const shown = (condition: string) =>
  `<respcondition title="1CE9"><conditionvar>${condition}</conditionvar><displayfeedback linkrefid="1CE9"/></respcondition>`;
const scored = (condition: string, score = '100') =>
  `<respcondition title="correct"><conditionvar>${condition}</conditionvar><setvar action="Set" varname="SCORE">${score}</setvar></respcondition>`;
const labels = (ident: string, ...said: [string, string][]) =>
  `<response_lid ident="${ident}">${words(ident)}<render_choice>${said
    .map(([of, text]) => `<response_label ident="${of}">${words(text)}</response_label>`)
    .join('')}</render_choice></response_lid>`;

it('what Blackboard accepts in a gap stands where it scores nothing', () => {
  const { questions } = read(
    blackboard(
      'Fill in the Blank',
      words('两栖动物：____') + fib('response'),
      shown(is('response', 'frog')) + shown(is('response', 'toad')),
    ),
  );
  expect(questions[0]).toMatchObject({
    draft: { type: 4, key: [['frog', 'toad']] },
    faults: [],
    lost: [],
  });
});

it('gaps of Blackboard that have names stand in the midst of the words', () => {
  const condition = `<and><or>${is('b', '乙')}</or><or>${is('a', '甲')}${is('a', '一')}</or></and>`;
  const [one] = read(
    blackboard(
      'Fill in the Blank Plus',
      words('[a]与[b]') + fib('b') + fib('a'),
      scored(condition, 'SCORE.max'),
    ),
  ).questions;
  expect(one).toMatchObject({
    draft: { type: 4, stem: '____与____', key: [['甲', '一'], ['乙']] },
    faults: [],
  });
});

it('what is matched by a pattern is named', () => {
  const [one] = read(
    blackboard(
      'Fill in the Blank',
      words('谁') + fib('response'),
      shown('<varsubset respident="response" setmatch="Contains">frog</varsubset>'),
    ),
  ).questions;
  expect(one?.draft.type).toBe(4);
  expect(one?.faults.map(({ field }) => field)).toEqual(['key']);
  expect(one?.lost).toEqual(['按包含或模式匹配的答案“frog”']);
});

it('gaps of Canvas accept every word of their lists', () => {
  const inside =
    words('CO = [one] x [two]') +
    labels('response_one', ['1', 'HR'], ['2', 'heart rate']) +
    labels('response_two', ['3', 'SV']);
  const [one] = read(
    canvas('fill_in_multiple_blanks_question', inside, scored(is('response_one', '1'), '50')),
  ).questions;
  expect(one).toMatchObject({
    draft: { type: 4, stem: 'CO = ____ x ____', key: [['HR', 'heart rate'], ['SV']], options: [] },
    faults: [],
  });
});

it('lists of Canvas keep what is right, and say what stays behind', () => {
  const inside = words('A [one] B') + labels('response_one', ['1', '甲'], ['2', '乙']);
  const [one] = read(
    canvas('multiple_dropdowns_question', inside, scored(is('response_one', '2'))),
  ).questions;
  expect(one).toMatchObject({ draft: { type: 4, key: [['乙']] }, lost: ['选择性填空的备选项'] });
});

it.each([
  canvas('calculated_question', words('5 + [x]') + fib('response1'), scored('<other/>')),
  blackboard('Calculated', words('5 + [x]') + fib('response')),
])('formulas are named and do not come in as anything else: %#', (item) => {
  const { questions, complaints } = read(item, canvas('essay_question', words('谈谈') + fib('r')));
  expect(questions.map(({ draft, lost }) => [draft.stem, draft.type, lost])).toEqual([
    ['谈谈', 5, []],
  ]);
  expect(complaints).toEqual(['第 1 题：不支持的题型“公式计算题”，未导入']);
});

it.each([
  [canvas('short_answer_question', words('谁') + fib('r')), 4, ['key'], []],
  [`<item><presentation>${words('谁')}${fib('r')}</presentation></item>`, 5, [], ['参考答案']],
])('without a key it says so: %#', (item, type, faults, lost) => {
  const [one] = read(item).questions;
  expect(one?.draft.type).toBe(type);
  expect(one?.faults.map(({ field }) => field)).toEqual(faults);
  expect(one?.lost).toEqual(lost);
});
