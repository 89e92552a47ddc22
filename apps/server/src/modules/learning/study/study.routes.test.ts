import { eq } from 'drizzle-orm';
import { useTestApp } from '../../../testing/useTestApp';
import { coursewareUrl as url, learnCall as learn, watching } from '../../../testing/watching';
import { course } from '../course/course.tables';
import { media } from '../mediaFile/media.tables';
import { courseLearner } from '../course/learners/study.tables';
import { studyRoutes } from '../../../testing/calls/making';

const test = useTestApp({ modules: { main: [studyRoutes] } });
const { by, tell, watch, mark } = watching(test);

const film = { type: 1 as const, title: '心动周期', durationS: 600 };

/** Person 1 has bought the course; person 2 has not. */
beforeEach(() =>
  test.given({
    people: [{}, {}],
    commodities: [{ type: 1, productId: 1 }],
    held: [{ personId: 1, commodityId: 1 }],
    courses: [
      {
        chapters: [
          { items: [film, film, { title: '讲义' }] },
          { items: [{ title: '试学', isTrial: true }] },
        ],
      },
    ],
  }),
);

describe('what is marked by hand', () => {
  it('is done when its learner says so, and can be taken back', async () => {
    const who = await by(1);
    expect(await mark(3, who)).toMatchObject({ isStudied: true });
    expect(await tell('refresh', { coursewareId: 3 }, who)).toMatchObject({ isStudied: true });
    expect(await tell('refresh', { coursewareId: 3, isMarked: false }, who)).toMatchObject({
      isStudied: false,
    });
  });

  it('is done also by who was silent for long', async () => {
    const who = await by(1);
    await watch(3, [[0, 1]], who);
    await tell('end', { coursewareId: 3 }, who);
    test.clock.pass(3600);
    const asked = { coursewareId: 3, isMarked: true };
    expect(await tell('refresh', asked, who)).toMatchObject({ isStudied: true });
  });

  const told = async (coursewareId: number, who: Awaited<ReturnType<typeof by>>) => {
    const { status, body } = await test.ask(
      learn('refresh'),
      { coursewareId, isMarked: true },
      who,
    );
    return [status, body.message];
  };

  it('is not done by who has only just begun, however often they say so', async () => {
    const who = await by(1);
    await tell('start', { coursewareId: 3 }, who);
    test.clock.pass(9);
    expect(await told(3, who)).toEqual([409, '请先学习片刻再标记']);
    expect(await told(3, who)).toEqual([409, '请先学习片刻再标记']);
    // Nor where no visit was begun at all.
    expect(await told(4, who)).toEqual([409, '请先学习片刻再标记']);
    test.clock.pass(1);
    expect(await tell('refresh', { coursewareId: 3, isMarked: true }, who)).toMatchObject({
      isStudied: true,
    });
  });

  it('is not done where it was closed to them meanwhile', async () => {
    const who = await by(1);
    await watch(3, [[0, 1]], who);
    await test.database.db.update(course).set({ publishedAt: null }).where(eq(course.id, 1));
    expect(await told(3, who)).toEqual([404, '该课程不存在或已下架']);
  });

  it('is not done where all its slides are locked', async () => {
    await test.given({
      commodities: [
        { type: 1, productId: 2, charge: 1 },
        { type: 2, productId: 50, charge: 2 },
      ],
      slides: [{ id: 50, slides: [{ title: '肝' }] }],
      courses: [
        {
          organisationId: null,
          chapters: [{ items: [{ type: 32 as const, content: { type: 32, slideIds: [1] } }] }],
        },
      ],
    });
    const who = await by(1);
    await watch(5, [[0, 1]], who);
    expect(await told(5, who)).toEqual([403, '开通所在的切片库、观察切片后才能标记']);
    const apart = async (asker = {}) =>
      (await test.ask(`GET ${url}/sold-apart?courseId=2`, undefined, asker)).body.data;
    const sold = [{ coursewareId: 5, things: [{ type: 2, id: 50, name: '切片库1' }] }];
    expect(await apart(who)).toEqual(sold);
    expect(await apart()).toEqual(sold);
    await test.given({ held: [{ personId: 1, commodityId: 3 }] });
    expect(await apart(who)).toEqual([]);
  });

  it('is never a film', async () => {
    const who = await by(1);
    await tell('start', { coursewareId: 1 }, who);
    const { status, body } = await test.ask(
      learn('refresh'),
      { coursewareId: 1, isMarked: true },
      who,
    );
    expect([status, body.message]).toEqual([409, '该课件按学习进度自动判定学完，不能手动标记']);
  });
});

