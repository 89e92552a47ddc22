import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { readQuestions } from '../readQuestions';
import { jpegOf, gifOf, pngOf } from '../testing/somePictures';
import { readZip } from '../zip/read';
import { writeDocx } from './writeDocx';

const folder = '/storage/question-picture/a';
const image = (name: string, alt = '') =>
  `<img src="${folder}/${name}"${alt === '' ? '' : ` alt="${alt}"`}>`;
const bytes = new Map<string, Uint8Array>([
  [`${folder}/1.png`, pngOf(40, 20)],
  [`/storage/question-picture/b/1.png`, pngOf(41, 20)],
  [`${folder}/2.jpg`, jpegOf(3000, 1500)],
  [`${folder}/3.gif`, gifOf(300, 6000)],
  [`${folder}/4.webp`, Buffer.from('RIFF....WEBPVP8 ')],
]);
const option = (key: string, text: string, picture: string | null = null) => ({
  key,
  text,
  picture,
});
const draft = (more: Partial<QuestionDraft>): QuestionDraft => ({
  type: 1,
  difficulty: 2,
  context: '',
  group: null,
  stem: '谁？',
  pictures: [],
  options: [option('A', '甲'), option('B', '乙')],
  prompts: [],
  key: [['A']],
  analysis: '',
  tags: [],
  source: '',
  ...more,
});
const write = (drafts: QuestionDraft[], withKey = true) =>
  writeDocx(
    drafts.map((one) => ({ draft: one, chapter: [] })),
    { title: '', withKey, pictures: bytes },
  );
const partOf = (file: { bytes: Uint8Array }, name: string) =>
  Buffer.from(readZip(Buffer.from(file.bytes))?.open(name) ?? '').toString();

