import { eq } from 'drizzle-orm';
import { studyRoutes } from '../../../testing/calls/making';
import { useTestApp } from '../../../testing/useTestApp';
import { watching } from '../../../testing/watching';
import { certificate } from '../../people/certificate/certificate.tables';
import { notice, noticeRecipient } from '../../people/notice/notice.tables';
import { courseware } from '../course/course.tables';
import { media } from '../mediaFile/media.tables';
import { coursewareProgress } from '../course/learners/study.tables';
import { courseCertificateRoutes } from './courseCertificate.routes';

const test = useTestApp({ modules: { main: [courseCertificateRoutes, studyRoutes] } });
const { by, tell, watch, mark: markBy } = watching(test);
const base = '/doctor-cheese/course-certificate/v1';
const [LEARNER, SECOND, TEACHER, STRANGER, OTHER_LEARNER] = [1, 2, 3, 4, 5] as const;
const PAGES = 6;

const ask = async (call: string, personId: number, body?: object) =>
  test.ask(call, body, { token: await test.signIn(personId) });
const standing = async (personId: number = LEARNER) =>
  (await ask(`GET ${base}/standing?courseId=1`, personId)).body.data;
const mark = async (id: number, personId: number = LEARNER) => markBy(id, await by(personId));
const issued = () => test.database.db.$count(certificate);
const waiting = async () =>
  (await ask(`GET ${base}/waiting/list?courseId=1&page=1&pageCnt=10`, TEACHER)).body.data;
const decide = (personId: number, said: object, who: number = TEACHER) =>
  ask(`PUT ${base}/waiting/decide`, who, {
    courseId: 1,
    personId,
    isIssued: true,
    reason: '',
    ...said,
  });
const toldTo = async (personId: number) => {
  const rows = await test.database.db
    .select({ title: notice.title })
    .from(noticeRecipient)
    .innerJoin(notice, eq(notice.id, noticeRecipient.noticeId))
    .where(eq(noticeRecipient.personId, personId))
    .orderBy(notice.id);
  return rows.map(({ title }) => title);
};

async function aDocument(): Promise<number> {
  const moments = { createdAt: test.clock.now(), readyAt: test.clock.now() };
  const page = { picture: 'document/p.webp', width: 1600, height: 900, text: '心'.repeat(150) };
  const file = { kind: 'document' as const, key: 'document/p.pdf', name: '讲义.pdf', bytes: 9 };
  const [row] = await test.database.db
    .insert(media)
    .values({ ...file, ...moments, pages: Array.from({ length: PAGES }, () => page) })
    .returning();
  return row?.id ?? 0;
}

const film = { type: 1 as const, durationS: 600 };
const long = { content: { type: 8 as const, html: `<p>${'心'.repeat(2000)}</p>` } };

/** Two schools: two learn at the first, and each has a teacher. */
const world = (course: object) =>
  test.given({
    people: [
      { name: '林小满' },
      { name: '周予安' },
      { name: '陈老师' },
      { name: '外校老师' },
      { name: '外校学员' },
    ],
    organisations: [{ name: '仁心医学院' }, {}],
    memberships: [
      { personId: LEARNER, name: '林小满' },
      { personId: SECOND, name: '周予安' },
      { personId: TEACHER, role: 2 },
      { personId: STRANGER, role: 2, organisationId: 2 },
      { personId: OTHER_LEARNER, organisationId: 2 },
    ],
    courses: [
      {
        name: '心电图判读',
        organisationId: 1,
        certificateShare: 75,
        teachers: [{ personId: TEACHER }],
        ...course,
      },
    ],
  });

/** Two films, three documents and three notes, numbered in this order. */
async function aWholeCourse() {
  const mediaId = await aDocument();
  const document = { type: 2 as const, mediaId };
  const items = [film, film, document, document, document, long, long, long];
  await world({ chapters: [{ items }] });
}

