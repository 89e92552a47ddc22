import { aCourse, LEARNER, making, makingRoutes, studyRoutes } from '../../../testing/calls/making';
import { sensitiveWord } from '../../people/publicWord/publicWord.tables';
import { courseNote } from '../courseNote/courseNote.tables';
import { courseRoutes } from '../course/course.routes';
import { chapterRoutes } from '../course/chapters/chapter.routes';
import { useTestApp } from '../../../testing/useTestApp';

const routes = [makingRoutes, courseRoutes, chapterRoutes, studyRoutes];
const test = useTestApp({ modules: { main: routes } });
const { given, get, post, detail, save, saveItem } = making(test);

const asLearner = async (path: string) =>
  test.ask(`GET /doctor-cheese/${path}`, undefined, { token: await test.signIn(LEARNER) });
const publish = async () =>
  post('publish', { courseId: 1, edition: (await detail()).edition, at: null });

describe('the directory', () => {
  const order = async () => {
    const { chapters, items } = await detail();
    return chapters.map(({ id, title }) => [
      title,
      ...items.flatMap((one) => (one.chapterId === id ? one.title : [])),
    ]);
  };

  it('grows, and is put in another order across chapters', async () => {
    await given({
      courses: [{ ...aCourse, chapters: [{ items: [{ title: '甲' }, { title: '乙' }] }] }],
    });
    const { chapterId } = (await post('chapter/add', { courseId: 1, pid: null, title: '第二章' }))
      .body.data as { chapterId: number };
    await post('item/add', { chapterId, type: 64, title: '测验' });
    await post('item/move', { itemId: 1, chapterId, place: 1 });
    expect(await order()).toEqual([
      ['第1章', '乙'],
      ['第二章', '测验', '甲'],
    ]);
    await post('chapter/move', { chapterId, pid: null, place: 0 });
    expect((await detail()).chapters.map(({ id }) => id)).toEqual([2, 1]);
    await post('chapter/move', { chapterId, pid: 1, place: 0 });
    const refused = await post('chapter/move', { chapterId: 1, pid: chapterId, place: 0 });
    expect(refused.body.message).toBe('不能将章节移动到它自己之下');
  });

  it('has no room for chapters of other courses', async () => {
    await given({ courses: [aCourse, { ...aCourse, chapters: [{ items: [] }] }] });
    const strange = [
      post('item/move', { itemId: 1, chapterId: 2, place: 0 }),
      post('chapter/move', { chapterId: 1, pid: 2, place: 0 }),
      post('chapter/add', { courseId: 1, pid: 2, title: '新' }),
    ];
    expect((await Promise.all(strange)).map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('keeps what was taken out for who learnt it, and gives it back whole', async () => {
    const chapters = [{ items: [{}, {}] }];
    const learners = [{ personId: LEARNER, studied: 2 }];
    await given({ courses: [{ ...aCourse, chapters, learners }] });
    await test.database.db.insert(courseNote).values({
      personId: LEARNER,
      courseId: 1,
      coursewareId: 1,
      visibility: 0,
      html: '好' as never,
      words: '好' as never,
      createdAt: test.clock.now(),
    });
    await publish();
    const { removedAt } = (await post('item/remove', { itemId: 1 })).body.data as {
      removedAt: number;
    };
    const count = async () => {
      test.clock.pass(2);
      const { data } = (await asLearner('course/v3/detail?courseId=1')).body;
      const { coursewareCount, progress } = data as never as {
        coursewareCount: number;
        progress: { studiedCount: number };
      };
      return [coursewareCount, progress.studiedCount];
    };
    expect(await count()).toEqual([1, 1]);
    expect((await asLearner('courseware/v1/detail?id=1')).status).toBe(404);
    expect((await get('item/detail?itemId=1')).status).toBe(404);
    const [note] = await test.database.db.select().from(courseNote);
    expect(note?.coursewareId).toBe(1);
    await post('restore', { courseId: 1, removedAt });
    expect(await count()).toEqual([2, 2]);
  });

  it('gives a chapter back with what was in it, and nothing that went before', async () => {
    await given({ courses: [{ ...aCourse, chapters: [{ items: [{}, {}], chapters: [{}] }, {}] }] });
    await post('item/remove', { itemId: 1 });
    test.clock.pass(1);
    const { removedAt } = (await post('chapter/remove', { chapterId: 1 })).body.data as {
      removedAt: number;
    };
    expect(await detail()).toMatchObject({ chapters: [{ id: 3 }], items: [] });
    await post('restore', { courseId: 1, removedAt });
    const { chapters, items } = await detail();
    expect([chapters.length, items.map(({ id }) => id)]).toEqual([3, [2]]);
  });

  it('lets nobody write over the name of a chapter that they did not see', async () => {
    await given();
    const asked = { chapterId: 1, edition: 1, title: '新名', html: '<p>引言</p>' };
    expect((await post('chapter/save', asked)).body.data).toEqual({ edition: 2 });
    expect((await post('chapter/save', { ...asked, title: '旧稿' })).status).toBe(409);
    expect((await detail()).chapters[0]).toMatchObject({ title: '新名', html: '引言' });
  });
});

describe('words that must not be published', () => {
  const ban = () =>
    test.database.db.insert(sensitiveWord).values([
      { word: '代考', bare: '代考', action: 1, addedAt: test.clock.now() },
      { word: '吗啡', bare: '吗啡', action: 2, addedAt: test.clock.now() },
    ]);

  it('keep a course from being published, and are named where they stand', async () => {
    await given({
      courses: [
        {
          ...aCourse,
          name: '代考入门',
          description: '吗啡的使用',
          chapters: [
            {
              title: '第一章 代 考',
              html: '<p>代<b>考</b></p>',
              items: [{ title: '代考' }, { title: '代考，不显示', isHidden: true }],
            },
          ],
        },
      ],
    });
    await ban();
    expect((await detail()).faults).toEqual([
      { itemId: null, message: '课程名称或介绍中含有不能发布的词语「代考」，请修改' },
      { itemId: null, message: '章节“第一章 代 考”：含有不能发布的词语「代考」，请修改' },
      { itemId: 1, message: '课件“代考”：含有不能发布的词语「代考」，请修改' },
    ]);
    expect((await publish()).status).toBe(409);
    expect(await detail()).toMatchObject({ state: 'making' });
  });

  it('have no way into a course that is open', async () => {
    await given();
    await ban();
    await publish();
    const bad = '代-考';
    const { chapters } = await detail();
    const chapter = { chapterId: 1, edition: chapters[0]?.edition, title: '第一章', html: '' };
    for (const answer of [
      await save({ name: bad }),
      await save({ html: '<p>代<b>考</b></p>' }),
      await save({ goals: [bad] }),
      await post('chapter/add', { courseId: 1, pid: null, title: bad }),
      await post('chapter/save', { ...chapter, title: bad }),
      await post('chapter/save', { ...chapter, html: `<p>${bad}</p>` }),
      await saveItem({ title: bad }),
    ]) {
      const message = '内容中含有不能发布的词语「代考」，请修改后再发布';
      expect(answer).toMatchObject({ status: 409, body: { message } });
    }
    expect((await saveItem({ title: bad, isHidden: true })).status).toBe(200);
    expect((await save({ description: '吗啡的使用' })).status).toBe(200);
  });
});
