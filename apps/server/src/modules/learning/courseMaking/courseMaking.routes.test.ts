import { eq } from 'drizzle-orm';
import {
  aCourse,
  ADMIN,
  COLLEAGUE,
  LEARNER,
  making,
  makingRoutes,
  STRANGER,
  TEACHER,
  studyRoutes,
} from '../../../testing/calls/making';
import { course, courseware } from '../course/course.tables';
import { courseNoteRoutes } from '../courseNote/courseNote.routes';
import { courseRoutes } from '../course/course.routes';
import { chapterRoutes } from '../course/chapters/chapter.routes';
import { useTestApp } from '../../../testing/useTestApp';

const routes = [makingRoutes, courseRoutes, chapterRoutes, studyRoutes, courseNoteRoutes];
const test = useTestApp({ modules: { main: routes } });
const { given, get, post, detail, save } = making(test);

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

  it('is refused for a certificate that nobody can earn, until somebody says what counts', async () => {
    const chapters = [{ items: [{}, {}] }];
    await given({ courses: [{ ...aCourse, certificateShare: 80, chapters }] });
    const { faults, seenDoneCount } = await detail();
    expect(seenDoneCount).toBe(0);
    expect(faults).toMatchObject([{ message: expect.stringContaining('没有计入证书的课件') }]);
    expect((await publish()).status).toBe(409);
    await test.database.db.update(course).set({ countsByHand: true });
    expect((await publish()).status).toBe(200);
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
