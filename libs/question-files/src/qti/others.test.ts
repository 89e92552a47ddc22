import { readQuestions } from '../readQuestions';
import { writeZip } from '../zip/write';

const pack = (files: Record<string, string>) =>
  readQuestions(
    writeZip(new Map(Object.entries(files).map(([name, one]) => [name, Buffer.from(one)]))),
  );
const number = (conditions: string) =>
  readQuestions(
    Buffer.from(
      `<questestinterop><item ident="1"><presentation><material><mattext>多少？</mattext></material><response_str ident="R"><render_fib/></response_str></presentation><resprocessing><respcondition><conditionvar>${conditions}</conditionvar><setvar>100</setvar></respcondition></resprocessing></item></questestinterop>`,
    ),
  ).questions[0];
const is = (name: string, value: number) => `<${name} respident="R">${value}</${name}>`;

describe('numbers of QTI 1.2', () => {
  it('between two bounds are a span', () => {
    expect(
      number(`<or>${is('varequal', 3.5)}<and>${is('vargte', 3)}${is('varlte', 4)}</and></or>`)
        ?.draft.key,
    ).toEqual([['3.5', '3~4']]);
    expect(number(is('vargte', 3) + is('varlte', 4))?.draft.key).toEqual([['3~4']]);
  });

  it('with one bound alone are no key, and named', () => {
    const found = number(is('vargte', 3));
    expect(found?.draft.key.flat()).toEqual([]);
    expect(found?.lost).toEqual(['只有一端的数值范围']);
  });
});

it('options of Canvas that belong to nothing stay', () => {
  const labels = ['甲', '乙', '丙'].map(
    (word, at) =>
      `<response_label ident="${at}"><material><mattext>${word}</mattext></material></response_label>`,
  );
  const asked = ['左', '右'].map(
    (word, at) =>
      `<response_lid ident="R${at}"><material><mattext>${word}</mattext></material><render_choice>${labels.join('')}</render_choice></response_lid>`,
  );
  const right = [0, 1].map(
    (at) =>
      `<respcondition><conditionvar><varequal respident="R${at}">${at}</varequal></conditionvar><setvar>50</setvar></respcondition>`,
  );
  const { questions } = readQuestions(
    Buffer.from(
      `<questestinterop><item ident="1"><presentation><material><mattext>配对</mattext></material>${asked.join('')}</presentation><resprocessing>${right.join('')}</resprocessing></item></questestinterop>`,
    ),
  );
  expect(questions[0]?.draft).toMatchObject({
    type: 7,
    prompts: ['左', '右'],
    options: [{ text: '甲' }, { text: '乙' }, { text: '丙' }],
    key: [['A'], ['B']],
  });
});

it('a bare declaration of QTI 1.2 is no reason to refuse it', () => {
  const { questions } = readQuestions(
    Buffer.from(
      '<!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2.dtd"><questestinterop><item ident="1"><presentation><material><mattext>谈谈</mattext></material><response_str ident="R"/></presentation></item></questestinterop>',
    ),
  );
  expect(questions[0]?.draft.stem).toBe('谈谈');
});

it('reads what Blackboard writes', () => {
  const words = (text: string) =>
    `<flow_mat class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">&lt;p&gt;${text}&lt;/p&gt;</mat_formattedtext></mat_extension></material></flow_mat>`;
  const label = (ident: string, text: string) =>
    `<flow_label class="Block"><response_label ident="${ident}">${words(text)}</response_label></flow_label>`;
  const pool = `<questestinterop><assessment><section><item><presentation><flow class="Block"><flow class="QUESTION_BLOCK">${words('谁？')}</flow><flow class="RESPONSE_BLOCK"><response_lid ident="response" rcardinality="Single"><render_choice>${label('x', '甲')}${label('y', '乙')}</render_choice></response_lid></flow></flow></presentation><resprocessing><respcondition title="correct"><conditionvar><varequal respident="response">y</varequal></conditionvar><setvar variablename="SCORE" action="Set">SCORE.max</setvar></respcondition><respcondition title="incorrect"><conditionvar><other/></conditionvar><setvar variablename="SCORE" action="Set">0.0</setvar></respcondition></resprocessing></item></section></assessment></questestinterop>`;
  const { questions } = pack({
    'imsmanifest.xml':
      '<manifest><resources><resource bb:file="res00001.dat" identifier="res00001"/></resources></manifest>',
    'res00001.dat': pool,
  });
  expect(questions[0]).toMatchObject({
    draft: { stem: '谁？', options: [{ text: '甲' }, { text: '乙' }], key: [['B']] },
    faults: [],
  });
});

it('takes a stimulus of TAO along, and names one that is not there', () => {
  const item = (href: string) =>
    `<assessmentItem title="t"><responseDeclaration identifier="R"><correctResponse><value>a</value></correctResponse></responseDeclaration><itemBody><div><xi:include href="${href}"/></div><choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>谁？</prompt><simpleChoice identifier="a">甲</simpleChoice><simpleChoice identifier="b">乙</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
  const [one, other] = pack({
    'i/1.xml': item('assets/s.xml'),
    'i/2.xml': item('assets/none.xml'),
    'i/assets/s.xml': '<div><p>男，60 岁</p></div>',
  }).questions;
  expect(one?.draft.stem).toBe('<p>男，60 岁</p><p>谁？</p>');
  expect(one?.lost).toEqual([]);
  expect(other?.lost).toEqual(['共用材料“assets/none.xml”']);
});