it('pictures come back where they were', () => {
  const own = `${folder}/1.png`;
  const file = write([
    draft({ stem: `见${image('2.jpg', '心电图 &quot;Ⅱ&quot;')}问`, pictures: [own] }),
    draft({ context: `一例${image('1.png')}`, group: '1~1', analysis: image('3.gif') }),
    draft({
      options: [option('A', '甲', own), option('B', '', '/storage/question-picture/b/1.png')],
    }),
    draft({ stem: '', pictures: [own] }),
  ]);
  expect(file.lost).toEqual([]);
  const { questions, pictures, complaints } = readQuestions(file.bytes);
  const of = (address = '') => {
    const found = pictures.get(address.replace('picture:', ''));
    return [...bytes].find(([, one]) => found && Buffer.compare(one, found) === 0)?.[0];
  };
  const moved = (html: string) => html.replace(/picture:[^"]+/g, (one) => of(one) ?? 'gone');
  expect(complaints).toEqual([]);
  const again = questions.map(({ draft: one }) => ({
    context: moved(one.context),
    stem: moved(one.stem),
    analysis: moved(one.analysis),
    pictures: one.pictures.map(of),
    key: one.key,
    options: one.options.map(({ text, picture }) => [text, of(picture ?? '')]),
  }));
  const plain = { context: '', analysis: '', pictures: [], key: [['A']] };
  const two = [
    ['甲', undefined],
    ['乙', undefined],
  ];
  expect(again).toEqual([
    {
      ...plain,
      stem: `见<br>${image('2.jpg', '心电图 &quot;Ⅱ&quot;')}<br>问`,
      pictures: [own],
      options: two,
    },
    {
      ...plain,
      stem: '谁？',
      options: two,
      context: `一例<br>${image('1.png')}`,
      analysis: image('3.gif'),
    },
    {
      ...plain,
      stem: '谁？',
      options: [
        ['甲', own],
        ['', '/storage/question-picture/b/1.png'],
      ],
    },
    { ...plain, stem: '', pictures: [own], options: two },
  ]);
});

it('each picture is kept once, known by its suffix, and no larger than a page takes', () => {
  const file = write([
    draft({ stem: image('2.jpg') + image('1.png') }),
    draft({ stem: image('1.png') + image('3.gif') }),
  ]);
  const document = partOf(file, 'word/document.xml');
  const sizes = [...document.matchAll(/<wp:extent cx="(\d+)" cy="(\d+)"/g)];
  expect(sizes.map(([, width, height]) => [Number(width), Number(height)])).toEqual([
    [4_320_000, 2_160_000],
    [381_000, 190_500],
    [381_000, 190_500],
    [324_000, 6_480_000],
  ]);
  expect(new Set([...document.matchAll(/<wp:docPr id="(\d+)"/g)].map(([, id]) => id)).size).toBe(4);
  const relations = partOf(file, 'word/_rels/document.xml.rels');
  expect(relations.match(/Target="media\/image\d\.\w+"/g)).toEqual([
    'Target="media/image1.jpeg"',
    'Target="media/image2.png"',
    'Target="media/image3.gif"',
  ]);
  for (const kind of ['png', 'jpeg', 'gif']) {
    expect(partOf(file, '[Content_Types].xml')).toContain(
      `Extension="${kind}" ContentType="image/${kind}"`,
    );
  }
});

it('what has no bytes, or none that Word shows, is named by its question', () => {
  const stem = `${image('none.png', '心影')}${image('4.webp')}${image('4.webp')}`;
  const file = write([draft({}), draft({ stem })]);
  expect(file.lost).toEqual([
    { at: 1, what: `图片“${folder}/none.png”` },
    { at: 1, what: `图片“${folder}/4.webp”` },
  ]);
  expect(readQuestions(file.bytes).questions[1]?.draft.stem).toContain('[心影]');
});

it('a sheet for learners holds no picture of an explanation', () => {
  const file = write([draft({ analysis: image('1.png') })], false);
  expect(partOf(file, 'word/document.xml')).not.toContain('<w:drawing>');
  expect(partOf(file, 'word/media/image1.png')).toBe('');
});

describe('kinds that no import reads', () => {
  const matching = draft({
    type: 7,
    stem: '配对',
    prompts: ['发热', '咳嗽'],
    key: [['B'], ['A']],
    options: [option('A', '甲'), option('B', '乙', `${folder}/1.png`)],
  });
  const point = draft({
    type: 8,
    stem: '标出病灶',
    pictures: [`${folder}/1.png`],
    options: [],
    key: [['0.1,0.1 0.4,0.1 0.2,0.5']],
  });
  const printed = (withKey: boolean, isPaper: boolean) => {
    const questions = [matching, point].map((one) => ({ draft: one, chapter: [] }));
    const file = writeDocx(questions, { title: '', withKey, pictures: bytes, isPaper });
    const document = partOf(file, 'word/document.xml');
    const words = [...document.matchAll(/<w:p>.*?<\/w:p>/g)].map(([one]) =>
      one.includes('<w:drawing>')
        ? `${one.replace(/<[^>]*>/g, '')}[图]`
        : one.replace(/<[^>]*>/g, ''),
    );
    return { words, lost: file.lost };
  };
  const asked = ['1. 【匹配题】配对', '（1）发热', '（2）咳嗽', 'A. 甲', 'B. 乙[图]'];
  const askedPoint = ['2. 【标图题】标出病灶', '[图]'];

  it('are printed on a paper', () => {
    expect(printed(false, true)).toEqual({ words: [...asked, ...askedPoint], lost: [] });
  });

  it('are printed with their key where words say it', () => {
    expect(printed(true, true)).toEqual({
      words: [...asked, '【答案】（1）B；（2）A', '【难度】中等', ...askedPoint, '【难度】中等'],
      lost: [{ at: 1, what: '图上的答案区域' }],
    });
  });

  it('are left out of a bank, and named', () => {
    const { words, lost } = printed(true, false);
    expect([words, lost.map(({ at }) => at)]).toEqual([[], [0, 1]]);
  });
});
