import { useTestApp } from '../../../testing/useTestApp';
import { media } from '../mediaFile/media.tables';
import { courseRoutes } from './course.routes';
import { chapterRoutes } from './chapters/chapter.routes';
import { course } from './course.tables';

const test = useTestApp({ modules: { main: [courseRoutes, chapterRoutes] } });
const get = (call: string, token?: string) =>
  test.ask(`GET /doctor-cheese/${call}`, undefined, token ? { token } : {});
const data = async <T>(call: string, token?: string) => (await get(call, token)).body.data as T;

const chapters = [
  {
    title: '总论',
    items: [{ title: '导学', isTrial: true, type: 1 as const, durationS: 600 }, { title: '讲义' }],
    chapters: [{ title: '分论', items: [{ title: '小测', type: 64 as const }] }],
  },
  { title: '结语', html: '<p>回顾</p>' },
];
const people = [{ nickname: '甲' }, { nickname: '乙' }];
const teachers = [{ name: '林远' }, { name: '周宁' }];
const later = new Date('2026-11-10T08:00:00+08:00');

const aWorld = {
  people,
  commodities: [{ title: '内科学', learnerCount: 12 }],
  courses: [
    {
      name: '内科学',
      certificateShare: 80,
      chapters,
      teachers,
      learners: [{ personId: 1, studied: 2, lastAt: later }],
    },
  ],
};

describe('course/v3/detail', () => {
  it('says to a visitor what it holds, what it costs, and that it is locked', async () => {
    await test.given(aWorld);
    expect(await data('course/v3/detail?courseId=1')).toMatchObject({
      id: 1,
      name: '内科学',
      teacher: '林远、周宁',
      organisation: null,
      learnerCount: 12,
      chapterCount: 2,
      coursewareCount: 3,
      durationS: 600,
      rating: null,
      certificateShare: 80,
      isLocked: true,
      opened: null,
      trailer: null,
      isTeaching: false,
      isCollected: false,
      progress: null,
      lastLearnt: null,
      commodity: {
        id: 1,
        productId: 1,
        html: '<p>介绍</p>',
        tagPath: [],
        collectCount: 0,
        specifications: [{ name: '永久有效', price: 10_000 }],
      },
    });
  });

  it('has a trailer that everybody may see, once it is ready', async () => {
    await test.given(aWorld);
    const { db } = test.database;
    const film = { kind: 'film', key: 'film/a.mp4', name: '预告', bytes: 1 } as const;
    await db.insert(media).values({ ...film, poster: 'film/a.webp', createdAt: later });
    await db.update(course).set({ trailerId: 1 });
    expect(await data('course/v3/detail?courseId=1')).toMatchObject({ trailer: null });
    await db.update(media).set({ readyAt: later });
    test.clock.pass(2);
    const { trailer } = (await data('course/v3/detail?courseId=1')) as {
      trailer: { address: string; poster: string };
    };
    expect(trailer.address).toMatch(/^\/media\/1\.0\.[\w.-]+\/film\.mp4$/);
    expect(trailer.poster).toMatch(/poster\.webp$/);
  });

  it('says to a learner how far they are, and where', async () => {
    await test.given({ ...aWorld, held: [{ personId: 1, commodityId: 1, endsAt: null }] });
    const [mine, theirs] = [await test.signIn(1), await test.signIn(2)];
    expect(await data('course/v3/detail?courseId=1', mine)).toMatchObject({
      isLocked: false,
      opened: 'bought',
      openUntil: null,
      commodity: { isLocked: false, opened: 'bought' },
      progress: { studiedCount: 2, lastLearntAt: later.getTime(), finishedAt: null },
      lastLearnt: { chapterId: 1, coursewareId: 2, title: '讲义' },
    });
    expect(await data('course/v3/detail?courseId=1', theirs)).toMatchObject({
      isLocked: true,
      progress: null,
      lastLearnt: null,
      commodity: { isLocked: true, opened: null },
    });
  });

  it('of a school’s own shows no price, and nothing to who is not of it', async () => {
    await test.given({
      people,
      organisations: [{ name: '仁心医学院' }],
      memberships: [{ personId: 1 }],
      courses: [{ organisationId: 1, chapters }],
    });
    const [mine, theirs] = [await test.signIn(1), await test.signIn(2)];
    expect(await data('course/v3/detail?courseId=1', mine)).toMatchObject({
      organisation: '仁心医学院',
      isLocked: false,
      commodity: null,
    });
    for (const token of [theirs, undefined]) {
      for (const call of ['v3/detail', 'v1/detail', 'v1/directory', 'v1/introduction']) {
        expect(await get(`course/${call}?courseId=1`, token)).toMatchObject({ status: 404 });
      }
    }
  });

  it('that was withdrawn says so to its learners', async () => {
    const [course] = aWorld.courses;
    await test.given({ ...aWorld, courses: [{ ...course, withdrawnAt: later }] });
    const answer = await get('course/v3/detail?courseId=1', await test.signIn(1));
    expect(answer).toMatchObject({
      status: 410,
      body: { message: '该课程已下架，暂时无法学习。您的笔记和学习记录仍然保留' },
    });
    expect(await get('course/v3/detail?courseId=1')).toMatchObject({ status: 404 });
  });

  it.each(['', '?courseId=0', '?courseId=x', '?courseId=1&more=1'])('refuses %s', async (query) => {
    expect(await get(`course/v3/detail${query}`)).toMatchObject({ status: 400 });
  });
});

