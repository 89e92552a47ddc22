import type { learnerRiskReasons } from '@cheese/domain/codes/learning/courseLearners';
import { useTestApp } from '../../../testing/useTestApp';
import { certificate } from '../../people/certificate/certificate.tables';
import { notice, noticeRecipient } from '../../people/notice/notice.tables';
import { courseware } from '../course/course.tables';
import { coursewareProgress } from '../course/learners/study.tables';
import { courseLearnerRoutes } from './courseLearner.routes';

const test = useTestApp({ modules: { main: [courseLearnerRoutes] } });
const base = '/doctor-cheese/course-learner/v1';
const [MAN, LAI, NEW, TEACHER, STRANGER, ADMIN, PLATFORM, COLLEAGUE] = [1, 2, 3, 4, 5, 6, 7, 8];
const ago = (days: number) => new Date(test.clock.now().getTime() - days * 86_400_000);
const film = { type: 1, title: '心电图入门', durationS: 600 } as const;
const lesson = { type: 64, title: '课后测验' } as const;

/** A school's course of four items: one is through, one stopped weeks ago, one never began. */
beforeEach(async () => {
  await test.given({
    people: [{}, {}, {}, {}, {}, {}, { isPlatformAdmin: true }, {}],
    organisations: [{}, { name: '济世医学院' }],
    memberships: [
      { personId: MAN, number: '2026001', name: '林小满' },
      { personId: LAI, number: '2026002', name: '=赖宁' },
      { personId: NEW, number: '2026003', name: '周新' },
      { personId: TEACHER, role: 2, name: '陈老师' },
      { personId: STRANGER, role: 2, organisationId: 2, name: '外校老师' },
      { personId: ADMIN, role: 1, name: '教务处' },
      { personId: COLLEAGUE, role: 2, name: '吴老师' },
    ],
    courses: [
      {
        organisationId: 1,
        name: '心电图判读',
        certificateShare: 100,
        countsByHand: true,
        teachers: [{ personId: TEACHER }],
        chapters: [
          { title: '基础', items: [film, {}] },
          { title: '提高', items: [lesson, {}] },
        ],
        learners: [
          { personId: MAN, studied: 4, lastAt: ago(30) },
          { personId: LAI, studied: 1, lastAt: ago(20) },
          { personId: TEACHER, studied: 1 },
        ],
      },
      { learners: [{ personId: MAN, studied: 0 }], chapters: [{ items: [{}] }] },
    ],
  });
  const { db } = test.database;
  await db.update(coursewareProgress).set({ studiedS: 90 });
  await db.execute(`update course_learner set studied_s = 90 * studied_count`);
});

async function ask(call: string, by: number = TEACHER, body?: object) {
  return test.ask(call, body, { token: await test.signIn(by) });
}
const get = (path: string, by?: number) => ask(`GET ${base}/${path}`, by);
const listed = async (more = '', by?: number) =>
  (await get(`list?courseId=1${more}`, by)).body.data as {
    total: number;
    list: { personId: number; risks: (keyof typeof learnerRiskReasons)[] }[];
  };
const idsOf = async (more: string) => (await listed(more)).list.map(({ personId }) => personId);

describe('who may look', () => {
  const calls: [string, object?][] = [
    [`GET ${base}/overview?courseId=1`],
    [`GET ${base}/list?courseId=1`],
    [`GET ${base}/detail?courseId=1&personId=1`],
    [`GET ${base}/item/list?courseId=1`],
    [`GET ${base}/item/curve?courseId=1&itemId=1`],
    [`POST ${base}/export`, { courseId: 1 }],
    [`POST ${base}/remind`, { courseId: 1, personIds: [3] }],
    [`GET ${base}/risk/waiting?courseId=1`],
    [`POST ${base}/risk/remind`, { courseId: 1 }],
  ];
  const people = [
    ['its teacher', TEACHER, 200],
    ['who runs the school', ADMIN, 200],
    ['a learner', MAN, 403],
    ['a colleague who does not teach it', COLLEAGUE, 403],
    ['a teacher of another school', STRANGER, 404],
    ['the platform', PLATFORM, 404],
  ] as const;

  it.each(people)('%s (%d) gets %d of every call', async (_who, by, status) => {
    for (const [call, body] of calls) expect((await ask(call, by, body)).status).toBe(status);
  });

  it('no visitor', async () => {
    for (const [call, body] of calls) expect((await test.ask(call, body)).status).toBe(401);
  });

  it('the platform’s own course is looked at by the platform alone', async () => {
    expect((await get('list?courseId=2', PLATFORM)).body.data).toMatchObject({ total: 1 });
    for (const by of [TEACHER, ADMIN, MAN]) {
      expect((await get('list?courseId=2', by)).status).toBe(403);
    }
  });
});

