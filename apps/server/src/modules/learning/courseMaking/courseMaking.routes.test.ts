import { eq } from 'drizzle-orm';
import { course, courseware } from '../course/course.tables';
import { media } from '../media/media.tables';
import { courseNote } from '../note/note.tables';
import {
  aCourse,
  ADMIN,
  COLLEAGUE,
  LEARNER,
  making,
  makingRoutes,
  STRANGER,
  TEACHER,
} from '../../../testing/making';
import { useTestApp } from '../../../testing/useTestApp';
import { courseNoteRoutes } from '../note/note.routes';
import { courseRoutes } from '../course/course.routes';
import { coursewareRoutes } from '../study/study.routes';

const routes = [makingRoutes, courseRoutes, coursewareRoutes, courseNoteRoutes];
const test = useTestApp({ modules: { main: routes } });
const { given, get, post, detail, item, save, saveItem } = making(test);

const asLearner = async (path: string) =>
  test.ask(`GET /doctor-cheese/${path}`, undefined, { token: await test.signIn(LEARNER) });
const publish = async (at: number | null = null) =>
  post('publish', { courseId: 1, edition: (await detail()).edition, at });
const DAY_MS = 24 * 3_600_000;

describe('the list', () => {
  const courses = [
    { organisationId: 2, name: '外校第一门', chapters: [{ items: [{}] }] },
    { ...aCourse, createdBy: null, name: '心电图', chapters: [{ items: [{}, {}] }] },
    { organisationId: 1, name: '同校别人的', createdBy: COLLEAGUE },
    { organisationId: 2, name: '外校的', createdBy: STRANGER },
    { name: '平台的' },
  ];
  const names = async (by: number, query = '') => {
    const { list } = (await get(`list?page=1${query}`, by)).body.data as {
      list: { name: string }[];
    };
    return list.map(({ name }) => name).sort();
  };

  it('has what somebody teaches, and all of the school for who runs it', async () => {
    await given({ courses });
    expect(await names(TEACHER)).toEqual(['心电图']);
    const { data } = (await get('list?page=1')).body;
    expect(data).toMatchObject({ list: [{ teacher: '林远', coursewareCount: 2 }], total: 1 });
    expect(await names(ADMIN)).toEqual(['同校别人的', '心电图']);
    expect(await names(5)).toEqual(['平台的']);
    expect(await names(TEACHER, '&keyword=%E7%94%B5')).toEqual(['心电图']);
    expect(await names(TEACHER, '&state=published')).toEqual([]);
    expect(await names(COLLEAGUE, '&state=published')).toEqual(['同校别人的']);
  });
});

describe('a new course', () => {
  it('has a cover, its maker as teacher, the whole school, and is seen by nobody else', async () => {
    await given();
    const { courseId } = (await post('create', { name: ' 神经病学 ' }, COLLEAGUE)).body.data as {
      courseId: number;
    };
    const made = await detail(courseId, COLLEAGUE);
    expect(made).toMatchObject({ name: '神经病学', state: 'making', isPlatform: false });
    expect(made.cover).toMatch(/^course\/drawn-.*-960\.webp$/);
    expect(made.teachers).toMatchObject([{ personId: COLLEAGUE, name: '吴老师' }]);
    expect(made.audience).toMatchObject({ kind: 'organisation' });
    expect(made.faults).toEqual([{ itemId: null, message: '目录里还没有可以学习的课件' }]);
    expect((await asLearner(`course/v1/detail?courseId=${courseId}`)).status).toBe(404);
  });
});