describe('what is locked', () => {
  it.each(['start', 'refresh', 'end'] as const)('takes no report: %s', async (what) => {
    const { status, body } = await test.ask(
      learn(what),
      { coursewareId: 1, seen: [[0, 30]] },
      await by(2),
    );
    expect([status, body.message]).toEqual([403, '请先购买后再学习该内容']);
  });

  it('shows nobody what it holds, and everybody what may be tried', async () => {
    expect((await test.get(`${url}/detail?id=1`)).status).toBe(403);
    expect((await test.ask(`GET ${url}/detail?id=3`, undefined, await by(2))).status).toBe(403);
    expect((await test.get(`${url}/detail?id=4`)).body.data).toMatchObject({
      title: '试学',
      html: '<p>笔记</p>',
      previous: { title: '讲义' },
      next: null,
    });
  });

  it('is said in the list of its group', async () => {
    const { body } = await test.ask(`GET ${url}/list?chapterId=1`, undefined, await by(2));
    expect(body.data).toMatchObject([
      { title: '心动周期', isLocked: true },
      { isLocked: true },
      { title: '讲义', isLocked: true, isStudied: false },
    ]);
    expect(JSON.stringify(body.data)).not.toContain('笔记</p>');
  });

  it('stays where it was when a course is withdrawn meanwhile, and says so', async () => {
    const who = await by(1);
    await watch(1, [[0, 30]], who);
    const now = test.clock.now();
    await test.database.db.update(course).set({ withdrawnAt: now }).where(eq(course.id, 1));
    test.clock.pass(30);
    const { status, body } = await test.ask(
      learn('refresh'),
      { coursewareId: 1, seen: [[30, 60]] },
      who,
    );
    expect([status, body.message]).toEqual([
      410,
      '该课程已下架，暂时无法学习。您的笔记和学习记录仍然保留',
    ]);
  });
});

describe('progress', () => {
  it('is one’s own', async () => {
    await watch(1, [[0, 30]], await by(1));
    const asked = `GET ${url}/progress?courseId=1`;
    expect((await test.ask(asked, undefined, await by(1))).body.data).toMatchObject([
      { coursewareId: 1, position: 30, studiedS: 30, isStudied: false },
    ]);
    expect((await test.ask(asked, undefined, await by(2))).body.data).toEqual([]);
    expect((await test.ask(asked)).status).toBe(401);
  });

  it('of a course is where one was last, and finished with its last item', async () => {
    const who = await by(1);
    await test.given({
      courses: [{ organisationId: null, chapters: [{ items: [{}, {}] }] }],
      commodities: [{ type: 1, productId: 2 }],
      held: [{ personId: 1, commodityId: 2 }],
    });
    const learner = async () =>
      (await test.database.db.select().from(courseLearner).where(eq(courseLearner.courseId, 2)))[0];
    await mark(5, who);
    expect(await learner()).toMatchObject({ lastCoursewareId: 5, finishedAt: null });
    await mark(6, who);
    expect(await learner()).toMatchObject({ lastCoursewareId: 6, finishedAt: expect.any(Date) });
  });
});

describe('a document', () => {
  it('ends with its last page for who has read the others, and by no claim', async () => {
    const moments = { createdAt: test.clock.now(), readyAt: test.clock.now() };
    const page = (n: number) => ({
      picture: `document/p-${n}.webp`,
      width: 1600,
      height: 900,
      text: `第${n}页`,
    });
    const rows = await test.database.db
      .insert(media)
      .values({
        kind: 'document' as const,
        key: 'document/p.pdf',
        name: '讲义.pdf',
        bytes: 9,
        ...moments,
        pages: [page(1), page(2)],
      })
      .returning();
    await test.given({
      commodities: [{ type: 1, productId: 2, charge: 1 }],
      courses: [
        {
          chapters: [
            {
              items: [
                {
                  type: 2 as const,
                  mediaId: rows[0]!.id,
                  content: { type: 2 as const, notes: ['先看图'] },
                },
              ],
            },
          ],
        },
      ],
    });
    const who = await by(1);
    const { body } = await test.ask(`GET ${url}/detail?id=5&type=2`, undefined, who);
    expect(body.data).toMatchObject({
      rule: 'lastPage',
      pages: [
        {
          text: '第1页',
          note: '先看图',
          picture: expect.stringMatching(/^\/media\/.+\/page-1\.webp$/),
        },
        { text: '第2页', note: '', picture: expect.stringMatching(/page-2\.webp$/) },
      ],
    });
    expect(await watch(5, [[2, 3]], who, 2)).toMatchObject({ isStudied: false, seen: [] });
    const last: [number, number][] = [[2, 3]];
    expect(await watch(5, last, who)).toMatchObject({ isStudied: false, seen: last });
    // Reports that come thick and fast add up to the time that passed, and to no more.
    const thick = Array.from({ length: 10 }, (): [number, number] => [2, 3]);
    expect(await watch(5, thick, who, 0.5)).toMatchObject({ isStudied: false, studiedS: 37 });
    expect(await watch(5, [[1, 2]], who)).toMatchObject({ isStudied: true, position: 2 });
    expect((await test.ask(`GET ${url}/detail?id=5&type=1`, undefined, who)).status).toBe(404);
  });
});