describe('the overview', () => {
  it('counts those whom the course is for, and not who teaches it', async () => {
    expect((await get('overview?courseId=1')).body.data).toEqual({
      courseId: 1,
      courseName: '心电图判读',
      isOpen: true,
      itemCount: 4,
      learnerCount: 3,
      begunCount: 2,
      doneCount: 1,
      atRiskCount: 2,
      certificateCount: 0,
      meanShare: expect.closeTo((1 + 0.25) / 3, 5),
    });
  });
});

describe('the list', () => {
  it('says how far everybody is, and why they should be spoken to', async () => {
    const { list, total } = await listed();
    expect(total).toBe(3);
    expect(list).toMatchObject([
      {
        personId: MAN,
        name: '林小满',
        number: '2026001',
        state: 'done',
        studiedCount: 4,
        risks: [],
      },
      { personId: LAI, state: 'underWay', studiedCount: 1, studiedS: 90, risks: [2] },
      { personId: NEW, state: 'notBegun', studiedCount: 0, lastAt: null, risks: [1] },
    ]);
  });

  it.each([
    ['&risk=1', [LAI, NEW]],
    ['&state=done', [MAN]],
    ['&state=underWay', [LAI]],
    ['&state=notBegun', [NEW]],
    ['&sort=mostDone', [MAN, LAI, NEW]],
    ['&sort=leastDone', [NEW, LAI, MAN]],
    ['&sort=lastSeen', [LAI, MAN, NEW]],
    ['&sort=mostAtRisk', [NEW, LAI, MAN]],
    ['&keyword=2026003', [NEW]],
    [`&keyword=${encodeURIComponent('小满')}`, [MAN]],
    ['&keyword=%25', []],
    ['&page=2&pageCnt=2', [NEW]],
    ['&page=9&pageCnt=2', []],
  ])('keeps to %s', async (more, ids) => expect(await idsOf(more)).toEqual(ids));

  it('counts low marks of lesson tests, and forgets items that are gone', async () => {
    const { db } = test.database;
    const tried = { courseId: 1, coursewareId: 3, firstAt: ago(1), lastAt: ago(1), bestScore: 40 };
    await db.insert(coursewareProgress).values({ ...tried, personId: LAI });
    await db.execute(`delete from courseware where id in (2, 4)`);
    const { list } = await listed();
    expect(list).toMatchObject([
      { personId: MAN, studiedCount: 2, state: 'done' },
      { personId: LAI, averageScore: 40, risks: [2, 3] },
      { personId: NEW },
    ]);
    expect(await idsOf('&risk=1')).toEqual([LAI, NEW]);
    expect(await idsOf('&sort=mostAtRisk')).toEqual([LAI, NEW, MAN]);
    expect(await db.$count(courseware)).toBe(3);
  });

  it('says who has the certificate, and where it was revoked', async () => {
    const given = { kind: 'course', name: '林小满', itemName: '心电图判读', orgName: '' } as const;
    await test.database.db.insert(certificate).values({
      ...given,
      subjectId: 1,
      personId: MAN,
      number: 'T',
      template: 2,
      issuedAt: ago(1),
      revokedAt: ago(0),
    });
    expect((await listed('&state=done')).list).toMatchObject([
      { certificate: { id: 1, state: 'revoked' } },
    ]);
  });
});

describe('one who learns', () => {
  it('is shown item by item', async () => {
    const { body } = await get(`detail?courseId=1&personId=${LAI}`);
    expect(body.data).toMatchObject({
      name: '=赖宁',
      items: [
        { title: '心电图入门', chapter: '基础', state: 'done', seenShare: 0, studiedS: 90 },
        { state: 'notBegun', seenShare: null },
        { title: '课后测验', chapter: '提高', score: null },
        { state: 'notBegun', lastAt: null },
      ],
    });
  });

  it.each([TEACHER, STRANGER, 404])('who does not learn it (%d) is nobody', async (personId) => {
    expect((await get(`detail?courseId=1&personId=${personId}`)).status).toBe(404);
  });
});

