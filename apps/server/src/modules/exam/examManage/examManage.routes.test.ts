import {
  chosen,
  LEARNER,
  rule,
  SECOND,
  settingsAt,
  STRANGER,
  teaching,
} from '../../../testing/given/teaching';
import { useTestApp } from '../../../testing/useTestApp';
import { auditEntry } from '../../people/audit/audit.tables';
import { examRoutes } from '../exam/exam.routes';
import { question } from '../bank/question.tables';
import { paperManageRoutes } from '../paperManage/paperManage.routes';
import { examManageRoutes } from './examManage.routes';
import { notices } from '../../../testing/given/school/notices';

const modules = { main: [paperManageRoutes, examManageRoutes, examRoutes, notices] };
const test = useTestApp({ modules });
const { get, post, paper, given, by } = teaching(test);
const everybody = { kind: 'organisation' };

interface Detail {
  edition: number;
  phase: string;
  settings: object;
  questionCount: number;
}
const detail = async (examId = 1) =>
  (await get(`manage/v1/detail?examId=${examId}`)).body.data as Detail;
const save = async (settings: object, audience: object = everybody, examId = 1) => {
  const { edition } = await detail(examId);
  return post('manage/v1/save', { examId, edition, settings, audience });
};
const set = (more: object = {}) => settingsAt(test.clock.now(), more);
const publish = async (examId = 1) =>
  post('manage/v1/publish', { examId, edition: (await detail(examId)).edition });

/** A draft over two chosen questions, set as a teacher would. */
async function draft(more: object = {}) {
  const paperId = await paper([chosen(1, 2)]);
  await post('manage/v1/create', { paperId });
  await save(set(more));
  return paperId;
}

beforeEach(() => given());

it('a draft becomes an exam that its audience sees, and is logged', async () => {
  await draft();
  const token = await by(LEARNER);
  const seen = async () =>
    (await test.ask('GET /doctor-cheese/exam/v1/list', undefined, { token })).body.data;
  expect(await seen()).toMatchObject({ total: 0 });
  expect((await publish()).status).toBe(200);
  expect(await seen()).toMatchObject({
    total: 1,
    list: [{ title: '期末考试', state: 'upcoming' }],
  });
  expect(await detail()).toMatchObject({ phase: 'toCome', questionCount: 2, totalScore: 4 });
  expect(await test.database.db.select().from(auditEntry)).toMatchObject([
    { act: 'exam.publish', about: '期末考试' },
  ]);
});

it('asks what the paper says when it is published, and not what it says later', async () => {
  const paperId = await draft();
  const more = { paperId, edition: 2, name: '期末卷', sections: [chosen(1, 2, 3)] };
  await post('paper/v1/save', more);
  expect(await detail()).toMatchObject({ questionCount: 3 });
  await publish();
  await post('paper/v1/save', { ...more, edition: 3, sections: [chosen(1)] });
  expect(await detail()).toMatchObject({ questionCount: 3, totalScore: 6 });
});

it('draws from what stood in the bank when it was published', async () => {
  const paperId = await paper([{ ...chosen(1), draws: [rule({ count: 2 })] }]);
  await post('manage/v1/create', { paperId });
  await save(set());
  await publish();
  await test.database.db.update(question).set({ deletedAt: test.clock.now() });
  test.clock.pass(3_700);
  const token = await by(LEARNER);
  const entered = await test.ask('POST /doctor-cheese/exam/v1/enter', { examId: 1 }, { token });
  expect(entered.status).toBe(200);
});

