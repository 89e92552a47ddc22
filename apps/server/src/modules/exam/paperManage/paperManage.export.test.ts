import { readQuestions } from '@cheese/question-files/readQuestions';
import { pngOf } from '@cheese/question-files/testing/somePictures';
import { lostTexts } from '@cheese/question-files/texts';
import { eq } from 'drizzle-orm';
import { chosen, TEACHER, teaching } from '../../../testing/given/teaching';
import { useTestApp } from '../../../testing/useTestApp';
import { madeFileRoutes } from '../../people/madeFile/madeFile.routes';
import { question, questionVersion } from '../bank/question.tables';
import { paperManageRoutes } from './paperManage.routes';

const test = useTestApp({ modules: { main: [paperManageRoutes], aside: [madeFileRoutes] } });
const { get, paper, given, by } = teaching(test);
const bytesOf = async ({ url }: { url: string }) =>
  (await test.fetch(url, await by(TEACHER))).rawPayload;

beforeEach(() => given());

it('is a document, with its key or without', async () => {
  const paperId = await paper([chosen(1)]);
  const sizes = [];
  for (const withKey of [true, false]) {
    const { body } = await get(`paper/v1/export?paperId=${paperId}&withKey=${withKey}`);
    const { file: link } = body.data as { file: { fileName: string; url: string } };
    expect(link.fileName).toBe(`期末卷${withKey ? '（含答案）' : ''}_2026-11-20.docx`);
    sizes.push((await bytesOf(link)).length);
  }
  expect(sizes[0]).toBeGreaterThan(sizes[1]!);
});

describe('pictures of a document', () => {
  async function exported(pictures: string[], more: object = {}) {
    const { db } = test.database;
    const [old] = await db.select().from(questionVersion).where(eq(questionVersion.questionId, 2));
    await db.insert(questionVersion).values({ ...old!, nth: 2, pictures, ...more });
    await db.update(question).set({ version: 2 }).where(eq(question.id, 2));
    const items = [{ questionId: 2, version: 2, score: 2 }];
    const paperId = await paper([{ ...chosen(1), items }]);
    const { body } = await get(`paper/v1/export?paperId=${paperId}&withKey=false`);
    return body.data as { file: { url: string }; lost: object[] };
  }

  it('come along', async () => {
    const bytes = pngOf(40, 20);
    await test.app.services.storage.put('question-picture/one.png', bytes);
    const { file, lost } = await exported(['/storage/question-picture/one.png']);
    expect(lost).toEqual([]);
    const { pictures } = readQuestions(await bytesOf(file));
    expect([...pictures.values()]).toEqual([bytes]);
  });

  it('come along with the question of a point on them, which no import would read', async () => {
    await test.app.services.storage.put('question-picture/one.png', pngOf(40, 20));
    const point = { type: 8, options: [], key: [['0.1,0.1 0.4,0.1 0.2,0.5']] };
    const { file, lost } = await exported(['/storage/question-picture/one.png'], point);
    expect(lost).toEqual([]);
    const { pictures } = readQuestions(await bytesOf(file));
    expect(pictures.size).toBe(1);
  });

  it('are named where they are gone', async () => {
    const address = '/storage/question-picture/none.png';
    const { lost } = await exported([address]);
    expect(lost).toEqual([{ number: 1, what: lostTexts.picturesMissing(address) }]);
  });
});
