import { readQuestions } from '../readQuestions';
import type { FiledQuestion } from '../shapes';
import { expectRoundTrip } from '../testing/roundTrip';
import { someQuestions } from '../testing/someQuestions';
import { onePixel } from '../testing/somePictures';
import { writeZip } from '../zip/write';
import { writeDocx } from './writeDocx';

const doc = (body: string, more: Record<string, string | Buffer> = {}) =>
  readQuestions(
    writeZip(
      new Map(
        Object.entries({
          'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
          ...more,
        }).map(([name, one]) => [name, Buffer.from(one)]),
      ),
    ),
  );
const p = (words: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;
const numbered = (words: string, list: number, level = 0) =>
  p(words, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);
const level = (format: string, text: string, at = 0) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;

/** Groups are named by the numbers of their questions. */
const asNumbered = (questions: FiledQuestion[]) =>
  questions.map((one, at) => {
    const isOf = one.draft.context === '' ? null : `${at + 1}~${at + 1}`;
    return { ...one, chapter: ['甲章'], draft: { ...one.draft, group: isOf } };
  });

it('gives back what it was given', () => {
  expectRoundTrip(
    someQuestions({ types: [1, 2, 3, 4, 5, 6], isCalm: true }).map(asNumbered),
    (questions) => writeDocx(questions),
  );
});

it('without keys it has none', () => {
  const [question] = doc(
    p('1. 谁？') + p('A. 甲') + p('B. 乙') + p('答案：A') + p('解析：因为'),
  ).questions;
  const file = writeDocx(question ? [question] : [], { title: '期末试卷', withKey: false });
  expect(readQuestions(file.bytes).questions[0]?.draft).toMatchObject({
    key: [],
    analysis: '',
    stem: '谁？',
  });
});

it('reads paragraphs that Word numbers by itself', () => {
  const numbering = `<w:numbering><w:abstractNum w:abstractNumId="7">${level('decimal', '%1.')}${level('upperLetter', '%2．', 1)}</w:abstractNum><w:abstractNum w:abstractNumId="8">${level('chineseCountingThousand', '%1、')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num></w:numbering>`;
  const body =
    numbered('单项选择题', 2) +
    numbered('谁？', 1) +
    numbered('甲', 1, 1) +
    numbered('乙', 1, 1) +
    numbered('谁呢？', 1) +
    numbered('丙', 1, 1) +
    numbered('丁', 1, 1) +
    numbered('判断题', 2) +
    p('3. 对吗？') +
    p('参考答案') +
    p('1-2 BA') +
    p('3.√');
  const { questions, complaints } = doc(body, { 'word/numbering.xml': numbering });
  expect(questions.map(({ draft }) => [draft.stem, draft.key])).toEqual([
    ['谁？', [['B']]],
    ['谁呢？', [['A']]],
    ['对吗？', [['A']]],
  ]);
  expect(complaints).toEqual([]);
});

it('takes pictures, small letters, gaps and tables along', () => {
  const sub = '<w:r><w:rPr><w:vertAlign w:val="subscript"/></w:rPr><w:t>2</w:t></w:r>';
  const gap =
    '<w:r><w:rPr><w:u w:val="single"/></w:rPr><w:t xml:space="preserve">      </w:t></w:r>';
  const image = '<w:r><w:drawing><a:blip r:embed="rId9"/></w:drawing></w:r>';
  const cell = (words: string) => `<w:tc>${p(words)}</w:tc>`;
  const table = `<w:tbl><w:tr>${cell('甲')}${cell('乙')}</w:tr></w:tbl>`;
  const { questions, pictures } = doc(
    `<w:p><w:r><w:t>1. CO</w:t></w:r>${sub}<w:r><w:t>占</w:t></w:r>${gap}<w:r><w:t>。</w:t></w:r></w:p>${table}<w:p>${image}</w:p>${p('答案：一')}`,
    {
      'word/_rels/document.xml.rels':
        '<Relationships><Relationship Id="rId9" Target="media/image1.png"/></Relationships>',
      'word/media/image1.png': onePixel,
    },
  );
  expect(questions[0]?.draft).toMatchObject({
    type: 4,
    stem: 'CO<sub>2</sub>占____。<br><table><tbody><tr><td>甲</td><td>乙</td></tr></tbody></table>',
    pictures: ['picture:image1.png'],
    key: [['一']],
  });
  expect([...pictures.keys()]).toEqual(['image1.png']);
});

it('a table with headings is a sheet', () => {
  const row = (...cells: string[]) =>
    `<w:tr>${cells.map((one) => `<w:tc>${p(one)}</w:tc>`).join('')}</w:tr>`;
  const { questions } = doc(
    `<w:tbl>${row('题干', '选项A', '选项B', '答案')}${row('谁？', '甲', '乙', 'B')}</w:tbl>`,
  );
  expect(questions[0]).toMatchObject({ draft: { stem: '谁？', key: [['B']] }, faults: [] });
});

it('headings of the document are chapters', () => {
  const styles =
    '<w:styles><w:style w:styleId="2"><w:name w:val="heading 1"/></w:style><w:style w:styleId="x"><w:name w:val="我的"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style></w:styles>';
  const of = (style: string) => `<w:pStyle w:val="${style}"/>`;
  const one = p('1. 谁？') + p('A. 甲 B. 乙 答案：A');
  const { questions } = doc(
    p('内科', of('2')) + p('心脏', of('x')) + one + p('外科', of('2')) + one,
    { 'word/styles.xml': styles },
  );
  expect(questions.map(({ chapter }) => chapter)).toEqual([['内科', '心脏'], ['外科']]);
});