describe('the items', () => {
  it('say how many began and completed each', async () => {
    expect((await get('item/list?courseId=1')).body.data).toMatchObject([
      { title: '心电图入门', chapter: '基础', begunCount: 3, doneCount: 3, meanS: 90 },
      { begunCount: 1 },
      { title: '课后测验', begunCount: 1 },
      { begunCount: 1 },
    ]);
  });

  it('of a film say how many saw each part, each person once', async () => {
    const { db } = test.database;
    await db.update(coursewareProgress).set({ seen: [[0, 600]] });
    await db.execute(`update courseware_progress set seen = '[[0, 100], [101, 103], [300, 400]]'
      where person_id = ${LAI} and courseware_id = 1`);
    await db.execute(`update courseware_progress set seen = '[]' where person_id = ${TEACHER}`);
    const { body } = await get('item/curve?courseId=1&itemId=1');
    const { step, from, seenBy } = body.data as { step: number; from: number; seenBy: number[] };
    expect([from, step, seenBy.length]).toEqual([0, 5, 120]);
    expect(
      [0, 99, 105, 295, 300, 399, 400, 599].map((second) => seenBy[Math.ceil(second / step)]),
    ).toEqual([2, 1, 1, 1, 2, 1, 1, undefined]);
  });

  it('of another course is not found', async () => {
    expect((await get('item/curve?courseId=1&itemId=5')).status).toBe(404);
  });
});

describe('a reminder', () => {
  const remind = (personIds: number[], by?: number) =>
    ask(`POST ${base}/remind`, by, { courseId: 1, personIds });

  it('reaches those who are chosen once a day, and nobody who does not learn it', async () => {
    expect((await remind([LAI, NEW, NEW, STRANGER, 404])).body.data).toEqual({
      sent: 2,
      skipped: 2,
    });
    expect((await remind([LAI, MAN])).body.data).toEqual({ sent: 1, skipped: 1 });
    test.clock.pass(24 * 3_600);
    expect((await remind([LAI])).body.data).toEqual({ sent: 1, skipped: 0 });
    const told = await test.database.db.select().from(notice);
    expect(told).toHaveLength(3);
    expect(told[0]).toMatchObject({ kind: 2, course: { courseId: 1, courseName: '心电图判读' } });
    expect(await test.database.db.$count(noticeRecipient)).toBe(4);
    expect((await listed()).list[1]).toMatchObject({ remindedAt: test.clock.now().getTime() });
  });

  it('reaches all who are at risk and were not reminded today, and says before how many', async () => {
    const waiting = async () => (await get('risk/waiting?courseId=1')).body.data;
    const remindThem = () => ask(`POST ${base}/risk/remind`, TEACHER, { courseId: 1 });
    await remind([LAI]);
    expect(await waiting()).toEqual({ waitingCount: 1, remindedCount: 1 });
    const answers = await Promise.all([remindThem(), remindThem()]);
    const sent = answers.map(({ body }) => (body.data as { sent: number }).sent);
    expect(sent.sort()).toEqual([0, 1]);
    expect(await waiting()).toEqual({ waitingCount: 0, remindedCount: 2 });
    test.clock.pass(24 * 3_600);
    expect(await waiting()).toEqual({ waitingCount: 2, remindedCount: 0 });
    expect((await remindThem()).body.data).toEqual({ sent: 2 });
    const told = await test.database.db.select().from(noticeRecipient);
    expect(told.map(({ personId }) => personId).sort()).toEqual([LAI, LAI, NEW, NEW]);
  });

  it('is one, however many click at once', async () => {
    const answers = await Promise.all([remind([LAI]), remind([LAI], ADMIN), remind([LAI])]);
    const sent = answers.map(({ body }) => (body.data as { sent: number }).sent);
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await test.database.db.$count(noticeRecipient)).toBe(1);
  });
});

describe('the file', () => {
  it('is made for who asks, by the name of the course', async () => {
    const { body } = await ask(`POST ${base}/export`, TEACHER, { courseId: 1 });
    expect(body.data).toMatchObject({ fileName: '学习情况_心电图判读_2026-11-20.xlsx' });
  });
});
