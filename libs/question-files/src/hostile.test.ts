import { deflateRawSync } from 'node:zlib';
import { readQuestions } from './readQuestions';
import { FileRefusal } from './refusal';
import { writeZip } from './zip/write';

const read = (text: string | Buffer) => readQuestions(Buffer.from(text));
const pack = (files: Record<string, string>) =>
  writeZip(new Map(Object.entries(files).map(([name, one]) => [name, Buffer.from(one)])));
const many = (words: string, count: number) => words.repeat(count);
const MILLION = 1_000_000;

function reasonOf(go: () => unknown): string {
  try {
    go();
    return 'read';
  } catch (error) {
    if (error instanceof FileRefusal) return error.reason;
    throw error;
  }
}

describe('documents that declare something', () => {
  const laughs = '<!DOCTYPE quiz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>';
  const outside = '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
  it.each([laughs, outside, '<!DOCTYPE quiz SYSTEM "http://127.0.0.1/x.dtd">'])(
    '%s',
    (declared) => {
      const quiz = `<quiz><question type="essay"><questiontext><text>&x;&b;</text></questiontext></question></quiz>`;
      expect(reasonOf(() => read(`<?xml version="1.0"?>${declared}${quiz}`))).toBe('declares');
      const item = `${declared}<assessmentItem><itemBody><p>&x;</p></itemBody></assessmentItem>`;
      expect(reasonOf(() => read(pack({ 'a.xml': item })))).toBe('declares');
      const words = `${declared}<w:document><w:body><w:p/></w:body></w:document>`;
      expect(reasonOf(() => read(pack({ 'word/document.xml': words })))).toBe('declares');
    },
  );

  it('an entity that nobody declared stays as it is written', () => {
    const { questions } = read(
      '<quiz><question type="essay"><questiontext><text>&lt;b&gt;&xxe;</text></questiontext></question></quiz>',
    );
    expect(questions[0]?.draft.stem).toBe('<b>&amp;xxe;</b>');
  });
});

