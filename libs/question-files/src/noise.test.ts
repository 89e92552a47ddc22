import { readQuestions } from './readQuestions';
import { FileRefusal } from './refusal';
import { writeZip } from './zip/write';

/** Seeded random bytes. */
function noise(count: number, seed: number): Buffer {
  let state = seed * 2_654_435_761 + 1;
  return Buffer.from(
    Array.from({ length: count }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    }),
  );
}

const reasonOf = (bytes: Uint8Array) => {
  try {
    return `${readQuestions(bytes).format} read`;
  } catch (error) {
    if (error instanceof FileRefusal) return error.reason;
    throw error;
  }
};
const reasonsOf = (files: Uint8Array[]) => [...new Set(files.map(reasonOf))];
const seeds = Array.from({ length: 60 }, (_, at) => at + 1);
const pack = (files: Record<string, Buffer>) => writeZip(new Map(Object.entries(files)));
const heads = [
  '1. 谁？\nA. 甲\nB. 乙\n答案：A\n',
  '::t::谁{=甲 ~乙}\n\n',
  '谁？\nA. 甲\nB. 乙\nANSWER: A\n',
  '题干,选项A,选项B,答案\n谁？,甲,乙,A\n',
];

describe('bytes that are no text are no questions', () => {
  it.each([
    [200, 60],
    [5_000, 60],
    [100_000, 3],
  ])('%i by chance', (count, files) => {
    const all = seeds.slice(0, files).map((seed) => noise(count, seed));
    expect(reasonsOf(all)).toEqual(['notText']);
  });

  it('with a mark of a code ahead of them', () => {
    const marks = [[0xff, 0xfe], [0xfe, 0xff], [0xef, 0xbb, 0xbf], []].map((one) =>
      Buffer.from(one),
    );
    const files = marks.flatMap((mark, at) =>
      seeds.slice(0, 10).map((seed) => Buffer.concat([mark, noise(4_000, seed + at)])),
    );
    expect(reasonsOf(files)).toEqual(['notText']);
  });

  it.each(heads)('with a question ahead of them: %s', (head) => {
    const files = seeds
      .slice(0, 10)
      .map((seed) => Buffer.concat([Buffer.from(head), noise(4_000, seed)]));
    expect(reasonsOf(files)).toEqual(['notText']);
    expect(reasonOf(Buffer.from(head))).toMatch(/read$/);
  });

  it.each([
    '<?xml version="1.0"?><quiz><question type="essay"><questiontext><text>题</text></questiontext></question>',
    '<questestinterop><item ident="1"><presentation><response_str/></presentation></item>',
  ])('in a document that is cut off: %s', (head) => {
    expect(reasonOf(Buffer.from(head))).toBe('broken');
    expect(reasonOf(Buffer.concat([Buffer.from(head), noise(4_000, 1)]))).toBe('notText');
  });
});

it.each<[string, Buffer]>([
  ['picture', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), noise(3_000, 1)])],
  ['picture', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), noise(3_000, 2)])],
  ['pdf', Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>>\n答案：A')],
  ['old', Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex')],
  ['rtf', Buffer.from('{\\rtf1\\ansi {\\fonttbl{\\f0 Arial;}} 1. a? {} }')],
  ['packed', Buffer.concat([Buffer.from('Rar!\x1a\x07', 'latin1'), noise(300, 3)])],
  ['unknown', Buffer.from('{"name": {}, "list": [{"a": {}}]}')],
  ['unknown', Buffer.from('<!DOCTYPE html><html><script>function a() {}</script></html>')],
])('what people bring instead is called by its name: %s', (reason, bytes) => {
  expect(reasonOf(bytes)).toBe(reason);
});

describe('archives', () => {
  const files = {
    'word/document.xml': Buffer.from('<w:document><w:body><w:p/></w:body></w:document>'),
    'imsmanifest.xml': Buffer.from('<manifest/>'),
    'media.bin': noise(2_000, 9),
  };

  it('that are cut off anywhere are broken', () => {
    const whole = pack(files);
    const cuts = Array.from(
      { length: 60 },
      (_, at) => 4 + Math.floor((at * (whole.length - 30)) / 60),
    );
    expect(reasonsOf(cuts.map((cut) => whole.subarray(0, cut)))).toEqual(['broken']);
  });

  it.each([
    ['word/document.xml', 'broken'],
    ['imsmanifest.xml', 'broken'],
    ['questions.xml', 'unknown'],
    ['a.png', 'unknown'],
  ])('with noise for %s', (name, reason) => {
    expect(
      reasonsOf(seeds.slice(0, 20).map((seed) => pack({ [name]: noise(2_000, seed) }))),
    ).toEqual([reason]);
  });

  it('are none because two letters begin them', () => {
    const { questions } = readQuestions(Buffer.from('PK 值的判断\n1. 天是蓝的。（√）'));
    expect(questions).toHaveLength(1);
  });
});

describe('a letter that was cut in half', () => {
  const text = Buffer.from(
    '1. 成人静息心率是？\nA. 四十\nB. 八十\n答案：B\n2. 谁呢？\nA. 甲\nB. 乙\n答案：A\n解析：因为甲',
  );
  const half = Buffer.concat([text.subarray(0, text.length - 1)]);

  it('leaves the others what they are, and is named', () => {
    const { questions } = readQuestions(half);
    expect(questions.map(({ draft }) => draft.stem)).toEqual(['成人静息心率是？', '谁呢？']);
    expect(questions.map(({ lost }) => lost)).toEqual([[], ['编码损坏的文字（显示为“�”）']]);
  });
});
