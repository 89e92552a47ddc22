import { useTestApp } from '../../../testing/useTestApp';
import { notice, noticeRecipient } from '../../people/notice/notice.tables';
import { sensitiveWord } from '../../people/publicWord/publicWord.tables';
import { course } from '../course/course.tables';
import { courseLearnerRoutes } from '../courseLearner/courseLearner.routes';
import { noticeWords } from './courseNotice.source';
import { courseNoticeRoutes } from './courseNotice.routes';

const test = useTestApp({ modules: { main: [courseNoticeRoutes, courseLearnerRoutes] } });
const base = '/doctor-cheese/course-notice/v1';
const [LEARNER, SECOND, TEACHER, STRANGER, COLLEAGUE] = [1, 2, 3, 4, 5];

beforeEach(() =>
  test.given({
    people: [{}, {}, {}, {}, {}],
    organisations: [{}, {}],
    memberships: [
      { personId: LEARNER, name: '林小满' },
      { personId: SECOND, name: '周予安' },
      { personId: TEACHER, role: 2, name: '陈老师' },
      { personId: STRANGER, role: 2, organisationId: 2, name: '外校老师' },
      { personId: COLLEAGUE, role: 2, name: '吴老师' },
    ],
    courses: [
      { organisationId: 1, name: '心电图判读', teachers: [{ personId: TEACHER }] },
      { certificateShare: 100, countsByHand: true, chapters: [{ items: [{}] }] },
    ],
    commodities: [{ type: 1, productId: 2 }],
  }),
);

async function ask(call: string, by: number = TEACHER, body?: object) {
  return test.ask(call, body, { token: await test.signIn(by) });
}
const said = { title: '第三章已更新', text: '请在周五前看完第三章。' };
const send = (by?: number, more: object = {}) =>
  ask(`POST ${base}/add`, by, { courseId: 1, ...said, ...more });
const latest = async (by: number = LEARNER) => {
  test.clock.pass(2);
  return (await ask(`GET ${base}/list?courseId=1`, by)).body.data;
};
const db = () => test.database.db;
const told = () => db().select().from(notice);

describe('a notice of a course', () => {
  it('reaches everybody who learns it, and stands on its page', async () => {
    expect((await send()).body.data).toEqual({ id: 1, isHeld: false });
    expect(await told()).toMatchObject([
      { kind: 2, ...said, course: { courseId: 1, courseName: '心电图判读' } },
    ]);
    const to = await db().select().from(noticeRecipient);
    expect(to.map(({ personId }) => personId).sort()).toEqual([LEARNER, SECOND]);
    expect(await latest()).toMatchObject([{ ...said, teacher: '陈老师', editedAt: null }]);
  });

  it('is changed where it was told, and taken back everywhere', async () => {
    await send();
    const changed = { title: '更正', text: '周六前看完即可。' };
    await ask(`PUT ${base}/edit`, TEACHER, { id: 1, seenAt: null, ...changed });
    expect(await told()).toMatchObject([changed]);
    expect(await latest()).toMatchObject([changed]);
    expect((await ask(`DELETE ${base}/delete?id=1`)).status).toBe(200);
    expect([await told(), await latest()]).toEqual([[], []]);
    expect(
      (await ask(`PUT ${base}/edit`, TEACHER, { id: 1, seenAt: null, ...changed })).body,
    ).toMatchObject({
      message: '该通知已被撤回',
    });
  });

  it('is not written over by who did not see what another teacher wrote', async () => {
    await send();
    const edit = (seenAt: number | null, text: string) =>
      ask(`PUT ${base}/edit`, TEACHER, { id: 1, seenAt, ...said, text });
    const both = await Promise.all([edit(null, '甲写的'), edit(null, '乙写的')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      message: '该通知已在别处修改，请先查看新的内容',
    });
    const [{ editedAt = null } = {}] = (await latest()) as { editedAt: number }[];
    expect((await edit(editedAt, '看过再写')).status).toBe(200);
    expect(await told()).toMatchObject([{ text: '看过再写' }]);
  });

  it.each([
    ['a learner', LEARNER, 403],
    ['a colleague who does not teach it', COLLEAGUE, 403],
    ['a teacher of another school', STRANGER, 404],
  ])('is not sent, changed, taken back or listed by %s', async (_who, by, status) => {
    await send();
    expect((await send(by)).status).toBe(status);
    expect((await ask(`PUT ${base}/edit`, by, { id: 1, seenAt: null, ...said })).status).toBe(
      status,
    );
    expect((await ask(`DELETE ${base}/delete?id=1`, by)).status).toBe(status);
    expect((await ask(`GET ${base}/taught/list?courseId=1`, by)).status).toBe(status);
    expect(await told()).toHaveLength(1);
  });

  it('of the platform’s course is for who may learn all of it', async () => {
    const query = `GET ${base}/list?courseId=2`;
    expect((await test.ask(query)).body.data).toEqual([]);
  });

  it.each([
    [{ title: '  ' }, 400],
    [{ text: '' }, 400],
    [{ title: '长'.repeat(61) }, 400],
  ])('is refused with %j', async (more, status) => {
    expect((await send(TEACHER, more)).status).toBe(status);
  });

  it('is sent so often a day, and no more', async () => {
    for (let nth = 0; nth < 10; nth++) {
      test.clock.pass(61);
      expect((await send()).status).toBe(200);
    }
    test.clock.pass(61);
    expect((await send()).status).toBe(429);
  });
});