describe('the sheet', () => {
  it('is kept clean, and two who save lose nothing silently', async () => {
    await given();
    const html = '<p onclick="x()">好<script>alert(1)</script></p>';
    const { edition } = await detail();
    const goals = [' 会读心电图 ', ' '];
    expect((await save({ name: ' 心电图学 ', html, goals })).status).toBe(200);
    const { sheet } = await detail();
    expect(sheet).toMatchObject({ name: '心电图学', goals: ['会读心电图'] });
    expect(sheet.html).not.toMatch(/script|onclick/);
    const { body } = await save({ name: '另一位' }, { edition });
    expect(body.message).toBe('其他教师刚刚修改过这里的内容，请对照最新内容后再保存');
    expect((await detail()).name).toBe('心电图学');
  });

  it.each([
    ['somebody of another school', { personId: STRANGER }],
    ['a learner', { personId: LEARNER }],
    ['a teacher who does not stand there', { teacherId: 99 }],
  ])('takes no teacher who is %s', async (_, one) => {
    await given();
    const { body, status } = await save({}, { teachers: [{ teacherId: 1 }, one] });
    expect([status, body.message]).toEqual([400, '授课教师须是本校教师']);
    expect((await detail()).teachers).toHaveLength(1);
  });

  it('lets a colleague teach from then on', async () => {
    await given();
    await save({}, { teachers: [{ teacherId: 1 }, { personId: COLLEAGUE }] });
    expect((await detail(1, COLLEAGUE)).teachers.map(({ name }) => name)).toEqual([
      '林远',
      '吴老师',
    ]);
  });

  it.each(['https://example.com/a.png', '/storage/../secret', 'course/none.webp', '/etc/passwd'])(
    'takes no cover from %s',
    async (cover) => {
      await given();
      expect((await save({ cover })).body.message).toBe('图片不存在或无法识别，请重新上传');
    },
  );

  it('is for chosen people where that is said', async () => {
    await given();
    await save({}, { audience: { kind: 'chosen', personIds: [LEARNER] } });
    expect((await detail()).audience).toMatchObject({ kind: 'chosen', count: 1 });
    const strange = await save({}, { audience: { kind: 'chosen', personIds: [STRANGER] } });
    expect(strange.status).not.toBe(200);
    expect((await detail()).audience).toMatchObject({ kind: 'chosen', count: 1 });
  });
});

