import { nothingMade } from '../../../testing/files/nothingMade';
import { useTestApp } from '../../../testing/useTestApp';
import { practiceRoutes } from '../practice/practice.routes';
import { questionReport } from '../bank/question.tables';
import { questionNoteRoutes } from './questionNote.routes';

const test = useTestApp({ modules: { main: [questionNoteRoutes, practiceRoutes(nothingMade)] } });
const at = '/doctor-cheese/question-library/v1';
const write = (questionId: number, text: string, token: string) =>
  test.ask(`PUT ${at}/note`, { questionId, text }, { token });
const report = (text: string, token: string, questionId = 1) =>
  test.ask(`POST ${at}/report`, { questionId, text }, { token });

/** The first person has the bank, the second may try its first question. */
async function given() {
  await test.given({
    people: [{}, {}],
    commodities: [{ type: 4, charge: 2 }],
    banks: [{ freeCount: 1, chapters: [[{}, {}]] }],
    held: [{ personId: 1, commodityId: 1, endsAt: null }],
  });
  return { owner: await test.signIn(1), other: await test.signIn(2) };
}

async function notesOf(token: string) {
  const started = await test.ask(
    'POST /doctor-cheese/practice/v1/start',
    { source: 1, sourceId: 1 },
    { token },
  );
  const { id } = started.body.data as { id: number };
  return (await test.ask(`GET ${at}/note/list?practiceId=${id}`, undefined, { token })).body.data;
}

describe('question-library/v1/note', () => {
  it('is kept for who wrote it, and gone once it is empty', async () => {
    const { owner, other } = await given();
    await write(1, ' 记住这一点 ', owner);
    await write(1, '改过的', owner);
    expect(await notesOf(owner)).toEqual([{ questionId: 1, text: '改过的' }]);
    expect(await notesOf(other)).toEqual([]);
    await write(1, '  ', owner);
    expect(await notesOf(owner)).toEqual([]);
  });

  it('is at no question that somebody may not see', async () => {
    const { other } = await given();
    expect(await write(2, '想看', other)).toMatchObject({ status: 403 });
    expect(await write(99, '想看', other)).toMatchObject({ status: 404 });
  });
});

describe('question-library/v1/report', () => {
  it('says which words were meant, and not more than thirty a day', async () => {
    const { owner } = await given();
    for (let nth = 0; nth < 30; nth += 1) await report(`第${nth}处`, owner);
    expect(await report('还有', owner)).toMatchObject({ status: 429 });
    const rows = await test.database.db.select().from(questionReport);
    expect(rows).toHaveLength(30);
    expect(rows[0]).toMatchObject({ questionId: 1, version: 1, personId: 1, text: '第0处' });
  });
});