describe('one with a word that somebody has to look at', () => {
  beforeEach(() =>
    db()
      .insert(sensitiveWord)
      .values({ word: '加群', bare: '加群', action: 2, addedAt: test.clock.now() }),
  );

  it('reaches nobody until it is published', async () => {
    expect((await send(TEACHER, { text: '请加群讨论' })).body.data).toEqual({
      id: 1,
      isHeld: true,
    });
    expect([await told(), await latest()]).toEqual([[], []]);
    const { body } = await ask(`GET ${base}/taught/list?courseId=1`);
    expect(body.data).toMatchObject({ total: 1, list: [{ isHeld: true }] });
    await db().transaction((tx) => noticeWords.publish(tx, 1, test.clock.now()));
    expect(await told()).toHaveLength(1);
    expect(await latest()).toHaveLength(1);
  });

  it('is told to nobody where the course was withdrawn while it waited', async () => {
    await send(TEACHER, { text: '请加群讨论' });
    await db().update(course).set({ withdrawnAt: test.clock.now() });
    await db().transaction((tx) => noticeWords.publish(tx, 1, test.clock.now()));
    expect(await told()).toEqual([]);
  });

  it('is taken back from who has it, where it was changed into such a one', async () => {
    await send();
    await ask(`PUT ${base}/edit`, TEACHER, {
      id: 1,
      seenAt: null,
      title: '更正',
      text: '请加群讨论',
    });
    expect([await told(), await latest()]).toEqual([[], []]);
  });
});

describe.each([
  ['was never published', { publishedAt: null }],
  ['opens later', { publishedAt: new Date('2027-01-01T08:00:00+08:00') }],
  ['was withdrawn', { withdrawnAt: new Date('2026-11-02T08:00:00+08:00') }],
])('a course that %s', (_which, moments) => {
  const learners = async (path: string) =>
    (await ask(`GET /doctor-cheese/course-learner/v1/${path}`)).body.data;
  const courseId = 1;

  it('tells and reminds nobody, and says why', async () => {
    await db().update(course).set(moments);
    const message = '课程尚未发布或已下架，学员无法学习。请在课程发布后再提醒或通知学员';
    const calls: [string, object?][] = [
      ['course-learner/v1/remind', { courseId, personIds: [LEARNER] }],
      ['course-learner/v1/risk/remind', { courseId }],
    ];
    for (const [call, asked] of calls) {
      const answer = await ask(`POST /doctor-cheese/${call}`, TEACHER, asked);
      expect(answer).toMatchObject({ status: 409, body: { message } });
    }
    expect(await send()).toMatchObject({ status: 409, body: { message } });
    const { body } = await ask(`GET ${base}/taught/list?courseId=1`);
    expect(body.data).toEqual({ list: [], total: 0, isOpen: false });
    expect(await told()).toEqual([]);
  });

  it('has nobody at risk', async () => {
    const atRisk = () => learners('overview?courseId=1');
    expect(await atRisk()).toMatchObject({ isOpen: true, learnerCount: 2, atRiskCount: 2 });
    await db().update(course).set(moments);
    expect(await atRisk()).toMatchObject({ isOpen: false, learnerCount: 2, atRiskCount: 0 });
    expect(await learners('list?courseId=1')).toMatchObject({
      list: [{ risks: [] }, { risks: [] }],
    });
    expect(await learners('list?courseId=1&risk=1')).toMatchObject({ total: 0 });
    expect(await learners('risk/waiting?courseId=1')).toMatchObject({ waitingCount: 0 });
  });
});