describe('publishing', () => {
  it('is refused with the field that is wrong', async () => {
    await draft();
    for (const [more, field] of [
      [{ endsAt: 1 }, 'endsAt'],
      [{ passScore: 90 }, 'passScore'],
      [{ durationS: 86_400 }, 'durationS'],
      [{ startsAt: 1, endsAt: 7_200_001 }, 'endsAt'],
    ] as const) {
      await save(set(more));
      expect(await publish()).toMatchObject({ status: 400, body: { field } });
    }
  });

  it('is not of a draft whose moment of showing is not said', async () => {
    await draft();
    for (const field of ['result', 'review']) {
      const answer = await save(set({ [field]: { when: 'moment', at: null } }));
      expect(answer).toMatchObject({ status: 400, body: { field } });
    }
    expect(await save(set({ endsAt: 8_640_000_000_000_000 }))).toMatchObject({ status: 400 });
  });

  it('is refused where the paper cannot be asked', async () => {
    const paperId = await paper([{ ...chosen(), draws: [rule({ count: 9 })] }]);
    await post('manage/v1/create', { paperId });
    await save(set());
    expect(await publish()).toMatchObject({ body: { key: 'paper.unfit' } });
  });

  it('is refused where nobody is asked', async () => {
    // The other school has no learners.
    const { body } = await post('paper/v1/create', { name: '外校卷' }, STRANGER);
    const made = body.data as { paperId: number };
    const sections = [chosen(7)];
    await post('paper/v1/save', { ...made, edition: 1, name: '外校卷', sections }, STRANGER);
    await post('manage/v1/create', made, STRANGER);
    expect(await post('manage/v1/publish', { examId: 1, edition: 1 }, STRANGER)).toMatchObject({
      body: { key: 'exam.noAudience' },
    });
  });

  it('happens once, whoever clicks how often', async () => {
    await draft();
    const { edition } = await detail();
    const all = await Promise.all(
      [1, 2, 3].map(() => post('manage/v1/publish', { examId: 1, edition })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('what was published', () => {
  it('keeps its times once it has begun, and takes new words', async () => {
    await draft();
    await publish();
    test.clock.pass(3_700);
    const { settings } = await detail();
    expect(await save({ ...settings, durationS: 7_200 })).toMatchObject({
      status: 400,
      body: { field: 'durationS', message: '考试已发布，此项不能再修改' },
    });
    expect(await save({ ...settings, notes: '改在二楼' })).toMatchObject({ status: 200 });
    expect(await save(settings, { kind: 'chosen', personIds: [LEARNER] })).toMatchObject({
      body: { field: 'audience' },
    });
  });

  it('loses nobody who was chosen once it has begun', async () => {
    await draft();
    await save(set(), { kind: 'chosen', personIds: [1] });
    await publish();
    test.clock.pass(3_700);
    const { settings } = await detail();
    expect((await save(settings, { kind: 'chosen', personIds: [1, 5] })).status).toBe(200);
    expect((await save(settings, { kind: 'chosen', personIds: [5] })).status).toBe(400);
    expect(await save(settings, { kind: 'chosen', personIds: [1, 5, 3] })).toMatchObject({
      body: { key: 'audience.strangers' },
    });
  });

  it('is not written over by who did not see it', async () => {
    await draft();
    const old = await detail();
    await save(set({ title: '期末考试（A 卷）' }));
    const asked = { examId: 1, edition: old.edition, settings: set(), audience: everybody };
    expect(await post('manage/v1/save', asked)).toMatchObject({ body: { key: 'exam.changed' } });
  });

  it('is called off with a reason that everybody reads', async () => {
    await draft();
    await publish();
    const { edition } = await detail();
    const asked = { examId: 1, edition, reason: '停电 <b>' };
    expect((await post('manage/v1/cancel', asked)).status).toBe(200);
    expect((await post('manage/v1/cancel', asked)).status).toBe(409);
    const token = await by(LEARNER);
    const { body } = await test.ask('GET /doctor-cheese/notice/v1/official/list', undefined, {
      token,
    });
    expect(body.data).toMatchObject({
      total: 1,
      list: [{ summary: '考试“期末考试”已取消。原因：停电 <b>' }],
    });
    expect(await detail()).toMatchObject({ phase: 'cancelled', cancelReason: '停电 <b>' });
    expect((await save(set())).body).toMatchObject({ key: 'exam.cancelled' });
  });

  it('is called off for who sits it by a course, too', async () => {
    await draft();
    await save(set(), { kind: 'chosen', personIds: [SECOND] });
    await publish();
    const item = { type: 1024 as const, content: { type: 1024 as const, thingIds: [1] } };
    await test.given({ courses: [{ organisationId: 1, chapters: [{ items: [item] }] }] });
    test.clock.pass(3600);
    const token = await by(LEARNER);
    await test.ask('POST /doctor-cheese/exam/v1/enter', { examId: 1 }, { token });
    const { edition } = await detail();
    await post('manage/v1/cancel', { examId: 1, edition, reason: '停电' });
    for (const who of [LEARNER, SECOND]) {
      const asked = 'GET /doctor-cheese/notice/v1/official/list';
      const { body } = await test.ask(asked, undefined, { token: await by(who) });
      expect(body.data).toMatchObject({ total: 1 });
    }
  });

  it('is no draft any more', async () => {
    await draft();
    expect((await post('manage/v1/copy', { examId: 1 })).body.data).toEqual({ examId: 2 });
    await publish();
    expect((await post('manage/v1/remove', { examId: 1 })).body).toMatchObject({
      key: 'exam.notDraft',
    });
    expect((await post('manage/v1/remove', { examId: 2 })).status).toBe(200);
  });
});

it('refuses addresses that are none', async () => {
  await draft();
  expect(await save(set({ ranges: ['10.0.0.0/33'] }))).toMatchObject({ body: { field: 'ranges' } });
  expect(await save(set({ ranges: ['2001:db8::/32'] }))).toMatchObject({ status: 200 });
});

it('shows keys at a moment to nobody who could still be at it', async () => {
  const now = test.clock.now().getTime();
  await draft();
  await save(set({ review: { when: 'moment', at: now + 2 * 3_600_000 } }));
  expect(await publish()).toMatchObject({ body: { field: 'review' } });
});

it('is found by state and words, by teachers of its school', async () => {
  await draft();
  await publish();
  await post('manage/v1/copy', { examId: 1 });
  const list = async (query: string, who?: number) =>
    (await get(`manage/v1/list${query}`, who)).body.data;
  expect(await list('')).toMatchObject({ total: 2, list: [{ id: 2, phase: 'draft' }, { id: 1 }] });
  expect(await list('?phase=toCome')).toMatchObject({ total: 1, list: [{ id: 1, begunCount: 0 }] });
  expect(await list('?phase=running')).toMatchObject({ total: 0 });
  test.clock.pass(3_600);
  expect(await list('?phase=running')).toMatchObject({ total: 1 });
  test.clock.pass(7_200);
  expect(await list('?phase=over')).toMatchObject({ total: 1 });
  expect(await list(`?keyword=${encodeURIComponent('副本')}`)).toMatchObject({ total: 1 });
  expect(await list('', STRANGER)).toMatchObject({ total: 0 });
});

it('is made from papers of the own school alone', async () => {
  const paperId = await paper([chosen(1)]);
  expect((await post('manage/v1/create', { paperId }, STRANGER)).status).toBe(404);
});