describe('what counts', () => {
  it('is what the server sees, unless who makes the course counts what is marked by hand', async () => {
    const mediaId = await aDocument();
    const seen = [film, { type: 2 as const, mediaId }, { type: 64 as const }];
    const byHand = [
      {},
      { type: 48 as const },
      { ...film, rule: 'byHand' as const },
      // Nothing is known of their length or pages yet.
      { type: 1 as const },
      { type: 2 as const },
    ];
    await world({ chapters: [{ items: [...seen, ...byHand, { ...film, isHidden: true }] }] });
    expect(await standing()).toMatchObject({ total: 3, byHand: 5, left: 3 });
    const ofSchool = { organisationId: 1, certificateShare: 75 };
    const chapters = [{ items: [...seen, ...byHand] }];
    await test.given({ courses: [{ ...ofSchool, countsByHand: true, chapters }] });
    const second = await ask(`GET ${base}/standing?courseId=2`, LEARNER);
    expect(second.body.data).toMatchObject({ total: 8, byHand: 0, left: 6 });
  });
});

describe('a script', () => {
  /** Three windows at once, ten seconds for each item by hand, and the last page claimed. */
  async function script() {
    const who = await by(LEARNER);
    const claims = [
      ...[1, 2].map((coursewareId) => ({ coursewareId, position: 600, seen: [[0, 600]] })),
      ...[3, 4, 5].map((coursewareId) => ({ coursewareId, position: 6, seen: [[PAGES, 7]] })),
      ...[6, 7, 8].map((coursewareId) => ({ coursewareId, isMarked: true })),
    ];
    for (let round = 0; round < 6; round++) {
      const { coursewareId: from } = claims[(round * 3) % 8]!;
      const windows = [0, 1, 2].map((at) => claims[(from - 1 + at) % 8]!);
      for (const { coursewareId } of windows) await tell('start', { coursewareId }, who);
      for (let second = 0; second < 30; second += 10) {
        test.clock.pass(10);
        await Promise.all(windows.map((claim) => tell('refresh', claim, who)));
      }
    }
  }

  it('ends without a certificate', async () => {
    await aWholeCourse();
    await script();
    expect(await issued()).toBe(0);
    const { studied } = (await standing()) as { studied: number };
    expect(studied).toBe(0);
    const rows = await test.database.db.select().from(coursewareProgress);
    const studiedS = rows.reduce((sum, row) => sum + row.studiedS, 0);
    expect(studiedS).toBeLessThanOrEqual(180);
  });

  it('waits for the teacher where all that it does is to mark by hand', async () => {
    const notes = Array.from({ length: 8 }, () => long);
    await world({ countsByHand: true, chapters: [{ items: notes }] });
    for (const id of [1, 2, 3, 4, 5, 6]) await mark(id);
    expect(await issued()).toBe(0);
    expect(await standing()).toMatchObject({
      left: 0,
      certificate: null,
      wait: { state: 'waiting' },
    });
  });
});

it('who learns honestly has the certificate at once', async () => {
  await aWholeCourse();
  const who = await by(LEARNER);
  for (const id of [1, 2]) {
    const halves = Array.from({ length: 20 }, (_, at): [number, number] => [at * 30, at * 30 + 30]);
    expect(await watch(id, halves, who)).toMatchObject({ isStudied: true });
  }
  for (const id of [3, 4]) {
    const pages = Array.from({ length: PAGES }, (_, at): [number, number] => [at + 1, at + 2]);
    expect(await watch(id, pages, who, 8)).toMatchObject({ isStudied: true });
  }
  expect(await standing()).toMatchObject({ left: 0, wait: null, certificate: { state: 'valid' } });
  expect(await toldTo(TEACHER)).toEqual([]);
});

