import { readQuestions } from '../readQuestions';
import { mediaOfQuestion, questionWithMedia } from '../testing/questionWithMedia';
import { expectRoundTrip } from '../testing/roundTrip';
import { someQuestions } from '../testing/someQuestions';
import { onePixel } from '../testing/somePictures';
import { writeZip } from '../zip/write';
import { writeQti } from './writeQti';

const pack = (files: Record<string, string | Buffer>) =>
  readQuestions(
    writeZip(new Map(Object.entries(files).map(([name, one]) => [name, Buffer.from(one)]))),
  );

it('gives back what it was given', () => {
  expectRoundTrip(someQuestions({ types: [1, 2, 3, 4, 5, 6, 7] }), writeQti);
});

it('brings pictures and sounds along, there and back', () => {
  const again = readQuestions(
    writeQti([{ draft: questionWithMedia, chapter: ['内/外', '科'] }], mediaOfQuestion).bytes,
  );
  expect(again.questions[0]).toMatchObject({
    draft: questionWithMedia,
    chapter: ['内/外', '科'],
    lost: [],
    faults: [],
  });
  expect([...again.pictures.keys()].sort()).toEqual(['a.png', 'b.png', 's.wav']);
});

const first = `<questestinterop><assessment><section>
<item ident="1" title="甲题"><presentation><material><mattext texttype="text/html">&lt;p&gt;谁？&lt;img src="$IMS-CC-FILEBASE$/web/a.png"&gt;&lt;/p&gt;</mattext></material>
<response_lid ident="R" rcardinality="Single"><render_choice>
<response_label ident="x"><material><mattext>甲</mattext></material></response_label>
<response_label ident="y"><material><mattext>乙</mattext></material></response_label></render_choice></response_lid></presentation>
<resprocessing><respcondition><conditionvar><varequal respident="R">y</varequal></conditionvar><setvar action="Set">100</setvar></respcondition></resprocessing>
<itemfeedback ident="f"><flow_mat><material><mattext>因为</mattext></material></flow_mat></itemfeedback></item>
<item ident="2"><presentation><material><mattext>哪些？</mattext></material><response_lid ident="R" rcardinality="Multiple"><render_choice>
<response_label ident="x"><material><mattext>甲</mattext></material></response_label>
<response_label ident="y"><material><mattext>乙</mattext></material></response_label>
<response_label ident="z"><material><mattext>丙</mattext></material></response_label></render_choice></response_lid></presentation>
<resprocessing><respcondition><conditionvar><and><varequal respident="R">x</varequal><not><varequal respident="R">y</varequal></not><varequal respident="R">z</varequal></and></conditionvar><setvar>1</setvar></respcondition></resprocessing></item>
<item ident="3"><presentation><material><mattext>填？</mattext></material><response_str ident="R"><render_fib/></response_str></presentation>
<resprocessing><respcondition><conditionvar><varequal respident="R">氧</varequal></conditionvar><setvar>100</setvar></respcondition><respcondition><conditionvar><varequal respident="R">O2</varequal></conditionvar><setvar>100</setvar></respcondition></resprocessing></item>
<item ident="4"><presentation><material><mattext>谈谈</mattext></material><response_str ident="R"><render_fib/></response_str></presentation></item>
<item ident="5"><presentation><response_xy ident="R"/></presentation></item>
</section></assessment></questestinterop>`;

it('reads QTI 1.2 with pictures from anywhere in its package', () => {
  const { format, questions, complaints, pictures } = pack({
    'course/imsmanifest.xml':
      '<manifest><resources><resource href="quiz/q.xml"><file href="quiz/q.xml"/></resource></resources></manifest>',
    'course/quiz/q.xml': first,
    'web/a.png': onePixel,
  });
  expect(format).toBe('qti');
  expect(questions.map(({ draft: { type, key } }) => [type, key])).toEqual([
    [1, [['B']]],
    [3, [['A', 'C']]],
    [4, [['氧', 'O2']]],
    [5, []],
  ]);
  expect(questions[0]?.draft).toMatchObject({
    analysis: '因为',
    options: [{ text: '甲' }, { text: '乙' }],
  });
  expect([...pictures.keys()]).toEqual(['a.png']);
  expect(complaints).toEqual(['第 5 题（5）：不支持的题型“response_xy”，未导入']);
});

const third = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="三">
<qti-response-declaration identifier="R" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>b</qti-value></qti-correct-response></qti-response-declaration>
<qti-assessment-stimulus-ref identifier="s" href="../case/s.xml"/>
<qti-item-body><p>看<img src="../img/a.png" alt="图"/></p><qti-choice-interaction response-identifier="R" max-choices="1"><qti-prompt>谁？</qti-prompt>
<qti-simple-choice identifier="a">甲</qti-simple-choice><qti-simple-choice identifier="b">乙<qti-feedback-inline identifier="b">对</qti-feedback-inline></qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`;

it('reads QTI 3 with a case in a document of its own', () => {
  const { questions } = pack({
    'a/imsmanifest.xml':
      '<manifest><resources><resource href="items/i.xml"/></resources></manifest>',
    'a/items/i.xml': third,
    'a/case/s.xml':
      '<qti-assessment-stimulus><qti-stimulus-body><p>男，60 岁</p></qti-stimulus-body></qti-assessment-stimulus>',
    'a/img/a.png': onePixel,
  });
  expect(questions[0]).toMatchObject({
    draft: {
      type: 1,
      context: '男，60 岁',
      stem: '<p>看<img src="picture:a.png" alt="图"></p><p>谁？</p>',
      key: [['B']],
      analysis: 'B：对',
    },
    place: '第 1 题（三）',
    faults: [],
  });
});

it('reads a bare document of QTI 2, gaps with what is accepted, and names what it does not know', () => {
  const item = (body: string) =>
    readQuestions(
      Buffer.from(
        `<?xml version="1.0"?><assessmentItem title="t"><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>氧</value></correctResponse><mapping><mapEntry mapKey="氧" mappedValue="1"/><mapEntry mapKey="O2" mappedValue="1"/></mapping></responseDeclaration><itemBody>${body}</itemBody></assessmentItem>`,
      ),
    );
  expect(
    item('<p>吸<textEntryInteraction responseIdentifier="R"/>气</p>').questions[0]?.draft,
  ).toMatchObject({
    type: 4,
    stem: '吸____气',
    key: [['氧', 'O2']],
  });
  expect(item('<hotspotInteraction responseIdentifier="R"/>').complaints[0]).toBe(
    '第 1 题（t）：不支持的题型“hotspotInteraction”，未导入',
  );
});

it('one document that is broken takes none of the others along', () => {
  const { questions, complaints } = pack({
    'a.xml': '<assessmentItem><b></assessmentItem>',
    'b.xml': third,
  });
  expect(questions).toHaveLength(1);
  expect(complaints).toEqual(['“a.xml”打不开，未导入']);
});
