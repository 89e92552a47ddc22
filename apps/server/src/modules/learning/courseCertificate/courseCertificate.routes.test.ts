import { eq } from 'drizzle-orm';
import { useTestApp } from '../../../testing/useTestApp';
import { watching } from '../../../testing/watching';
import { certificate } from '../../people/certificate/certificate.tables';
import { certificateRoutes } from '../../people/certificate/certificate.routes';
import { notice } from '../../people/notice/notice.tables';
import { course, courseware } from '../course/course.tables';
import { courseCertificateRoutes } from './courseCertificate.routes';
import { studyRoutes } from '../../../testing/calls/making';

const test = useTestApp({
  modules: { main: [courseCertificateRoutes, studyRoutes, certificateRoutes] },
});
const { by, tell, mark: markBy } = watching(test);
const base = '/doctor-cheese/course-certificate/v1';
const [HOLDER, TRIAL, TEACHER, ADMIN] = [1, 2, 3, 4] as const;

/** Four items, three of which earn the certificate; one bought the course, another only tries it. */
const world = (more: object = {}) =>
  test.given({
    people: [
      { nickname: '小满', name: '林小满' },
      { nickname: '试学者' },
      { name: '陈老师' },
      { name: '方远', isPlatformAdmin: true },
    ],
    commodities: [{ type: 1, productId: 1 }],
    held: [{ personId: HOLDER, commodityId: 1 }],
    courses: [
      {
        name: '心电图判读',
        certificateShare: 75,
        countsByHand: true,
        teachers: [{ personId: TEACHER }],
        chapters: [{ items: [{ isTrial: true }, { isTrial: true }, { isTrial: true }, {}] }],
        ...more,
      },
    ],
  });

const ask = async (call: string, personId: number, body?: object) =>
  test.ask(call, body, { token: await test.signIn(personId) });
const standing = async (personId: number = HOLDER) =>
  (await ask(`GET ${base}/standing?courseId=1`, personId)).body.data;
const mine = async (personId: number = HOLDER) =>
  (await ask(`GET ${base}/my/list`, personId)).body.data as { id: number; number: string }[];
const mark = async (id: number, personId: number = HOLDER) => markBy(id, await by(personId));
const complete = async (ids: number[], personId: number = HOLDER) => {
  for (const id of ids) await mark(id, personId);
};

describe('the certificate of a course', () => {
  it('is given when the share is reached, with the names of that day', async () => {
    await world();
    await complete([1, 2]);
    expect(await standing()).toEqual({
      share: 75,
      total: 4,
      studied: 2,
      left: 1,
      mayEarn: true,
      certificate: null,
      byHand: 0,
      wait: null,
    });
    await mark(4);
    const [given] = await test.database.db.select().from(certificate);
    expect(given).toMatchObject({
      kind: 'course',
      subjectId: 1,
      name: '林小满',
      itemName: '心电图判读',
      orgName: 'AI数字医学虚拟仿真课程平台',
      issuedAt: test.clock.now(),
    });
    expect(await standing()).toMatchObject({ left: 0, certificate: { state: 'valid' } });
    const told = await test.database.db.select().from(notice);
    expect(told.map(({ title }) => title)).toEqual(['您已获得结业证书']);
  });

  it('is one, however many items follow, are marked at once, and are taken back', async () => {
    await world();
    await complete([1, 2]);
    await Promise.all([mark(3), mark(4), standing(), standing()]);
    await tell('refresh', { coursewareId: 3, isMarked: false }, await by(HOLDER));
    await mark(3);
    expect(await mine()).toHaveLength(1);
    expect(await test.database.db.$count(notice)).toBe(1);
  });

  it('is earned by nobody who only tries the course, or teaches it', async () => {
    await world();
    await complete([1, 2, 3], TRIAL);
    await complete([1, 2, 3, 4], TEACHER);
    for (const personId of [TRIAL, TEACHER]) {
      expect(await standing(personId)).toMatchObject({ mayEarn: false, certificate: null });
    }
    expect(await test.database.db.$count(certificate)).toBe(0);
  });

  it('is earned by what is there: a film that is only claimed, and an empty course, earn none', async () => {
    await world({ chapters: [{ items: [{ type: 1, durationS: 600 }] }] });
    const who = await by(HOLDER);
    await tell('start', { coursewareId: 1 }, who);
    await tell('refresh', { coursewareId: 1, position: 600, seen: [[0, 600]] }, who);
    expect(await standing()).toMatchObject({ studied: 0, left: 1, certificate: null });
    await test.database.db.delete(courseware);
    expect(await standing()).toMatchObject({ total: 0, left: 1, certificate: null });
  });

  it('is given when a teacher takes away what was missing', async () => {
    await world({ certificateShare: 100 });
    await complete([1, 2, 3]);
    expect(await standing()).toMatchObject({ left: 1, certificate: null });
    await test.database.db.delete(courseware).where(eq(courseware.id, 4));
    expect(await standing()).toMatchObject({ left: 0, certificate: { state: 'valid' } });
  });

  it('stays when the course grows, or is withdrawn', async () => {
    await world();
    await complete([1, 2, 3]);
    await test.database.db.update(course).set({ withdrawnAt: test.clock.now(), name: '新名' });
    const [one] = await mine();
    const seen = await ask(`GET ${base}/detail?id=${one?.id}`, HOLDER);
    expect(seen.body.data).toMatchObject({ itemName: '心电图判读', state: 'valid', courseId: 1 });
  });

  it('is none where the course has none', async () => {
    await world({ certificateShare: null });
    await complete([1, 2, 3, 4]);
    expect(await standing()).toBeNull();
    expect(await mine()).toEqual([]);
  });

  const ofSchool = { organisationId: 1, certificateShare: 100, countsByHand: true };
  it('of a school is earned by who belongs there, under the name of the roll', async () => {
    await test.given({
      people: [{ nickname: '小满' }, { nickname: '外人' }],
      organisations: [{ name: '仁心医学院' }, {}],
      memberships: [
        { personId: 1, name: '林小满' },
        { personId: 2, organisationId: 2 },
      ],
      courses: [{ ...ofSchool, chapters: [{ items: [{}] }] }],
    });
    await mark(1, 1);
    expect(await mine(1)).toMatchObject([{ name: '林小满', orgName: '仁心医学院' }]);
    expect((await mark(1, 2)).status).toBe(404);
    expect(await mine(2)).toEqual([]);
  });
});

