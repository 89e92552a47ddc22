import { eq } from 'drizzle-orm';
import {
  commenting,
  first,
  makeSensitive,
  second,
  seeing,
  silence,
  teacher,
} from '../../../testing/calls/commenting';
import { useTestApp } from '../../../testing/useTestApp';
import { courseLearner } from '../course/learners/study.tables';
import { commentRoutes } from './comment.routes';
import { notices } from '../../../testing/given/school/notices';

const test = useTestApp({ modules: { main: [commentRoutes(seeing), notices] } });
const { given, ask, add, reply, added, replied, list, textsSeenBy, noticesOf } = commenting(test);

beforeEach(given);

describe('comment/v1/add and list', () => {
  it('shows everybody what was written, the newest first, and their own to each', async () => {
    await added(first, ' 讲得清楚 ');
    await added(second, '<script>alert(1)</script>');
    expect(await textsSeenBy(null)).toEqual(['<script>alert(1)</script>', '讲得清楚']);
    const [, mine] = (await list(first)).list;
    expect(mine).toMatchObject({ isMine: true, mayModerate: false, author: { nickname: '甲' } });
    expect((await list(teacher)).list[0]).toMatchObject({ isMine: false, mayModerate: true });
  });

  it('pages them', async () => {
    for (const text of ['一', '二', '三']) await added(first, text);
    const page = await list(null, '&page=2&pageCnt=2');
    expect(page).toMatchObject({ total: 3, list: [{ text: '一' }] });
    expect(await list(null, '&page=9&pageCnt=2')).toMatchObject({ total: 3, list: [] });
  });

  it.each([
    ['nothing but spaces', '   ', 400],
    ['signs that nobody sees', '\u200b\u200b', 400],
    ['too much', '长'.repeat(2001), 400],
  ])('refuses %s', async (_, text, status) => {
    expect((await add(first, text)).status).toBe(status);
  });

  it('is for who is signed in, and about what they may see', async () => {
    expect((await ask('POST add', null, { subjectType: 1, subjectId: 1, text: '好' })).status).toBe(
      401,
    );
    for (const subject of [
      { subjectType: 1, subjectId: 2 },
      { subjectType: 1, subjectId: 99 },
      { subjectType: 2, subjectId: 99 },
      { subjectType: 3, subjectId: 99 },
      { subjectType: 4, subjectId: 1 },
      { subjectType: 5, subjectId: 99 },
    ]) {
      expect((await ask('POST add', first, { ...subject, text: '好' })).status).toBe(404);
    }
    expect((await ask('GET list?subjectType=1&subjectId=2', first)).status).toBe(404);
  });

  it('stands under commodities and courseware as well, each by itself', async () => {
    for (const subjectType of [2, 3]) {
      await ask('POST add', first, { subjectType, subjectId: 1, text: `在${subjectType}` });
      const { body } = await ask(`GET list?subjectType=${subjectType}&subjectId=1`, null);
      expect(body.data).toMatchObject({ total: 1, list: [{ text: `在${subjectType}` }] });
    }
    expect(await list(null)).toMatchObject({ total: 0 });
  });

  it('holds nobody up but who writes more than anybody types', async () => {
    for (let nth = 0; nth < 10; nth += 1) await added(first, `第${nth}条`);
    expect((await add(first, '再来')).status).toBe(429);
    expect((await add(second, '我来')).status).toBe(200);
    test.clock.pass(61);
    expect((await add(first, '再来')).status).toBe(200);
  });
});

describe('what is sensitive', () => {
  it('is refused in words, in whichever way it comes', async () => {
    await makeSensitive(test, '代写论文', 1);
    const { id } = await added(first, '好');
    const own = await replied(first, id, '嗯');
    const ways = [
      add(first, '代 写—论文 找我'),
      reply(first, id, '代写论文'),
      ask('PUT edit', first, { id, text: '代写。论文' }),
      ask('PUT edit', first, { id: own.id, text: '代写论文' }),
    ];
    for (const way of ways) {
      const { status, body } = await way;
      expect(status).toBe(409);
      expect(body['message']).toBe('内容中含有不能发布的词语「代写论文」，请修改后再发布');
    }
    expect(await textsSeenBy(null)).toEqual(['好']);
  });

  it('waits, seen by its writer alone, and answers nobody meanwhile', async () => {
    await makeSensitive(test, '包过', 2);
    const { id } = await added(second, '请教');
    const held = await replied(first, id, '包过');
    expect(held).toMatchObject({ isHeld: true });
    const comment = await added(first, '考试包过');
    expect(await textsSeenBy(null)).toEqual(['请教']);
    expect((await list(second)).list[0]).toMatchObject({ replyCount: 0, firstReplies: [] });
    expect(await textsSeenBy(first)).toEqual(['考试包过', '请教']);
    expect((await list(first)).list[1]?.firstReplies).toMatchObject([{ isHeld: true }]);
    expect(await noticesOf(second, 'reply')).toEqual([]);
    expect((await reply(second, comment.id, '在哪')).status).toBe(404);
    expect((await reply(first, comment.id, '顶')).status).toBe(404);
    expect((await ask('PUT like', second, { id: comment.id, isLiked: true })).status).toBe(404);
    await ask('PUT edit', first, { id: comment.id, text: '考试加油' });
    expect(await textsSeenBy(null)).toEqual(['考试加油', '请教']);
  });

  it('in an edit takes what was seen out of sight', async () => {
    await makeSensitive(test, '包过', 2);
    const { id } = await added(first, '好课');
    const { body } = await ask('PUT edit', first, { id, text: '包过好课' });
    expect(body.data).toEqual({ isHeld: true });
    expect(await textsSeenBy(second)).toEqual([]);
  });

  it('and who is muted writes nothing until that ends', async () => {
    const { id } = await added(first, '好');
    await silence(test, first);
    for (const way of [
      add(first, '再来'),
      reply(first, id, '顶'),
      ask('PUT edit', first, { id, text: '改' }),
    ]) {
      const { status, body } = await way;
      expect(status).toBe(403);
      expect(body['message']).toMatch(/^您已被禁言至 .*原因：刷屏$/);
    }
    test.clock.pass(3_600);
    expect((await add(first, '再来')).status).toBe(200);
  });
});