interface Chapter {
  title: string;
  pid: number | null;
  coursewares: { title: string; isLocked: boolean; isStudied: boolean; rule: string }[];
}

describe('course/v1/directory', () => {
  it('goes chapter by chapter, and shows a visitor what may be tried', async () => {
    await test.given(aWorld);
    const directory = await data<Chapter[]>('course/v1/directory?courseId=1');
    expect(directory.map(({ title, pid }) => [title, pid])).toEqual([
      ['总论', null],
      ['分论', 1],
      ['结语', null],
    ]);
    expect(directory[0]?.coursewares).toMatchObject([
      { title: '导学', isLocked: false, isStudied: false, rule: 'watched', durationS: 600 },
      { title: '讲义', isLocked: true, isStudied: false, rule: 'byHand' },
    ]);
  });

  it('ticks what a learner has completed, and nobody else’s', async () => {
    await test.given({ ...aWorld, commodities: [{ charge: 1 }] });
    const ticked = async (token?: string) =>
      (await data<Chapter[]>('course/v1/directory?courseId=1', token)).flatMap(({ coursewares }) =>
        coursewares.filter(({ isStudied }) => isStudied).map(({ title }) => title),
      );
    expect(await ticked(await test.signIn(1))).toEqual(['导学', '讲义']);
    expect(await ticked(await test.signIn(2))).toEqual([]);
    expect(await ticked()).toEqual([]);
  });
});

describe('course/v1/introduction and teachers', () => {
  it('are what was written at length, or what it is sold with', async () => {
    const written = { html: '<p>详细</p>', goals: ['会问诊'], forWhom: '本科生' };
    await test.given({ commodities: [{}, {}], courses: [written, { teachers }] });
    expect(await data('course/v1/introduction?courseId=1')).toEqual({
      courseId: 1,
      html: '<p>详细</p>',
      goals: ['会问诊'],
      audience: '本科生',
    });
    expect(await data('course/v1/introduction?courseId=2')).toMatchObject({ html: '<p>介绍</p>' });
    expect(await data('course/v1/teacher/list?courseId=2')).toMatchObject([
      { name: '林远', rank: '教授', organisation: '仁心医学院' },
      { name: '周宁' },
    ]);
  });
});

