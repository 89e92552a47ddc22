import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import type { FileLink } from '@cheese/domain/contract/shapes';
import { importing } from '../../../testing/calls/importQuestions';
import { useTestApp } from '../../../testing/useTestApp';
import { madeFileRoutes } from '../../people/madeFile/madeFile.routes';
import { questionImportRoutes } from '../questionImport/questionImport.routes';
import { questionExportRoutes } from './questionExport.routes';

const test = useTestApp({
  modules: { main: [questionExportRoutes, questionImportRoutes], aside: [madeFileRoutes] },
});
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const options = ['甲', '乙', '丙'].map((text, at) => ({
  key: 'ABC'[at] ?? '',
  text,
  picture: null,
}));
const none = { options: [], prompts: [], key: [] };
const simple: Partial<QuestionDraft>[] = [
  { stem: 'CO<sub>2</sub> &lt; 5？', options, tags: ['气体'], source: '2025 年', difficulty: 3 },
  { stem: '哪些？', type: 3, options, key: [['A', 'C']] },
  {
    stem: '对吗？',
    type: 2,
    key: [['B']],
    options: ['正确', '错误'].map((text, at) => ({ key: 'AB'[at] ?? '', text, picture: null })),
  },
  { ...none, stem: '体温____℃', type: 4, prompts: [''], key: [['37', '三十七']] },
  { ...none, stem: '为什么？', type: 5, key: [['甲'], ['乙']] },
  { stem: '排一排', type: 6, options, key: [['A'], ['B'], ['C']] },
];
const rich: Partial<QuestionDraft>[] = [
  { stem: '看图', pictures: ['/storage/question-picture/a/1.png'], options },
  { stem: '配对', type: 7, options, prompts: ['一', '二'], key: [['A'], ['B']] },
];

async function asked(personId = 2, bankId = 1, more = {}, picture = png) {
  await test.given({
    people: [{}, {}, {}, {}],
    organisations: [{}, { name: '博爱医学院' }],
    memberships: [
      { personId: 2, role: 2 },
      { personId: 4, role: 2, organisationId: 2 },
    ],
    banks: [
      { organisationId: 1, chapters: [simple, rich] },
      { organisationId: 1, chapters: [[]] },
      { chapters: [[{}]] },
    ],
    commodities: [{ type: 4, charge: 2, title: '护理题库', productId: 3 }],
  });
  await test.app.services.storage.put('question-picture/a/1.png', picture);
  const token = await test.signIn(personId);
  const { status, body } = await test.ask(
    'POST /doctor-cheese/question-export/v1/make',
    { bankId, format: 'xlsx', ...more },
    { token },
  );
  return { token, status, made: body.data as { file: FileLink; count: number; lost: object[] } };
}
const fetched = async ({ url }: FileLink, token: string) =>
  (await test.fetch(url, token)).rawPayload;

describe('what goes out comes back as it was', () => {
  const wordsOf = async (me: ReturnType<typeof importing>, importId: number) =>
    (await me.rows(importId, '&pageCnt=100')).map(({ draft, chapter }) => ({ ...draft, chapter }));

  it.each(['xlsx', 'docx', 'gift', 'moodle', 'qti'] as const)('%s', async (format) => {
    const isWhole = format === 'moodle' || format === 'qti';
    const count = isWhole ? 8 : format === 'gift' ? 4 : 6;
    const questionIds = Array.from({ length: count }, (_, at) => at + 1);
    const { token, made } = await asked(2, 1, { format, questionIds });
    expect(made).toMatchObject({ count, lost: [] });
    const me = importing(test, token);
    const importId = await me.read(await fetched(made.file, token), { bankId: 2 });
    expect((await me.detail(importId)).complaints).toEqual([]);
    const found = await wordsOf(me, importId);
    const expected = [...simple, ...rich].slice(0, count);
    expect(found).toHaveLength(expected.length);
    found.forEach((one, at) => {
      const { pictures = [], ...words } = expected[at] ?? {};
      expect(one).toMatchObject({ ...words, chapter: [at < 6 ? '第1章' : '第2章'] });
      expect(one.pictures).toHaveLength(pictures.length);
    });
    expect((await me.detail(importId)).counts).toMatchObject({ faulty: 0, lost: 0 });
  });
});

it('some questions go alone, and without a key for learners', async () => {
  const { token, made } = await asked(2, 1, { questionIds: [1], format: 'docxWithoutKey' });
  expect(made).toMatchObject({ count: 1, file: { fileName: '题库1_2026-11-20.docx' } });
  const me = importing(test, token);
  const [one] = await me.rows(await me.read(await fetched(made.file, token)));
  expect(one?.draft).toMatchObject({ key: [], analysis: '' });
});

it('a Word document has the pictures, drawn anew where Word would not show them', async () => {
  const webp = await sharp(png).resize(8, 4, { fit: 'fill' }).webp().toBuffer();
  const { token, made } = await asked(2, 1, { chapterId: 2, format: 'docx' }, webp);
  expect(made.lost).toEqual([{ number: 2, what: '这种格式写不下匹配题' }]);
  const me = importing(test, token);
  const importId = await me.read(await fetched(made.file, token), { bankId: 2 });
  const [one] = await me.rows(importId);
  expect((await me.detail(importId)).counts).toMatchObject({ faulty: 0, lost: 0 });
  expect(one?.draft).toMatchObject({ stem: '看图', key: [['B']] });
  const [address = ''] = one?.draft.pictures ?? [];
  const stored = await test.app.services.storage.find(address.replace('/storage/', ''));
  const bytes = await buffer(stored!.read());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 8, height: 4 });
});

it('what a format cannot hold is named by its question', async () => {
  const { made } = await asked(2, 1, { chapterId: 2, format: 'gift' });
  expect(made.lost).toEqual([{ number: 1, what: '图片' }]);
});

it.each([
  ['another school', 4, 1, 404],
  ['a learner', 1, 1, 403],
  ['a bank without questions', 2, 2, 409],
  ['a bank that is on sale and was not bought', 2, 3, 403],
])('%s', async (_, personId, bankId, status) => {
  expect((await asked(personId, bankId)).status).toBe(status);
});

it('questions and chapters of another bank are not there', async () => {
  const { token } = await asked(2, 2, { questionIds: [1] });
  const status = async (more: object) =>
    (
      await test.ask(
        'POST /doctor-cheese/question-export/v1/make',
        { bankId: 2, format: 'xlsx', ...more },
        { token },
      )
    ).status;
  expect([await status({ questionIds: [1] }), await status({ chapterId: 1 })]).toEqual([409, 404]);
});

it('counts what is in the file, and says how many are not', async () => {
  const { made } = await asked(2, 1, { format: 'docx' });
  expect(made).toMatchObject({ count: 7, leftCount: 1, lost: [{ number: 8 }] });
});

it('leaves nothing out of what is printed alone', async () => {
  const { made } = await asked(2, 1, { format: 'docxWithoutKey' });
  expect(made).toMatchObject({ count: 8, leftCount: 0 });
});
