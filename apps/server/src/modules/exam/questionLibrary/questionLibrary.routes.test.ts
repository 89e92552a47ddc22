import { nothingMade } from '../../../testing/files/nothingMade';
import { useTestApp } from '../../../testing/useTestApp';
import { collectRoutes } from '../../learning/collect/collect.routes';
import { dailyQuestionRoutes } from '../dailyQuestion/dailyQuestion.routes';
import { wrongQuestionRoutes } from '../keptQuestion/wrongQuestion.routes';
import { collectedQuestionRoutes } from '../keptQuestion/collectedQuestion.routes';
import { practiceRoutes } from '../practice/practice.routes';
import { questionLibraryRoutes } from './questionLibrary.routes';

const test = useTestApp({
  modules: {
    main: [
      questionLibraryRoutes,
      practiceRoutes(nothingMade),
      wrongQuestionRoutes,
      collectedQuestionRoutes,
      dailyQuestionRoutes,
      collectRoutes(() => Promise.resolve()),
    ],
  },
});
const at = '/doctor-cheese/question-library/v1';
const get = (call: string, token?: string) =>
  test.ask(`GET ${at}/${call}`, undefined, token ? { token } : {});
const post = (call: string, asked: object, token: string) =>
  test.ask(`POST /doctor-cheese/${call}`, asked, { token });
const dataOf = <T>({ body }: { body: { data?: unknown } }) => body.data as T;

const world = {
  people: [{}, {}],
  commodities: [{ type: 4 as const, charge: 2 as const, title: '护理题库' }],
  banks: [
    {
      freeCount: 1,
      chapters: [[{ stem: '甲题' }, { stem: '乙题' }], [{ stem: '丙<b>题</b>' }]],
    },
  ],
  held: [{ personId: 1, commodityId: 1, endsAt: null }],
};

/** The first person answers the first chapter: one right, one wrong. */
async function practised() {
  await test.given(world);
  const token = await test.signIn(1);
  const { id } = dataOf<{ id: number }>(
    await post('practice/v1/start', { source: 1, sourceId: 1 }, token),
  );
  const answer = (place: number, given: string[]) => ({
    place,
    given,
    number: 1,
    isFlagged: false,
    agoMs: 0,
  });
  const answers = [answer(0, ['B']), answer(1, ['C'])];
  await post('practice/v1/save', { practiceId: id, answers }, token);
  await post('practice/v1/submit', { practiceId: id }, token);
  return token;
}

describe('question-library/v1/list', () => {
  it('shows banks with their price, lock and number of questions', async () => {
    await test.given(world);
    expect((await get('list')).body.data).toMatchObject({
      total: 1,
      list: [
        { id: 1, name: '护理题库', questionCount: 3, isLocked: true, offer: { price: 10_000 } },
      ],
    });
    const token = await test.signIn(1);
    expect((await get('list', token)).body.data).toMatchObject({ list: [{ isLocked: false }] });
  });

  it('finds by a part of the name, letter for letter', async () => {
    await test.given(world);
    const total = async (keyword: string) =>
      dataOf<{ total: number }>(await get(`list?keyword=${encodeURIComponent(keyword)}`)).total;
    expect([await total('护理'), await total('%'), await total('内科')]).toEqual([1, 0, 0]);
  });
});

describe('question-library/v1/detail and catalog', () => {
  it('counts what was answered, chapter by chapter', async () => {
    const token = await practised();
    for (const productId of [1, 3]) await post('collect/v1/add', { type: 4, productId }, token);
    expect((await get('detail?id=1', token)).body.data).toMatchObject({
      chapterCount: 2,
      freeCount: 1,
      progress: { answeredCount: 2, rightCount: 1, wrongCount: 1, collectedCount: 2 },
    });
    expect((await get('catalog?libraryId=1', token)).body.data).toMatchObject([
      { name: '第1章', questionCount: 2, answeredCount: 2, isLocked: false },
      { name: '第2章', questionCount: 1, answeredCount: 0 },
    ]);
  });

  it('says when the price of these days ends', async () => {
    const deadline = new Date('2026-11-21T00:00Z');
    const limited = { price: 5_000, startsAt: new Date('2026-11-01T00:00Z'), deadline };
    await test.given({ ...world, commodities: [{ ...world.commodities[0], limited }] });
    expect((await get('detail?id=1')).body.data).toMatchObject({
      offer: { price: 5_000 },
      deadline: deadline.getTime(),
    });
  });

  it('says which chapters may be tried by who has not bought it', async () => {
    await test.given(world);
    expect((await get('catalog?libraryId=1')).body.data).toMatchObject([
      { isLocked: true, hasTrial: true },
      { isLocked: true, hasTrial: false },
    ]);
  });

  it('begins anew, and keeps what was wrong', async () => {
    const token = await practised();
    await post('question-library/v1/refresh', { libraryId: 1, chapterId: 1 }, token);
    expect((await get('detail?id=1', token)).body.data).toMatchObject({
      progress: { answeredCount: 0 },
    });
    expect((await get('wrong-question/list', token)).body.data).toMatchObject({ total: 1 });
  });
});

