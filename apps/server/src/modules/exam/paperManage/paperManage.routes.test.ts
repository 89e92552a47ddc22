import { eq, inArray } from 'drizzle-orm';
import { giveExam } from '../../../testing/given/givenExams';
import {
  chosen,
  COLLEAGUE,
  LEARNER,
  rule,
  STRANGER,
  teaching,
} from '../../../testing/given/teaching';
import { useTestApp } from '../../../testing/useTestApp';
import { questionBank } from '../bank/bank.tables';
import { question, questionVersion } from '../bank/question.tables';
import { paperManageRoutes } from './paperManage.routes';

const test = useTestApp({ modules: { main: [paperManageRoutes] } });
const { get, post, paper, given } = teaching(test);

interface Drawn {
  questions: { id: number }[];
  missing: number;
}
const draw = async (rules: object[], taken: number[] = []) =>
  ((await post('paper/v1/draw', { rules, taken })).body.data as { drawn: Drawn[] }).drawn;
const idsOf = ({ questions }: Drawn) => questions.map(({ id }) => id).sort();

beforeEach(() => given());

describe('paper/v1/save', () => {
  it('keeps what was chosen with scores and order, and tells the sum', async () => {
    const paperId = await paper([chosen(3, 1), { ...chosen(2), title: '二、案例分析题' }]);
    const { body } = await get(`paper/v1/detail?paperId=${paperId}`);
    expect(body.data).toMatchObject({
      edition: 2,
      findings: [],
      sections: [{ items: [{ questionId: 3, score: 2 }, { questionId: 1 }] }, { items: [{}] }],
      questions: [{ id: 3, stem: '丙', right: [['B']] }, { id: 1 }, { id: 2 }],
    });
    expect((await get('paper/v1/list')).body.data).toMatchObject({
      total: 1,
      list: [{ name: '期末卷', questionCount: 3, totalScore: 6, owner: '陈老师', isMine: true }],
    });
  });

  it('lets nobody write over what they did not see', async () => {
    const paperId = await paper([chosen(1)]);
    const mine = { paperId, edition: 2, name: '期末卷', sections: [chosen(1, 2)] };
    const [one, other] = await Promise.all([
      post('paper/v1/save', mine),
      post('paper/v1/save', { ...mine, sections: [chosen(3)] }, COLLEAGUE),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
  });

  it('takes no question of a bank that one may not use, and so tells no key', async () => {
    const { body } = await post('paper/v1/create', { name: '偷题' });
    const asked = { ...(body.data as object), edition: 1, name: '偷题' };
    for (const sections of [[chosen(7)], [{ ...chosen(), draws: [rule({ bankId: 2 })] }]]) {
      const refused = await post('paper/v1/save', { ...asked, sections });
      expect(refused).toMatchObject({ status: 403, body: { key: 'paper.notYours' } });
      expect(JSON.stringify(refused.body)).not.toContain('外校');
    }
    expect(await post('paper/v1/pick', { bankId: 2 })).toMatchObject({ status: 404 });
    expect(await post('paper/v1/draw', { rules: [rule({ bankId: 2 })], taken: [] })).toMatchObject({
      body: { key: 'bank.notFound' },
    });
  });

  it('refuses words that a question never had, and scores below nothing', async () => {
    const paperId = await paper([chosen(1)]);
    const asked = { paperId, edition: 2, name: '期末卷' };
    const item = { questionId: 1, version: 9, score: 2 };
    expect(
      await post('paper/v1/save', { ...asked, sections: [{ ...chosen(), items: [item] }] }),
    ).toMatchObject({ body: { key: 'paper.notYours' } });
    const negative = { questionId: 1, version: 1, score: -2 };
    expect(
      await post('paper/v1/save', { ...asked, sections: [{ ...chosen(), items: [negative] }] }),
    ).toMatchObject({ status: 400 });
  });
});

it('of several parts is no larger than a paper may be', async () => {
  const paperId = await paper([chosen(1)]);
  const asked = { paperId, edition: 2, name: '期末卷' };
  const drawn = { ...chosen(), draws: [rule({ count: 200 })] };
  const save = (sections: object[]) => post('paper/v1/save', { ...asked, sections });
  expect(await save([drawn, drawn])).toMatchObject({ body: { key: 'paper.tooLarge' } });
  const rules = { ...chosen(), draws: Array.from({ length: 20 }, () => rule({ count: 1 })) };
  expect(await save([rules, rules])).toMatchObject({ body: { key: 'paper.tooLarge' } });
});

it('that draws from a bank frees none of its questions to be chosen', async () => {
  const { db } = test.database;
  const paperId = await paper([{ ...chosen(), draws: [rule()] }]);
  await db.update(questionBank).set({ archivedAt: test.clock.time }).where(eq(questionBank.id, 1));
  const asked = { paperId, edition: 2, name: '期末卷' };
  const stood = { ...chosen(), draws: [rule()] };
  const stolen = { ...chosen(1), draws: [rule()] };
  expect(await post('paper/v1/save', { ...asked, sections: [stolen] })).toMatchObject({
    body: { key: 'paper.notYours' },
  });
  expect((await post('paper/v1/save', { ...asked, sections: [stood] })).status).toBe(200);
});

it('draws the questions of a case together', async () => {
  const { db } = test.database;
  await db
    .update(question)
    .set({ groupId: 2 })
    .where(inArray(question.id, [2, 4]));
  for (let turn = 0; turn < 5; turn += 1) {
    const [drawn] = await draw([rule({ chapterIds: [1], count: 3 })]);
    const ids = drawn!.questions.map(({ id }) => id);
    expect(ids.indexOf(4) - ids.indexOf(2)).toBe(1);
  }
});

describe('a paper of another school', () => {
  it.each(['detail?paperId=', 'made?paperId=', 'export?withKey=true&paperId='])(
    'is not there for %s',
    async (call) => {
      const paperId = await paper([chosen(1)]);
      expect(await get(`paper/v1/${call}${paperId}`, STRANGER)).toMatchObject({
        status: 404,
        body: { key: 'paper.notFound' },
      });
      expect((await get(`paper/v1/${call}${paperId}`, LEARNER)).status).toBe(403);
    },
  );

  it('is neither copied nor archived', async () => {
    const paperId = await paper([chosen(1)]);
    expect((await post('paper/v1/copy', { paperId }, STRANGER)).status).toBe(404);
    const archive = { paperId, isArchived: true };
    expect((await post('paper/v1/archive', archive, STRANGER)).status).toBe(404);
    expect((await get('paper/v1/list', STRANGER)).body.data).toMatchObject({ total: 0 });
  });
});

describe('paper/v1/draw', () => {
  it('finds by chapter, difficulty and tag, nothing twice, and says what is missing', async () => {
    const rules = [
      rule({ chapterIds: [1], difficulties: [1], count: 2 }),
      rule({ chapterIds: [1], count: 5 }),
      rule({ tags: ['重点'], count: 1 }),
    ];
    const [easy, rest, tagged] = await draw(rules, [4]);
    expect(idsOf(easy!)).toEqual([1, 2]);
    expect(idsOf(rest!)).toEqual([3]);
    expect(rest!.missing).toBe(4);
    expect([5, 6]).toContain(tagged!.questions[0]!.id);
  });

  it("finds none of last year's", async () => {
    const plan = {
      sections: [
        {
          title: '',
          note: '',
          draws: [],
          items: [{ questionId: 1, version: 1, groupId: null, score: 100 }],
        },
      ],
    };
    const asked = { organisationId: 1, startsAt: new Date('2025-12-01'), plan };
    await giveExam(test.database.db, asked);
    await giveExam(test.database.db, { ...asked, startsAt: new Date('2024-12-01') });
    const since = (year: number) =>
      rule({ chapterIds: [1], count: 4, unusedSince: Date.UTC(year, 0) });
    expect(idsOf((await draw([since(2025)]))[0]!)).toEqual([2, 3, 4]);
    expect((await draw([since(2026)]))[0]!.missing).toBe(0);
  });
});

it('is looked through: what is there twice, what is outdated, what will be too few', async () => {
  const paperId = await paper([
    { ...chosen(1, 1, 2), draws: [rule({ chapterIds: [1], count: 2 }), rule({ count: 4 })] },
  ]);
  const { body } = await get(`paper/v1/detail?paperId=${paperId}`);
  expect((body.data as { findings: object[] }).findings).toMatchObject([
    { kind: 'duplicate', at: 1, message: '第 2 题与第 1 题重复' },
    { kind: 'tooFew', at: 4, message: '抽题规则要求 4 题，符合条件的只有 2 题' },
  ]);
});

it('is made as one learner would get it, with what is drawn', async () => {
  const paperId = await paper([{ ...chosen(1), draws: [rule({ chapterIds: [2] })] }]);
  const { body } = await get(`paper/v1/made?paperId=${paperId}`);
  expect(body.data).toMatchObject({ name: '期末卷', questionCount: 3, totalScore: 6 });
  const [section] = (body.data as { sections: { questions: { id: number }[] }[] }).sections;
  expect(section!.questions.map(({ id }) => id).sort()).toEqual([1, 5, 6]);
});

it('is the same example for a sheet and its key, and another for another seed', async () => {
  const paperId = await paper([{ ...chosen(), draws: [rule({ count: 3 })] }]);
  const drawn = async (seed: number) => {
    const { body } = await get(`paper/v1/made?paperId=${paperId}&seed=${seed}`);
    const made = body.data as { isDrawn: boolean; sections: { questions: { id: number }[] }[] };
    expect(made.isDrawn).toBe(true);
    return made.sections.flatMap(({ questions }) => questions.map(({ id }) => id)).join();
  };
  expect(await drawn(1)).toBe(await drawn(1));
  const others = await Promise.all([2, 3, 4, 5, 6, 7].map(drawn));
  expect(new Set(others).size).toBeGreaterThan(1);
});

it('brings along the present words of what has newer ones', async () => {
  const paperId = await paper([chosen(1)]);
  const { db } = test.database;
  const [old] = await db.select().from(questionVersion).where(eq(questionVersion.questionId, 1));
  await db.insert(questionVersion).values({ ...old!, nth: 2, stem: '新的题干' });
  await db.update(question).set({ version: 2 }).where(eq(question.id, 1));
  const { body } = await get(`paper/v1/detail?paperId=${paperId}`);
  expect(body.data).toMatchObject({
    sections: [{ items: [{ questionId: 1, version: 1 }] }],
    questions: [
      { id: 1, version: 1, isOutdated: true },
      { id: 1, version: 2, isOutdated: false, stem: '新的题干' },
    ],
  });
});

it('is copied and put away, and others of the school see it', async () => {
  const paperId = await paper([chosen(1, 2)]);
  await post('paper/v1/copy', { paperId }, COLLEAGUE);
  await post('paper/v1/archive', { paperId, isArchived: true }, COLLEAGUE);
  expect((await get('paper/v1/list')).body.data).toMatchObject({
    total: 1,
    list: [{ name: '期末卷（副本）', questionCount: 2, isMine: false }],
  });
  expect((await get('paper/v1/list?isArchived=true')).body.data).toMatchObject({ total: 1 });
});

it('lists the banks that one may use', async () => {
  expect((await get('paper/v1/source/list')).body.data).toMatchObject([
    { id: 1, isOwn: true, chapters: [{ name: '第1章', count: 4 }, { count: 2 }] },
  ]);
  expect(
    (await post('paper/v1/pick', { bankId: 1, chapterId: 2, keyword: '己' })).body.data,
  ).toMatchObject({ total: 1, list: [{ id: 6, right: [['B']] }] });
});
