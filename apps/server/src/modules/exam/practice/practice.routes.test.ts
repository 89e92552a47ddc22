import { nothingMade } from '../../../testing/files/nothingMade';
import { useTestApp } from '../../../testing/useTestApp';
import { practiceRoutes } from './practice.routes';

const test = useTestApp({ modules: { main: [practiceRoutes(nothingMade)] } });
const at = '/doctor-cheese/practice/v1';
const start = (asked: object, token: string) => test.ask(`POST ${at}/start`, asked, { token });
const save = (practiceId: number, answers: object[], token: string) =>
  test.ask(`POST ${at}/save`, { practiceId, answers }, { token });
const reveal = (practiceId: number, place: number, token: string) =>
  test.ask(`POST ${at}/reveal`, { practiceId, place }, { token });
const submit = (practiceId: number, token: string) =>
  test.ask(`POST ${at}/submit`, { practiceId }, { token });
const result = (practiceId: number, token: string) =>
  test.ask(`GET ${at}/result?practiceId=${practiceId}`, undefined, { token });
const questions = (practiceId: number, token: string) =>
  test.ask(`GET ${at}/question-list?practiceId=${practiceId}`, undefined, { token });

const answer = (place: number, given: string[], number = 1) => ({
  place,
  given,
  number,
  isFlagged: false,
  agoMs: 0,
});

/** A bank that the first person has bought, with two chapters; the second person has nothing. */
const bought = {
  people: [{}, {}],
  commodities: [{ type: 4 as const, charge: 2 as const }],
  banks: [{ freeCount: 1, chapters: [[{}, { type: 2 as const, key: [['A']] }], [{}]] }],
  held: [{ personId: 1, commodityId: 1, endsAt: null }],
};
const CHAPTER = { source: 1, sourceId: 1 };

async function begun() {
  await test.given(bought);
  const token = await test.signIn(1);
  const { body } = await start(CHAPTER, token);
  return { token, id: (body.data as { id: number }).id };
}