describe('publishing', () => {
  it('opens a course to its learners, and withdrawing takes it away from who has not begun', async () => {
    await given();
    expect((await asLearner('course/v1/detail?courseId=1')).status).toBe(404);
    expect((await publish()).status).toBe(200);
    expect((await asLearner('course/v1/detail?courseId=1')).status).toBe(200);
    expect((await publish()).body.message).toBe('课程已经发布');
    const { edition } = await detail();
    await post('withdraw', { courseId: 1, edition });
    test.clock.pass(2);
    expect((await asLearner('course/v1/detail?courseId=1')).status).toBe(404);
    expect(await detail()).toMatchObject({ state: 'withdrawn' });
    expect((await publish()).status).toBe(200);
    expect(await detail()).toMatchObject({ state: 'published', withdrawnAt: null });
  });

  it('says to who learns it that it was withdrawn, and keeps their notes', async () => {
    await given({ courses: [{ ...aCourse, learners: [{ personId: LEARNER, studied: 1 }] }] });
    await publish();
    const token = await test.signIn(LEARNER);
    const note = { courseId: 1, coursewareId: 1, html: '<p>记一笔</p>', visibility: 0 };
    await test.ask('POST /doctor-cheese/course-note/v1/add', note, { token });
    await post('withdraw', { courseId: 1, edition: (await detail()).edition });
    test.clock.pass(2);
    expect((await asLearner('course/v3/detail?courseId=1')).status).toBe(410);
    expect((await asLearner('course-note/v1/my/list')).body.data).toMatchObject({ total: 1 });
  });

  it('is scheduled for a moment to come, not for one that has passed', async () => {
    await given();
    const now = test.clock.now().getTime();
    expect((await publish(now - 1)).body.message).toBe('发布时间已经过去，请选择以后的时间');
    await publish(now + DAY_MS);
    expect(await detail()).toMatchObject({ state: 'scheduled' });
    expect((await asLearner('course/v1/detail?courseId=1')).status).toBe(404);
    test.clock.pass((DAY_MS + 1000) / 1000);
    expect((await asLearner('course/v1/detail?courseId=1')).status).toBe(200);
  });

  it('calls a schedule off, which leaves a course that is made', async () => {
    await given();
    await publish(test.clock.now().getTime() + DAY_MS);
    await post('withdraw', { courseId: 1, edition: (await detail()).edition });
    expect(await detail()).toMatchObject({ state: 'making', publishedAt: null });
  });

  it.each([
    ['an empty directory', [{ items: [] }], '目录里还没有可以学习的课件'],
    ['a test without questions', [{ items: [{ type: 64 as const }] }], '课件“课件1”：还没有选题'],
    [
      'a film that is not there',
      [{ items: [{ type: 1 as const }] }],
      '课件“课件1”：还没有选择视频',
    ],
    [
      'an empty note',
      [{ items: [{ content: { type: 8 as const, html: '<p><br></p>' } }] }],
      '课件“课件1”：笔记还没有内容',
    ],
  ])('is refused for %s, which is listed', async (_, chapters, message) => {
    await given({ courses: [{ ...aCourse, chapters }] });
    expect((await detail()).faults.map((fault) => fault.message)).toEqual([message]);
    expect((await publish()).status).toBe(409);
    expect(await detail()).toMatchObject({ state: 'making' });
  });

  it('looks past what is hidden, and writes down who did it once', async () => {
    await given({
      courses: [{ ...aCourse, chapters: [{ items: [{}, { type: 64, isHidden: true }] }] }],
    });
    const edition = 1;
    const both = await Promise.all(
      [1, 2].map(() => post('publish', { courseId: 1, edition, at: null })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await asLearner('course/v1/directory?courseId=1');
    expect(body.data).toMatchObject([{ coursewares: [{ id: 1 }] }]);
    expect((await asLearner('courseware/v1/detail?id=2')).status).toBe(404);
    expect((await asLearner('course/v1/detail?courseId=1')).body.data).toMatchObject({
      coursewareCount: 1,
    });
  });
});

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
      ...{ personId: LEARNER, courseId: 1, coursewareId: 1, visibility: 0 },
      ...{ html: '好' as never, words: '好' as never, createdAt: test.clock.now() },
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

describe('an item', () => {
  const test64 = { courses: [{ ...aCourse, chapters: [{ items: [{ type: 64 as const }] }] }] };
  const film = { courses: [{ ...aCourse, chapters: [{ items: [{ type: 1 as const }] }] }] };
  const aFilm = { type: 1, mediaId: 1, chapters: [], checks: [], inOrder: true, subtitles: null };
  const give = (row: Partial<typeof media.$inferInsert> = {}) =>
    test.database.db.insert(media).values({
      ...{ kind: 'film', key: 'film/a.mp4', name: '片.mp4', bytes: 1, organisationId: 1 },
      ...{ createdAt: test.clock.now(), readyAt: test.clock.now(), durationS: 60, ...row },
    });

  it('asks questions of the school’s banks, and of no other', async () => {
    await given(test64);
    const ask = (...questionIds: number[]) =>
      saveItem({ rule: 'passed', content: { type: 64, questionIds, passShare: 80 } });
    expect((await ask(1, 3)).body.message).toBe('所选题目中有您不能使用的题');
    expect((await ask(1, 99)).status).toBe(400);
    expect((await ask(2, 1)).body.data).toEqual({ edition: 2, fault: null });
    expect((await item()).questions.map(({ stem }) => stem)).toEqual(['乙', '甲']);
  });

  it('has its own rules alone, and stays of its type', async () => {
    await given(test64);
    const content = { type: 64, questionIds: [1], passShare: 60 };
    expect((await saveItem({ rule: 'watched', content })).status).toBe(400);
    expect((await saveItem({ content: { type: 8, html: '好' } })).status).toBe(400);
  });

  it.each([
    ['another school’s', { organisationId: 2 }, '文件不存在，或不属于您的学校'],
    ['the platform’s', { organisationId: null }, '文件不存在，或不属于您的学校'],
    ['a document', { kind: 'document' as const }, '文件类型与课件不符'],
  ])('takes no film that is %s', async (_, row, message) => {
    await given(film);
    await give(row);
    expect((await saveItem({ content: aFilm })).body.message).toBe(message);
  });

  it('says that a film is not ready, and that a mark is beyond its end', async () => {
    await given(film);
    await give({ readyAt: null });
    expect((await saveItem({ content: aFilm })).body.data).toMatchObject({
      fault: '文件还在转换，完成后才能学习',
    });
    await test.database.db.update(media).set({ readyAt: test.clock.now() });
    const late = { ...aFilm, checks: [{ second: 61, questionId: 1, mustAnswer: true }] };
    expect((await saveItem({ content: late })).body.data).toMatchObject({
      fault: '第 61 秒超出了视频时长',
    });
    const marks = [9, 3].map((second) => ({ second, title: `${second}` }));
    await saveItem({ content: { ...aFilm, chapters: marks, subtitles: 'WEBVTT\n\n' } });
    expect((await item()).content).toMatchObject({ chapters: [{ second: 3 }, { second: 9 }] });
    expect((await saveItem({ content: { ...aFilm, subtitles: '1\n00:00' } })).status).toBe(400);
  });

  it('of an open course is hidden until it is whole', async () => {
    await given();
    await publish();
    const { itemId } = (await post('item/add', { chapterId: 1, type: 8, title: '新' })).body
      .data as {
      itemId: number;
    };
    expect(await item(itemId)).toMatchObject({ isHidden: true, fault: '笔记还没有内容' });
    const { body } = await saveItem({ isHidden: false }, itemId);
    expect(body.message).toContain('课程已发布：请先补全');
    const content = { type: 8, html: '<p>好</p>' };
    expect((await saveItem({ isHidden: false, content }, itemId)).status).toBe(200);
    test.clock.pass(2);
    const { data } = (await asLearner('course/v1/directory?courseId=1')).body;
    expect(data).toMatchObject([{ coursewares: [{ id: 1 }, { id: itemId }] }]);
  });

  it('is not written over by who did not see what a colleague has saved', async () => {
    await given();
    const content = (html: string) => ({ content: { type: 8, html } });
    await saveItem(content('<p>一</p>'));
    expect((await saveItem({ ...content('<p>二</p>'), edition: 1 })).status).toBe(409);
    expect((await item()).content).toEqual({ type: 8, html: '一' });
  });
});

describe('a copy', () => {
  it('has the sheet, the directory and what is in it, and none of the learners', async () => {
    const chapters = [{ items: [{ isHidden: true }], chapters: [{ items: [{ title: '下层' }] }] }];
    const learners = [{ personId: LEARNER, studied: 1 }];
    await given({ courses: [{ ...aCourse, chapters, learners, goals: ['目标'] }] });
    await publish();
    await post('item/remove', { itemId: 1 });
    const { courseId } = (await post('copy', { courseId: 1, name: '新学期' })).body.data as {
      courseId: number;
    };
    const copy = await detail(courseId);
    expect(copy).toMatchObject({ name: '新学期', state: 'making', learnerCount: 0, edition: 1 });
    expect(copy.sheet.goals).toEqual(['目标']);
    expect(copy.items.map(({ title }) => title)).toEqual(['下层']);
    const [first, second] = await test.database.db.select().from(course);
    expect(second?.audienceId).not.toBe(first?.audienceId);
    await post('item/remove', { itemId: copy.items[0]!.id });
    expect((await detail()).items).toHaveLength(1);
  });
});

describe('a removal', () => {
  it('is for what was never published', async () => {
    await given({ courses: [aCourse, aCourse] });
    await publish();
    expect((await post('remove', { courseId: 1 })).status).toBe(409);
    expect((await post('remove', { courseId: 2 })).status).toBe(200);
    const left = await test.database.db.select().from(courseware).where(eq(courseware.courseId, 2));
    expect(left).toEqual([]);
  });
});