describe('question-library/v1/subscribe/list', () => {
  it('holds what somebody put there or practises in', async () => {
    const token = await practised();
    expect((await get('subscribe/list', token)).body.data).toMatchObject({
      total: 1,
      list: [{ id: 1, answeredCount: 2, dueCount: 0 }],
    });
    test.clock.pass(60 * 86_400);
    expect((await get('subscribe/list', await test.signIn(1))).body.data).toMatchObject({
      list: [{ dueCount: 2 }],
    });
    const other = await test.signIn(2);
    expect((await get('subscribe/list', other)).body.data).toMatchObject({ total: 0 });
    await post('question-library/v1/subscribe', { libraryId: 1 }, other);
    expect((await get('subscribe/list', other)).body.data).toMatchObject({ total: 1 });
  });
});

describe('question-library/v1/wrong-question/list', () => {
  it('shows what was answered and what is right, until it is taken off', async () => {
    const token = await practised();
    const { body } = await get('wrong-question/list?libraryId=1&chapterId=1&type=1', token);
    expect(body.data).toMatchObject({
      total: 1,
      list: [
        {
          origin: '题库1 · 第1章',
          wrongCount: 1,
          question: { stem: '乙题', given: ['C'], right: [['B']], verdict: 'wrong' },
        },
      ],
    });
    expect((await get('wrong-answer/list?questionId=2', token)).body.data).toMatchObject([
      { given: ['C'], origin: '题库1 · 第1章' },
    ]);
    const asked = `DELETE ${at}/wrong-question?questionId=2`;
    await test.ask(asked, undefined, { token });
    expect((await get('wrong-question/list', token)).body.data).toMatchObject({ total: 0 });
  });

  it("is nobody else's", async () => {
    await practised();
    const other = await test.signIn(2);
    expect((await get('wrong-question/list', other)).body.data).toMatchObject({ total: 0 });
    expect((await get('wrong-answer/list?questionId=2', other)).body.data).toEqual([]);
  });
});

describe('question-library/v1/collected-question/list', () => {
  it('shows what was collected, without its key', async () => {
    await test.given(world);
    const token = await test.signIn(1);
    await post('collect/v1/add', { type: 4, productId: 3 }, token);
    await post('collect/v1/add', { type: 4, productId: 3 }, token);
    const { body } = await get('collected-question/list?libraryId=1', token);
    expect(body.data).toMatchObject({ total: 1, list: [{ question: { id: 3 } }] });
    expect(JSON.stringify(body)).not.toMatch(/解析|"right"/u);
    expect((await get('collected-question/id-list', token)).body.data).toEqual([3]);
  });
});

describe('what somebody may not see', () => {
  it('is not shown because they collected it', async () => {
    await test.given({
      ...world,
      organisations: [{}],
      banks: [...world.banks, { organisationId: 1, chapters: [[{ stem: '本校秘密' }]] }],
    });
    const token = await test.signIn(2);
    for (const productId of [1, 3, 4]) await post('collect/v1/add', { type: 4, productId }, token);
    const { body } = await get('collected-question/list', token);
    expect(body.data).toMatchObject({ total: 1, list: [{ question: { id: 1 } }] });
    expect((await get('collected-question/id-list', token)).body.data).toEqual([1]);
  });
});

describe('question-library/v1/daily-question', () => {
  it('is the same for everybody, answered once, and counted in a row', async () => {
    await test.given(world);
    const [one, other] = [await test.signIn(1), await test.signIn(2)];
    const idOf = async (token: string) =>
      dataOf<{ question: { id: number } }>(await get('daily-question?libraryId=1', token)).question
        .id;
    expect(await idOf(one)).toBe(await idOf(other));
    const give = (given: string[]) =>
      post(
        'question-library/v1/daily-question/answer',
        { libraryId: 1, day: '2026-11-20', given },
        one,
      );
    const all = await Promise.all([give(['B']), give(['C'])]);
    expect(new Set(all.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(
      (await get('daily-question/calendar?libraryId=1&month=2026-11', one)).body.data,
    ).toMatchObject({ streakDays: 1 });
  });

  it('is today’s for everybody, and that of before for who has the bank', async () => {
    await test.given(world);
    const [one, other] = [await test.signIn(1), await test.signIn(2)];
    const before = 'daily-question?libraryId=1&day=2026-11-18';
    expect(await get(before, one)).toMatchObject({ status: 200 });
    expect(await get(before, other)).toMatchObject({ status: 403, body: { key: 'bank.locked' } });
    for (const day of ['2026-11-21', '2026-10-01', '2026-11-31']) {
      const asked = `daily-question?libraryId=1&day=${day}`;
      expect(await get(asked, one)).toMatchObject({ status: 404 });
    }
  });
});