describe('a certificate whose time is impossible', () => {
  beforeEach(async () => {
    await world({ countsByHand: true, chapters: [{ items: [long, long, long, long] }] });
    for (const id of [1, 2, 3]) await mark(id);
  });

  it('waits, and both are told, once', async () => {
    await mark(4);
    expect(await standing()).toMatchObject({
      certificate: null,
      wait: { state: 'waiting', reason: null, recordedS: 40, leastS: 160 },
    });
    expect(await waiting()).toEqual({
      list: [
        {
          personId: LEARNER,
          name: '林小满',
          state: 'waiting',
          reason: null,
          recordedS: 30,
          leastS: 120,
          askedAt: expect.any(Number),
        },
      ],
      total: 1,
    });
    expect(await toldTo(LEARNER)).toEqual(['结业证书正在等待教师核实']);
    expect(await toldTo(TEACHER)).toEqual(['有结业证书等待您核实']);
    expect(await toldTo(SECOND)).toEqual([]);
  });

  it('is issued by its teacher, once, and whoever earned it is told', async () => {
    expect((await decide(LEARNER, {})).status).toBe(200);
    expect(await standing()).toMatchObject({ wait: null, certificate: { state: 'valid' } });
    expect(await toldTo(LEARNER)).toContain('您已获得结业证书');
    expect((await decide(LEARNER, {})).status).toBe(409);
    expect((await decide(LEARNER, { isIssued: false, reason: '太快' })).status).toBe(409);
    expect(await waiting()).toEqual({ list: [], total: 0 });
  });

  it('is declined with a reason that its learner reads, and may be issued later', async () => {
    expect((await decide(LEARNER, { isIssued: false, reason: ' ' })).status).toBe(400);
    const said = { isIssued: false, reason: '每节只停留了十秒' };
    expect((await decide(LEARNER, said)).status).toBe(200);
    expect(await standing()).toMatchObject({
      wait: { state: 'declined', reason: '每节只停留了十秒' },
    });
    expect(await toldTo(LEARNER)).toContain('结业证书未通过核实');
    expect((await decide(LEARNER, said)).status).toBe(409);
    expect((await decide(LEARNER, {})).status).toBe(200);
    expect(await issued()).toBe(1);
  });

  /** Goes back to what was gone through too fast. */
  const study = async () => {
    const who = await by(LEARNER);
    for (const id of [1, 2, 3]) await watch(id, [[0, 1]], who);
  };

  it('is issued by itself once the time that was missing has been studied', async () => {
    await study();
    expect(await standing()).toMatchObject({ wait: null, certificate: { state: 'valid' } });
    expect(await waiting()).toMatchObject({ total: 0 });
  });

  it('goes to its teacher once more where it was declined before', async () => {
    await decide(LEARNER, { isIssued: false, reason: '请重学' });
    await study();
    expect(await standing()).toMatchObject({ certificate: null, wait: { state: 'waiting' } });
    await standing();
    expect(await toldTo(TEACHER)).toHaveLength(2);
    await decide(LEARNER, { isIssued: false, reason: '他人代学' });
    expect(await standing()).toMatchObject({ certificate: null, wait: { state: 'declined' } });
    expect(await issued()).toBe(0);
  });

  it('is nobody’s to decide who does not teach the course', async () => {
    for (const who of [LEARNER, SECOND]) {
      expect((await decide(LEARNER, {}, who)).status).toBe(403);
      const list = `GET ${base}/waiting/list?courseId=1&page=1&pageCnt=10`;
      expect((await ask(list, who)).status).toBe(403);
    }
    for (const who of [STRANGER, OTHER_LEARNER]) {
      expect((await decide(LEARNER, {}, who)).status).toBe(404);
    }
    expect((await decide(SECOND, {})).status).toBe(409);
    expect(await issued()).toBe(0);
  });

  it('takes nothing away from who has theirs already', async () => {
    await decide(LEARNER, {});
    await test.database.db.update(coursewareProgress).set({ studiedS: 0 });
    await test.database.db.delete(courseware).where(eq(courseware.id, 4));
    expect(await standing()).toMatchObject({ certificate: { state: 'valid' } });
  });
});