describe('who sees and revokes it', () => {
  beforeEach(async () => {
    await world();
    await complete([1, 2, 3]);
  });

  it.each([
    ['its holder', HOLDER, 200],
    ['another learner', TRIAL, 404],
    ['a teacher of the course', TEACHER, 404],
    ['the platform', ADMIN, 404],
  ])('%s asks for it: %d gets %d', async (_who, personId, status) => {
    const [one] = await mine();
    expect((await ask(`GET ${base}/detail?id=${one?.id}`, personId)).status).toBe(status);
  });

  it.each([
    ['its holder', HOLDER, 403],
    ['another learner', TRIAL, 403],
    ['a teacher of the course', TEACHER, 200],
    ['the platform', ADMIN, 200],
  ])('%s revokes it: %d gets %d', async (_who, personId, status) => {
    const [one] = await mine();
    const revoked = await ask(`PUT ${base}/revoke`, personId, { id: one?.id, reason: '他人代学' });
    expect(revoked.status).toBe(status);
  });

  it('once revoked it stays so, and is not given again', async () => {
    const [one] = await mine();
    await ask(`PUT ${base}/revoke`, TEACHER, { id: one?.id, reason: '他人代学' });
    await mark(4);
    const again = await ask(`PUT ${base}/revoke`, TEACHER, { id: one?.id, reason: '别的' });
    expect(again.body).toMatchObject({ message: '该证书已被吊销' });
    expect(await standing()).toMatchObject({ certificate: { id: one?.id, state: 'revoked' } });
    expect(await mine()).toMatchObject([{ state: 'revoked', revokeReason: '他人代学' }]);
  });

  it('is verified by anybody who knows its number, and tells no more than that', async () => {
    const [one] = await mine();
    const typed = encodeURIComponent(String(one?.number).toLowerCase().replaceAll('-', ' '));
    const seen = await test.ask(`GET /doctor-cheese/certificate/v1/verify?number=${typed}`);
    expect(seen.body.data).toEqual({
      number: one?.number,
      name: '林*满',
      itemName: '心电图判读',
      state: 'valid',
      orgName: 'AI数字医学虚拟仿真课程平台',
      issuedAt: test.clock.now().getTime(),
      expiresAt: null,
      revokedAt: null,
    });
    const unknown = await test.ask('GET /doctor-cheese/certificate/v1/verify?number=NONE0');
    expect(unknown.status).toBe(404);
  });
});
