import { readQuestions } from '../readQuestions';
import { onePixel } from '../testing/somePictures';
import { writeZip } from '../zip/write';

const doc = (body: string) =>
  readQuestions(
    writeZip(
      new Map<string, Uint8Array>([
        ['word/document.xml', Buffer.from(`<w:document><w:body>${body}</w:body></w:document>`)],
        [
          'word/_rels/document.xml.rels',
          Buffer.from(
            '<Relationships><Relationship Id="rId9" Target="media/image1.png"/></Relationships>',
          ),
        ],
        ['word/media/image1.png', onePixel],
      ]),
    ),
  );
const r = (words: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t>${words}</w:t></w:r>`;
const p = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;
const image = '<w:r><w:drawing><a:blip r:embed="rId9"/></w:drawing></w:r>';
const choice = p(r('1. 谁？')) + p(r('A. 甲')) + p(r('B. 乙'));

it('an answer in bold is an answer', () => {
  const [one] = doc(choice + p(r('答案：'), r('B', '<w:b/>'))).questions;
  expect(one).toMatchObject({ draft: { key: [['B']] }, faults: [] });
});

it('an answer that is a picture moves to the analysis, and that is said', () => {
  const [one] = doc(p(r('1. 画出曲线')) + p(r('答案：'), image)).questions;
  expect(one?.draft).toMatchObject({
    type: 5,
    key: [],
    analysis: '<img src="picture:image1.png">',
  });
  expect(one?.lost).toEqual(['答案中的图片（已移至解析）']);
});

it.each([
  ['心电图 "Ⅱ" 导联', ' alt="心电图 &quot;Ⅱ&quot; 导联"'],
  ['C:\\图\\1.png', ''],
  ['IMG_2024', ''],
  ['图示 描述已自动生成', ''],
  ['', ''],
])('of a picture %s is said', (words, alt) => {
  const said = `<wp:docPr id="1" name="1" descr="${words.replaceAll('"', '&quot;')}"/>`;
  const described = image.replace('<a:blip', `${said}<a:blip`);
  const [one] = doc(p(r('1. 见'), described, r('问')) + p(r('答案：一'))).questions;
  expect(one?.draft.stem).toBe(`见<img src="picture:image1.png"${alt}>问`);
});

it('symbols of Word are letters, and those of unknown fonts are named', () => {
  const sym = (font: string, char: string) =>
    `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`;
  const { questions, complaints } = doc(
    p(r('1. '), sym('Symbol', 'F061'), r('粒子'), sym('Symbol', 'F0B3'), r('5？')) +
      p(r('答案：'), sym('Wingdings', 'F0FC')),
  );
  expect(questions[0]?.draft).toMatchObject({ type: 2, stem: 'α粒子≥5？', key: [['A']] });
  expect(complaints).toEqual([]);
  expect(doc(p(r('1. 谁'), sym('Webdings', 'F041')) + p(r('答案：对'))).complaints).toEqual([
    '文件里有未能带入的内容：特殊字体的符号',
  ]);
});

it('fractions, powers and roots of formulas keep what they mean', () => {
  const t = (words: string) => `<m:r><m:t>${words}</m:t></m:r>`;
  const fraction = `<m:f><m:num>${t('a+b')}</m:num><m:den>${t('2')}</m:den></m:f>`;
  const power = `<m:sSup><m:e>${t('x')}</m:e><m:sup>${t('2')}</m:sup></m:sSup>`;
  const root = `<m:rad><m:deg/><m:e>${t('3')}</m:e></m:rad>`;
  const { questions } = doc(
    p(r('1. 求'), `<m:oMath>${fraction}${t('=')}${power}${root}</m:oMath>`) + p(r('答案：一')),
  );
  expect(questions[0]?.draft.stem).toBe('求(a+b)/2=x<sup>2</sup>√3');
});

describe('tables of keys', () => {
  const table = (...rows: string[][]) =>
    `<w:tbl>${rows
      .map((row) => `<w:tr>${row.map((cell) => `<w:tc>${p(r(cell))}</w:tc>`).join('')}</w:tr>`)
      .join('')}</w:tbl>`;
  const asked = (number: number) => p(r(`${number}. 谁？`)) + p(r('A. 甲')) + p(r('B. 乙'));
  const body = asked(1) + asked(2) + p(r('3. 正常值____和____')) + p(r('参考答案'));
  const keysIn = (xml: string) => doc(xml).questions.map(({ draft }) => draft.key);
  const keys = [[['A']], [['B']], [['206'], ['29']]];

  it.each([
    [table(['题号', '1', '2', '3'], ['答案', 'A', 'B', '206；29'])],
    [table(['题号', '1', '2'], ['答案', 'A', 'B'], ['题号', '3', ''], ['答案', '206；29', ''])],
    [table(['题号', '答案'], ['1', 'A'], ['2', 'B'], ['3', '206；29'])],
  ])('are read: %#', (xml) => {
    expect(keysIn(body + xml)).toEqual(keys);
    expect(doc(body + xml).questions.map(({ draft }) => draft.analysis)).toEqual(['', '', '']);
    expect(doc(body + xml).complaints).toEqual([]);
  });

  it('are read without a heading', () => {
    const xml = table(['题号', '1', '2'], ['答案', 'A', 'B']);
    expect(keysIn(asked(1) + asked(2) + xml)).toEqual(keys.slice(0, 2));
  });

  it.each([[table(['题号', '一', '二'], ['答案', 'A', 'B'])], [table(['甲', '乙'], ['A', 'B'])]])(
    'that nobody understands are named, and are nobody’s answer: %#',
    (xml) => {
      const { questions, complaints } = doc(body + xml);
      expect(complaints).toEqual([expect.stringContaining('这张表没有读懂')]);
      expect(questions.map(({ draft }) => [draft.key, draft.analysis])).toEqual([
        [[], ''],
        [[], ''],
        [[], ''],
      ]);
    },
  );

  it('a table as an answer is called one', () => {
    const { questions } = doc(p(r('1. 列表')) + p(r('答案：')) + table(['甲', '乙'], ['丙', '丁']));
    expect(questions[0]?.lost).toEqual(['答案中的表格（已移至解析）']);
  });
});