describe('course/v1/teacher/detail', () => {
  const courses = [
    { name: '甲课', teachers: [{ name: '林远' }] },
    { name: '未发布', publishedAt: null, teachers: [1] },
    { name: '校内课', organisationId: 1, teachers: [1] },
  ];
  const world = {
    people,
    courses,
    organisations: [{}],
    memberships: [{ personId: 1 }],
    commodities: [{ title: '甲课' }, { title: '未发布' }],
  };

  it('shows everything of theirs that whoever asks may see', async () => {
    await test.given(world);
    const mine = await test.signIn(1);
    expect(await data('course/v1/teacher/detail?teacherId=1')).toMatchObject({
      name: '林远',
      onSale: [{ title: '甲课' }],
      ofSchool: [],
    });
    const { onSale, ofSchool } = await data<Record<string, object[]>>(
      'course/v1/teacher/detail?teacherId=1',
      mine,
    );
    expect(onSale).toHaveLength(1);
    expect(ofSchool).toMatchObject([{ name: '校内课' }]);
  });

  it('of a school is unknown outside of it', async () => {
    const ofSchool = [{ organisationId: 1, teachers: [{ organisationId: 1 }] }];
    await test.given({ ...world, courses: ofSchool });
    const [mine, theirs] = [await test.signIn(1), await test.signIn(2)];
    const path = 'course/v1/teacher/detail?teacherId=1';
    expect(await get(path, mine)).toMatchObject({ status: 200 });
    expect(await get(path, theirs)).toMatchObject({ status: 404 });
    expect(await get(path)).toMatchObject({ status: 404 });
    expect(await get('course/v1/teacher/detail?teacherId=9')).toMatchObject({ status: 404 });
  });
});

describe('course/v1/card/facts', () => {
  it('says of each card its size, and to who is signed in what is their own', async () => {
    const courses = [...aWorld.courses, {}, { publishedAt: null }];
    await test.given({ ...aWorld, courses, commodities: [{}, {}, {}] });
    const path = 'course/v1/card/facts?courseIds=1&courseIds=2&courseIds=3';
    const facts = { chapterCount: 2, coursewareCount: 3, durationS: 600, rating: null };
    expect(await data(path)).toMatchObject([
      { courseId: 1, ...facts, studiedCount: null, isCollected: false },
      { courseId: 2, coursewareCount: 0 },
    ]);
    expect(await data(path, await test.signIn(1))).toMatchObject([
      { courseId: 1, ...facts, studiedCount: 2 },
      { courseId: 2, studiedCount: 0 },
    ]);
  });

  it('says nothing of a school’s own', async () => {
    await test.given({ organisations: [{}], courses: [{ organisationId: 1 }] });
    expect(await data('course/v1/card/facts?courseIds=1')).toEqual([]);
  });
});

describe('course/v1/study-data, hot and recommended', () => {
  it('counts what somebody did', async () => {
    const [course] = aWorld.courses;
    const learners = [{ personId: 1, studied: 3 }];
    await test.given({ ...aWorld, courses: [{ ...course, learners }] });
    expect(await data('course/v1/study-data?courseId=1', await test.signIn(1))).toEqual({
      studyCount: 3,
      totalCount: 3,
      discussCount: 0,
      examCount: 1,
    });
  });

  it('are cards of courses, what most people learn first', async () => {
    const commodities = [
      { title: '少', learnerCount: 1, courseType: 1 as const },
      { title: '多', learnerCount: 9, courseType: 2 as const },
      { title: '标本', type: 2 as const },
    ];
    await test.given({ commodities, courses: [{}, {}] });
    const titles = async (call: string) =>
      (await data<{ title: string }[]>(`course/v1/${call}`)).map(({ title }) => title);
    expect(await titles('hot/list')).toEqual(['多', '少']);
    expect(await titles('hot/list?courseType=1')).toEqual(['少']);
    expect(await titles('recommend/list?courseId=1')).toEqual(['多']);
    expect(await titles('recommend/list?courseId=9')).toEqual([]);
  });
});

describe('chapter/v1', () => {
  it('lists the groups, and shows one between its neighbours', async () => {
    await test.given(aWorld);
    expect(await data('chapter/v1/list?courseId=1')).toMatchObject([
      { title: '总论', coursewareCount: 2 },
      { title: '分论', pid: 1, coursewareCount: 1 },
      { title: '结语', coursewareCount: 0 },
    ]);
    expect(await data('chapter/v1/detail?id=2', await test.signIn(1))).toMatchObject({
      title: '分论',
      previous: { title: '总论' },
      next: { title: '结语' },
      coursewares: [{ title: '小测', isLocked: true, isStudied: false, rule: 'passed' }],
    });
    expect(await get('chapter/v1/detail?id=99')).toMatchObject({ status: 404 });
  });
});