describe('who may change what', () => {
  it('the writer edits and deletes, others do not', async () => {
    const { id } = await added(first, '好');
    const changes = [
      ['PUT edit', { id, text: '坏' }],
      ['PUT state', { id, state: 0 }],
      ['PUT pin', { id, isPinned: true }],
    ] as const;
    for (const [call, asked] of changes) expect((await ask(call, second, asked)).status).toBe(403);
    expect((await ask(`DELETE delete?id=${id}`, second)).status).toBe(403);
    expect((await ask('PUT state', first, { id, state: 0 })).status).toBe(403);
    expect((await ask('PUT edit', teacher, { id, text: '坏' })).status).toBe(403);
    await ask('PUT edit', first, { id, text: '很好' });
    expect((await list(null)).list[0]).toMatchObject({
      text: '很好',
      editedAt: expect.any(Number),
    });
    await replied(second, id, '同意');
    expect((await ask(`DELETE delete?id=${id}`, first)).status).toBe(200);
    expect(await list(null)).toMatchObject({ total: 0 });
    expect((await ask(`DELETE delete?id=${id}`, first)).status).toBe(404);
  });

  it('the teacher hides, shows, locks, pins and deletes', async () => {
    const { id } = await added(first, '一');
    await added(second, '二');
    await ask('PUT pin', teacher, { id, isPinned: true });
    expect(await textsSeenBy(null)).toEqual(['一', '二']);
    await ask('PUT state', teacher, { id, state: 0 });
    expect(await textsSeenBy(null)).toEqual(['二']);
    expect(await textsSeenBy(teacher)).toEqual(['一', '二']);
    expect(await textsSeenBy(first)).toEqual(['一', '二']);
    expect((await reply(second, id, '看不见')).status).toBe(404);
    await ask('PUT state', teacher, { id, state: 2 });
    expect(await textsSeenBy(second)).toEqual(['一', '二']);
    expect((await reply(second, id, '锁了')).body).toMatchObject({
      message: '该评论已锁定，不能回复或修改',
    });
    expect((await ask('PUT edit', first, { id, text: '改' })).status).toBe(409);
    await ask(`DELETE delete?id=${id}`, teacher);
    expect(await textsSeenBy(null)).toEqual(['二']);
  });
});

describe('comment/v1/rating', () => {
  const rate = (by: number, stars: number, courseId = 1) =>
    ask('PUT rating', by, { courseId, stars });
  const rating = async (by: number | null) => (await ask('GET rating?courseId=1', by)).body.data;

  it('is one each of who learnt, and changeable', async () => {
    expect(await rating(null)).toEqual({
      average: null,
      count: 0,
      counts: [0, 0, 0, 0, 0],
      mine: null,
      mayRate: false,
    });
    expect((await rate(first, 3)).status).toBe(200);
    await Promise.all([rate(first, 5), rate(first, 5)]);
    expect(await rating(first)).toEqual({
      average: 5,
      count: 1,
      counts: [0, 0, 0, 0, 1],
      mine: 5,
      mayRate: true,
    });
    await added(first, '好');
    expect((await list(null)).list[0]).toMatchObject({ stars: 5 });
  });

  it('is not for who did not learn, nor for who teaches', async () => {
    const refused = { message: '学习过这门课程后才能评分' };
    expect((await rate(second, 5)).body).toMatchObject(refused);
    // Opened, and left within a minute.
    const { db } = test.database;
    const [now, of] = [test.clock.now(), { personId: second, courseId: 1 }];
    await db.insert(courseLearner).values({ ...of, firstAt: now, lastAt: now, studiedS: 59 });
    expect((await rate(second, 1)).body).toMatchObject(refused);
    await db.update(courseLearner).set({ studiedS: 60 }).where(eq(courseLearner.personId, second));
    expect((await rate(second, 1)).status).toBe(200);
    const learnt = { ...of, personId: teacher, firstAt: now, lastAt: now, studiedS: 60 };
    await db.insert(courseLearner).values(learnt);
    expect((await rate(teacher, 5)).body).toMatchObject(refused);
    expect(await rating(teacher)).toMatchObject({ mayRate: false });
    expect((await rate(first, 5, 2)).status).toBe(404);
    expect((await rate(first, 6)).status).toBe(400);
  });
});