describe('practice/v1/start', () => {
  it('begins one practice, however often it is clicked', async () => {
    await test.given(bought);
    const token = await test.signIn(1);
    const all = await Promise.all([1, 2, 3, 4].map(() => start(CHAPTER, token)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(all.map(({ body }) => (body.data as { id: number }).id)).size).toBe(1);
    expect(all[0]?.body.data).toMatchObject({ title: '题库1 · 第1章', questionCount: 2, state: 1 });
  });

  it('opens what may be tried to those who have not bought it, and no more', async () => {
    await test.given(bought);
    const token = await test.signIn(2);
    const { body } = await start(CHAPTER, token);
    expect(body.data).toMatchObject({ questionCount: 1 });
    expect(await start({ source: 1, sourceId: 2 }, token)).toMatchObject({
      status: 403,
      body: { key: 'bank.locked' },
    });
    const random = await start({ source: 4, sourceId: 1 }, token);
    expect(random.body.data).toMatchObject({ questionCount: 1 });
  });

  it("says nothing of another school's bank", async () => {
    await test.given({
      people: [{}],
      organisations: [{}],
      banks: [{ organisationId: 1, chapters: [[{}]] }],
    });
    const token = await test.signIn(1);
    expect(await start(CHAPTER, token)).toMatchObject({
      status: 404,
      body: { key: 'bank.notFound' },
    });
  });

  it('ends the one before where something new is asked for', async () => {
    const { token, id } = await begun();
    await save(id, [answer(0, ['B'])], token);
    const { body } = await start({ ...CHAPTER, isAnew: true }, token);
    expect((body.data as { id: number }).id).not.toBe(id);
    expect((await result(id, token)).body.data).toMatchObject({ rightCount: 1 });
  });
});

describe('practice/v1/question-list', () => {
  it('shows what is asked and what was answered, and nothing of the key', async () => {
    const { token, id } = await begun();
    await save(id, [{ ...answer(0, ['C'], 3), isFlagged: true }], token);
    const { body } = await questions(id, token);
    expect(body.data).toMatchObject({
      answeredCount: 1,
      questions: [
        { number: 1, given: ['C'], answerNumber: 3, isFlagged: true, isRevealed: false },
        { number: 2, given: [], answerNumber: 0 },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/解析|"right"|"key":\[/u);
  });

  it("is nobody else's", async () => {
    const { id } = await begun();
    const other = await test.signIn(2);
    for (const asked of [questions(id, other), submit(id, other), reveal(id, 0, other)]) {
      expect(await asked).toMatchObject({ status: 404, body: { key: 'attempt.notFound' } });
    }
    expect(await save(id, [answer(0, ['B'])], other)).toMatchObject({ status: 404 });
  });
});

describe('practice/v1/save', () => {
  it('keeps the newest answer, whichever comes last', async () => {
    const { token, id } = await begun();
    await save(id, [answer(0, ['B'], 5)], token);
    const { body } = await save(id, [answer(0, ['A'], 4), answer(1, ['A'], 1)], token);
    expect(body.data).toMatchObject({
      isOpen: true,
      saved: [
        { place: 0, number: 5 },
        { place: 1, number: 1 },
      ],
    });
    const paper = (await questions(id, token)).body.data as { questions: { given: string[] }[] };
    expect(paper.questions.map(({ given }) => given)).toEqual([['B'], ['A']]);
  });

  it.each([
    ['an option that is not there', answer(0, ['Z']), 'given'],
    ['two where one is asked for', answer(0, ['A', 'B']), 'given'],
    ['a question that is not there', answer(9, ['A']), 'place'],
  ])('refuses %s', async (_, wrong, field) => {
    const { token, id } = await begun();
    expect(await save(id, [wrong], token)).toMatchObject({ status: 400, body: { field } });
  });

  it('keeps nothing once it is handed in', async () => {
    const { token, id } = await begun();
    await submit(id, token);
    const { body } = await save(id, [answer(0, ['B'])], token);
    expect(body.data).toMatchObject({ isOpen: false, saved: [{ place: 0, number: 0 }] });
  });
});

describe('practice/v1/reveal', () => {
  it('shows the key, and from then on the answer stays', async () => {
    const { token, id } = await begun();
    await save(id, [answer(0, ['A'], 1)], token);
    const { body } = await reveal(id, 0, token);
    expect(body.data).toMatchObject({ right: [['B']], given: ['A'], verdict: 'wrong' });
    const after = await save(id, [answer(0, ['B'], 2)], token);
    expect(after.body.data).toMatchObject({ saved: [{ place: 0, number: 1 }] });
    await submit(id, token);
    expect((await result(id, token)).body.data).toMatchObject({ rightCount: 0, wrongCount: 1 });
  });
});

describe('practice/v1/submit', () => {
  it('marks once, however often it is asked', async () => {
    const { token, id } = await begun();
    await save(id, [answer(0, ['B']), answer(1, ['B'])], token);
    const all = await Promise.all([1, 2, 3].map(() => submit(id, token)));
    expect(all.map(({ body }) => (body.data as { state: number }).state)).toEqual([2, 2, 2]);
    const { body } = await result(id, token);
    expect(body.data).toMatchObject({ rightCount: 1, wrongCount: 1, partialCount: 0 });
  });

  it('shows no result before', async () => {
    const { token, id } = await begun();
    expect(await result(id, token)).toMatchObject({
      status: 409,
      body: { key: 'exam.notSubmitted' },
    });
  });
});

describe('an answer whose key was shown', () => {
  it('stays as it is, and is still marked for later', async () => {
    const { token, id } = await begun();
    await save(id, [answer(0, ['A'])], token);
    await reveal(id, 0, token);
    const first = async () => {
      const { body } = await questions(id, token);
      return (body.data as { questions: object[] }).questions[0];
    };
    const flagged = await save(id, [{ ...answer(0, ['A'], 2), isFlagged: true }], token);
    expect(flagged.body.data).toMatchObject({ saved: [{ place: 0, number: 2 }] });
    expect(await first()).toMatchObject({ given: ['A'], isFlagged: true });
    const changed = await save(id, [{ ...answer(0, ['B'], 3), isFlagged: false }], token);
    expect(changed.body.data).toMatchObject({ saved: [{ place: 0, number: 2 }] });
    expect(await first()).toMatchObject({ given: ['A'], isFlagged: true });
  });
});

describe('practice/v1/again', () => {
  it('asks those that were not right once more', async () => {
    const { token, id } = await begun();
    await save(id, [answer(0, ['B']), answer(1, ['B'])], token);
    await submit(id, token);
    const asked = { practiceId: id, isWrongOnly: true };
    const { body } = await test.ask(`POST ${at}/again`, asked, { token });
    expect(body.data).toMatchObject({ questionCount: 1, state: 1 });
  });
});

describe('practice/v1/question-list/chapter', () => {
  it('tells where each question stands', async () => {
    const { token, id } = await begun();
    await save(id, [answer(0, ['B'])], token);
    await submit(id, token);
    const { body } = await test.ask(`GET ${at}/question-list/chapter?chapterId=1`, undefined, {
      token,
    });
    expect(body.data).toMatchObject({ total: 2, list: [{ standing: 1 }, { standing: 0 }] });
  });
});

describe('practice/v1/list', () => {
  it('is narrowed to a bank, by its chapters too', async () => {
    const { token } = await begun();
    await start({ source: 4, sourceId: 1 }, token);
    const of = async (asked: string) =>
      (await test.ask(`GET ${at}/list?${asked}`, undefined, { token })).body.data as {
        total: number;
        list: { source: number }[];
      };
    const { total, list } = await of('libraryId=1');
    expect([total, list.map(({ source }) => source).sort()]).toEqual([2, [1, 4]]);
    expect(await of('libraryId=1&source=4')).toMatchObject({ total: 1 });
    expect(await of('libraryId=2')).toEqual({ list: [], total: 0 });
  });
});