describe('archives', () => {
  it('that grow a thousandfold are refused before they are opened', () => {
    const bomb = writeZip(new Map([['word/document.xml', Buffer.alloc(40 * 1024 ** 2)]]));
    expect(bomb.length).toBeLessThan(60_000);
    expect(reasonOf(() => read(bomb))).toBe('tooLarge');
  });

  it('that lie about the size of a file are stopped at it', () => {
    const bytes = pack({ 'word/document.xml': many('<w:p></w:p>', 50_000) });
    const list = bytes.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
    bytes.writeUInt32LE(100, list + 24);
    expect(reasonOf(() => read(bytes))).toBe('tooLarge');
  });

  it('of too many files, or cut off, or with a list that leads nowhere, are refused', () => {
    const files = Object.fromEntries(Array.from({ length: 12_001 }, (_, at) => [`${at}.xml`, '']));
    expect(reasonOf(() => read(pack(files)))).toBe('tooLarge');
    const whole = pack({ 'a.xml': '<assessmentItem/>' });
    expect(reasonOf(() => read(whole.subarray(0, 40)))).toBe('broken');
    const elsewhere = Buffer.from(whole);
    elsewhere.writeUInt32LE(0xfffffff0, elsewhere.length - 6);
    expect(reasonOf(() => read(elsewhere))).toBe('unknown');
    expect(reasonOf(() => read(Buffer.from('PK\x03\x04nothing')))).toBe('broken');
  });

  it('whose files ask for one another without end are stopped', () => {
    const more = many('<xi:include href="s.xml"/>', 5_000);
    const item = (href: string) =>
      `<assessmentItem><assessmentStimulusRef href="${href}"/><itemBody><p>${more}</p><extendedTextInteraction/></itemBody></assessmentItem>`;
    const stimulus = `<div><p>${Array.from({ length: 60_000 }, (_, at) => at).join(' ')}</p>${more}</div>`;
    const files = Object.fromEntries(
      Array.from({ length: 500 }, (_, at) => [`${at}.xml`, item('s.xml')]),
    );
    expect(reasonOf(() => read(pack({ ...files, 's.xml': stimulus })))).toBe('tooLarge');
  });

  it('within archives are not opened, and names that lead outside are not there', () => {
    const item =
      '<assessmentItem><itemBody><p>看<img src="../../../../etc/passwd"/><img src="/etc/passwd"/></p><extendedTextInteraction/></itemBody></assessmentItem>';
    const bytes = pack({
      'a/b.xml': item,
      '../../../etc/passwd': 'x',
      '/etc/passwd': 'x',
      'C:\\x.xml': item,
      'inner.zip': deflateRawSync(Buffer.alloc(MILLION)).toString('latin1'),
    });
    const { questions, pictures } = read(bytes);
    expect(questions).toHaveLength(1);
    expect(questions[0]?.lost).toEqual([
      '图片“../../../../etc/passwd”未能带入',
      '图片“/etc/passwd”未能带入',
    ]);
    expect(pictures.size).toBe(0);
  });
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<iframe src="https://example.org"></iframe>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<b onmouseover="alert(1)" style="background:url(javascript:x)">x</b>',
  '<<script>script>alert(1)<</script>/script>',
  '<img src="data:image/svg+xml;base64,PHN2Zz48c2NyaXB0Lz48L3N2Zz4=">',
])('a stem with %s runs nothing and fetches nothing, in any format', (evil) => {
  const escaped = evil.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const gift = evil.replace(/[~=#{}:\\]/g, '\\$&');
  const files = [
    `<quiz><question type="essay"><questiontext format="html"><text>题${escaped}</text></questiontext></question></quiz>`,
    `::t::[html]题${gift}{}`,
    `1. 题${evil}\nA. ${evil}\nB. 乙\n答案：A`,
    `<questestinterop><item><presentation><material><mattext texttype="text/html">题${escaped}</mattext></material><response_str/></presentation></item></questestinterop>`,
  ];
  for (const file of files) {
    const [one] = read(file).questions;
    const html = [one?.draft.stem, ...(one?.draft.options.map(({ text }) => text) ?? [])].join('');
    expect(html).toContain('题');
    expect(
      html.match(/<[^>]*>/g)?.filter((tag) => !/^<\/?(?:b|p|sub|sup|br)>$/.test(tag)) ?? [],
    ).toEqual([]);
  }
});

describe('too much of anything', () => {
  it.each<[string, () => Buffer | string, string]>([
    ['elements in elements', () => `<quiz>${many('<question>', 100_000)}`, 'tooLarge'],
    ['tags in a stem', () => `::t::[html]${many('<b>', 300_000)}题{T}`, 'read'],
    ['open brackets', () => `::t::[html]${many('<', MILLION)}题{T}`, 'read'],
    [
      'attributes',
      () =>
        `<quiz><question ${Array.from({ length: 50_000 }, (_, at) => `a${at}="1"`).join(' ')}/></quiz>`,
      'tooLarge',
    ],
    [
      'blanks',
      () => `1. 题${many(' ', MILLION)}答案${many(' ', MILLION)}\nA. 甲${many(' ', MILLION)}B`,
      'read',
    ],
    ['brackets of gaps', () => `1. 题${many('（ ', MILLION)}\nA. 甲\nB. 乙\n答案：A`, 'read'],
    ['letters of options', () => `1. 题${many(' A.', 300_000)}\n答案：A`, 'read'],
    ['digits', () => `1. 题\n答案\n${many('1-', 300_000)}`, 'read'],
    ['keys', () => `1. 题\nA. 甲\nB. 乙\n参考答案\n${many('1-9 A ', 200_000)}`, 'read'],
    ['categories', () => `$CATEGORY: ${many('a/', MILLION)}\n\n题{T}`, 'read'],
    ['backslashes', () => `::t::题${many('\\', MILLION)}{=a${many('\\', MILLION)}~b}`, 'read'],
    [
      'closing brackets of a key',
      () => `1. 题\nA. 甲\nB. 乙\n答案：${many('）', MILLION)}x`,
      'read',
    ],
    ['blanks after a number', () => `1${many(' ', MILLION)}x\n1. 题\n答案：对`, 'read'],
    ['blanks in a heading', () => `A${many(' ', MILLION)}x\n1. 题\n答案：对`, 'read'],
    ['blanks in a range', () => `1. 题\nA. 甲\nB. 乙\n答案\n1-2${many(' ', MILLION)}x`, 'read'],
    ['empty lines', () => `${many('\n', MILLION)}1. 题\n答案：对`, 'read'],
    ['tags of a remark', () => `// ${many('[tag:', 200_000)}\n题{T}`, 'read'],
    ['equal signs', () => `a{${many('=', MILLION)}\n\n::t::题{T}`, 'read'],
    ['scripts', () => `::t::[html]${many('<script></script>', 100_000)}题{T}`, 'read'],
    [
      'words of an attribute',
      () => `::t::[html]题<img src="x" ${many('a', MILLION)} alt\\="y">{T}`,
      'read',
    ],
    ['lines', () => many('1. 题\n', 200_000), 'read'],
    ['lines to write on', () => `1. 题${many('_', MILLION)}`, 'read'],
    ['gaps that hold their answers', () => `1. 题${many('（甲）', 100_000)}`, 'read'],
    [
      'numbers in an explanation',
      () => `1. 题\n答案：对\n解析：${many('2. 题\n', 50_000)}`,
      'read',
    ],
    ['explanations in brackets', () => `1. 题\n参考答案\n1.${many('（解析：(', 50_000)}`, 'read'],
    ['small letters', () => `1. 题\n${many('a. 甲 b. 乙\n', 20_000)}`, 'read'],
    ['tables of keys', () => `1. 题\n${many('题号 1 2\n', 20_000)}`, 'read'],
    ['closing braces', () => `::t::题{T}\n${many('}', MILLION)}`, 'read'],
    [
      'gaps of a cloze',
      () =>
        `<quiz><question type="cloze"><questiontext><text>${many('{1:SA:=\\', 100_000)}</text></questiontext></question></quiz>`,
      'read',
    ],
  ])('%s: refused or harmless', (_, make, reason) => {
    expect(reasonOf(() => read(make()))).toBe(reason);
  });

  it('a million columns are read up to the hundredth', () => {
    const xlsx = pack({ 'xl/workbook.xml': '<workbook/>' });
    const wide = Array.from({ length: MILLION }, (_, at) => ({
      text: at === 0 ? '题干' : `列${at}`,
    }));
    const row = wide.map(() => ({ text: '甲' }));
    const { questions, complaints } = readQuestions(xlsx, {
      sheets: [{ name: '', rows: [wide, row] }],
    });
    expect(questions).toHaveLength(1);
    expect(complaints.length).toBeLessThan(110);
  });
});

it('what is longer than anybody reads is a fault of its field', () => {
  const long = many('甲', 6_000);
  const [one] = read(`1. 谁？\nA. ${long}\nB. 乙\n答案：A\n知识点：${many('长', 31)}`).questions;
  expect(one?.faults).toEqual([
    { field: 'options', message: '有一项超过 3000 字' },
    { field: 'tags', message: '有一项超过 30 字' },
  ]);
});

it('lines by the million are refused before each of them is something', () => {
  expect(reasonOf(() => read(`1. 题\n答案：对${many('\n', 3_000_001)}`))).toBe('tooLarge');
});

it('what is no file of questions is refused in words', () => {
  expect(() => read(Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]))).toThrow('这是图片');
  expect(() => read('')).toThrow('认不出这是什么格式');
  expect(reasonOf(() => read('<html><body>1. 题 答案</body></html>'))).toBe('unknown');
});
