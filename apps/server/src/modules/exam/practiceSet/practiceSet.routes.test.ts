import { nothingMade } from '../../../testing/files/nothingMade';
import { useTestApp } from '../../../testing/useTestApp';
import { submitOverdue } from '../attempt/attempt.jobs';
import { practiceRoutes } from '../practice/practice.routes';
import { takePractice } from '../practice/practice.service';
import { practiceSetRoutes } from './practiceSet.routes';

const test = useTestApp({ modules: { main: [practiceRoutes(nothingMade), practiceSetRoutes] } });
const at = '/doctor-cheese/practice/v1';
const post = (call: string, asked: object, token: string) =>
  test.ask(`POST ${at}/${call}`, asked, { token });
const get = (call: string, token: string) => test.ask(`GET ${at}/${call}`, undefined, { token });

const nothing = { chapterIds: [], types: [], difficulties: [], tags: [], among: 1 };
const filter = (more = {}) => ({ ...nothing, bankIds: [1, 2], ...more });
const choices = (more = {}) => ({ ...filter(), questionCount: 10, minutes: null, ...more });

const [TRUE_FALSE, TWO] = [{ type: 2 as const, key: [['A']] }, [1, 2]];

/**
 * Two banks on sale, the first bought by the first person, and a bank of each of two schools, whose
 * teachers the third and fourth person are.
 */
const world = {
  people: [{}, {}, {}, {}],
  organisations: [{}, {}],
  memberships: [
    { personId: 3, role: 2 as const, name: '陈老师' },
    { personId: 4, role: 2 as const, organisationId: 2, name: '外校老师' },
  ],
  commodities: TWO.map(() => ({ type: 4 as const, charge: 2 as const })),
  banks: [
    {
      freeCount: 1,
      chapters: [[{ tags: ['心'] }, { ...TRUE_FALSE, difficulty: 3 as const }], [{ tags: ['肺'] }]],
    },
    { freeCount: 1, chapters: [[{}, {}]] },
    { organisationId: 1, chapters: [[{}]] },
    { organisationId: 2, chapters: [[{}]] },
  ],
  held: [{ personId: 1, commodityId: 1, endsAt: null }],
};

const BUYER = 1;

async function signedIn(personId = BUYER) {
  await test.given(world);
  return test.signIn(personId);
}

const fitting = async (token: string, more = {}) =>
  (await post('set/fitting', filter(more), token)).body.data as {
    total: number;
    bankIds: number[];
    chapters: { id: number; count: number }[];
    types: object[];
    tags: object[];
    amongs: object[];
  };

async function begun(token: string, more = {}) {
  const added = await post('set', { choices: choices(more) }, token);
  const { id: sourceId } = added.body.data as { id: number };
  return post('start', { source: 9, sourceId }, token);
}
const idOf = ({ body }: { body: { data?: unknown } }) => (body.data as { id: number }).id;
const answered = (place: number, given: string[], more = {}) => ({
  place,
  given,
  number: 1,
  isFlagged: false,
  agoMs: 0,
  ...more,
});

describe('practice/v1/set/fitting', () => {
  it('counts over several banks what each may be asked, and what each choice would bring', async () => {
    const token = await signedIn();
    const found = await fitting(token);
    // The second bank offers only its trial questions.
    expect(found.total).toBe(4);
    expect(found.chapters.map(({ count }) => count)).toEqual([2, 1, 1]);
    expect(found.types).toEqual([
      { value: 1, count: 3 },
      { value: 2, count: 1 },
    ]);
    expect(found.tags).toEqual([
      { value: '心', count: 1 },
      { value: '肺', count: 1 },
    ]);
    expect((await fitting(token, { types: [2], difficulties: [3] })).total).toBe(1);
    expect((await fitting(token, { tags: ['心', '肺'], chapterIds: [2] })).total).toBe(1);
  });

  it('opens no bank of another school, and no more of a locked one than may be tried', async () => {
    const stranger = await signedIn(2);
    expect(await fitting(stranger, { bankIds: [1, 2, 3, 4] })).toMatchObject({
      total: 2,
      bankIds: [1, 2],
    });
    const teacher = await test.signIn(3);
    expect(await fitting(teacher, { bankIds: [3, 4] })).toMatchObject({ total: 1, bankIds: [3] });
    expect(await fitting(await test.signIn(4), { bankIds: [3] })).toMatchObject({ total: 0 });
  });

  it.each([
    ['no bank', { bankIds: [] }],
    ['too many', { bankIds: Array.from({ length: 21 }, (_, nth) => nth + 1) }],
    ['a kind that is none', { types: [99] }],
  ])('refuses %s', async (_, wrong) => {
    const token = await signedIn();
    expect((await post('set/fitting', filter(wrong), token)).status).toBe(400);
  });

  it('knows what was not done, was wrong, marked and collected', async () => {
    const token = await signedIn();
    const id = idOf(await begun(token, { bankIds: [1], types: [1], chapterIds: [1] }));
    const flagged = answered(0, ['A'], { isFlagged: true });
    await post('save', { practiceId: id, answers: [flagged] }, token);
    await post('submit', { practiceId: id }, token);
    expect((await fitting(token)).amongs).toEqual([
      { value: 1, count: 4 },
      { value: 2, count: 3 },
      { value: 3, count: 1 },
      { value: 4, count: 1 },
    ]);
    const other = await test.signIn(2);
    expect((await fitting(other, { among: 3 })).total).toBe(0);
    test.clock.pass(60);
    const again = idOf(await begun(token, { bankIds: [1], among: 4 }));
    await post('save', { practiceId: again, answers: [answered(0, ['B'])] }, token);
    await post('submit', { practiceId: again }, token);
    expect((await fitting(token, { among: 4 })).total).toBe(0);
  });
});

describe('practice/v1/set/bank/list', () => {
  it('has what is open to somebody, and nothing of a locked bank that is not on their shelf', async () => {
    const token = await signedIn();
    const { body } = await get('set/bank/list', token);
    expect(body.data).toEqual([{ id: 1, name: '题库1', questionCount: 3, isWhole: true }]);
    const teacher = await get('set/bank/list', await test.signIn(3));
    expect(teacher.body.data).toMatchObject([{ id: 3 }]);
  });
});

describe('a practice of a set', () => {
  it('draws once, from all banks, and goes on with that list anywhere', async () => {
    const token = await signedIn();
    const started = await begun(token);
    expect(started.body.data).toMatchObject({
      source: 9,
      questionCount: 4,
      title: '自选练习 · 题库1 等 2 个题库',
    });
    const read = async (as: string) =>
      (await get(`question-list?practiceId=${idOf(started)}`, as)).body.data as {
        questions: { id: number }[];
      };
    const first = await read(token);
    expect(new Set(first.questions.map(({ id }) => id)).size).toBe(4);
    const device = await test.signIn(BUYER);
    expect((await read(device)).questions).toEqual(first.questions);
    expect(JSON.stringify(first)).not.toMatch(/解析|"right"|"key":\[/u);
  });

  it('asks no more than was wanted, and never ten thousand', async () => {
    const token = await signedIn();
    expect((await begun(token, { questionCount: 2 })).body.data).toMatchObject({
      questionCount: 2,
    });
    const asked = { choices: choices({ questionCount: 10_000 }) };
    expect((await post('set', asked, token)).status).toBe(400);
  });

  it('is refused where nothing fits, or its banks are lost meanwhile', async () => {
    const token = await signedIn();
    expect(await begun(token, { tags: ['没有'] })).toMatchObject({
      body: { key: 'practice.noQuestions' },
    });
    expect(await begun(token, { bankIds: [3, 4] })).toMatchObject({ body: { key: 'bank.locked' } });
  });

  it('is made again without the banks that are lost meanwhile', async () => {
    const token = await signedIn();
    const id = idOf(await begun(token));
    await post('submit', { practiceId: id }, token);
    await test.database.db.execute('update question_bank set archived_at = now() where id = 2');
    const again = await post('again', { practiceId: id, isWrongOnly: false }, token);
    expect(again.body.data).toMatchObject({ questionCount: 3 });
  });

  it("is nobody else's: neither set nor session", async () => {
    const token = await signedIn();
    const { body } = await post('set', { name: '我的', choices: choices() }, token);
    const { id } = body.data as { id: number };
    const practiceId = idOf(await post('start', { source: 9, sourceId: id }, token));
    const other = await test.signIn(2);
    const gone = { status: 404, body: { key: 'practiceSet.notFound' } };
    expect(await get(`set?id=${id}`, other)).toMatchObject(gone);
    expect(await post('start', { source: 9, sourceId: id }, other)).toMatchObject(gone);
    const renamed = await test.ask(`PUT ${at}/set`, { id, name: '他的' }, { token: other });
    expect(renamed).toMatchObject(gone);
    const removed = await test.ask(`DELETE ${at}/set?id=${id}`, undefined, { token: other });
    expect(removed).toMatchObject(gone);
    expect(await post('set/restore', { id }, other)).toMatchObject(gone);
    expect((await get(`question-list?practiceId=${practiceId}`, other)).status).toBe(404);
    expect((await get(`percentile?practiceId=${practiceId}`, other)).status).toBe(404);
    expect((await get('set/list', other)).body.data).toEqual([]);
  });
});

describe('a practice against the clock', () => {
  const timed = { bankIds: [1], minutes: 10 };

  it('shows no key before it is over, here or by another practice', async () => {
    const token = await signedIn();
    const id = idOf(await begun(token, timed));
    await post('save', { practiceId: id, answers: [answered(0, ['A'])] }, token);
    const refused = await post('reveal', { practiceId: id, place: 0 }, token);
    expect(refused).toMatchObject({ status: 409, body: { key: 'practice.timed' } });
    expect((await get(`revealed/list?practiceId=${id}`, token)).body.data).toEqual([]);
    expect((await get(`result?practiceId=${id}`, token)).status).toBe(409);
    const beside = await post('start', { source: 1, sourceId: 1 }, token);
    expect(beside).toMatchObject({ body: { key: 'question.secret' } });
    await post('submit', { practiceId: id }, token);
    expect((await get(`result?practiceId=${id}`, token)).status).toBe(200);
    expect((await post('start', { source: 1, sourceId: 1 }, token)).status).toBe(200);
  });

  it('is as long again, and wrong ones alone have no clock', async () => {
    const token = await signedIn();
    const id = idOf(await begun(token, timed));
    test.clock.pass(300);
    await post('submit', { practiceId: id }, token);
    const again = async (isWrongOnly: boolean) => {
      const next = idOf(await post('again', { practiceId: id, isWrongOnly }, token));
      const { body } = await get(`question-list?practiceId=${next}`, token);
      const { endsAt, startedAt } = body.data as { endsAt: number | null; startedAt: number };
      return endsAt && endsAt - startedAt;
    };
    expect(await again(true)).toBeNull();
    expect(await again(false)).toBe(600_000);
  });

  it('ends by the clock with what was answered, also where nobody is there', async () => {
    const token = await signedIn();
    const id = idOf(await begun(token, { ...timed, types: [2] }));
    await post('save', { practiceId: id, answers: [answered(0, ['B'])] }, token);
    test.clock.pass(662);
    const { db } = test.database;
    const log = { error: (told: unknown) => expect(told).toBeUndefined() };
    await submitOverdue({ db, clock: test.clock, log, onEnded: takePractice });
    const { body } = await get(`result?practiceId=${id}`, token);
    expect(body.data).toMatchObject({ wrongCount: 1, usedS: 600 });
    expect((await fitting(token, { among: 3 })).total).toBe(1);
  });
});

describe('practice/v1/set', () => {
  it('keeps choices under a name, renames them, takes them away and brings them back', async () => {
    const token = await signedIn();
    const { body } = await post('set', { name: ' 内科冲刺 ', choices: choices() }, token);
    const { id } = body.data as { id: number };
    await begun(token);
    const named = async () => (await get('set/list', token)).body.data;
    expect(await named()).toMatchObject([{ id, name: '内科冲刺', choices: choices() }]);
    await test.ask(`PUT ${at}/set`, { id, name: '外科' }, { token });
    expect(await named()).toMatchObject([{ name: '外科' }]);
    await test.ask(`DELETE ${at}/set?id=${id}`, undefined, { token });
    expect(await named()).toEqual([]);
    expect((await post('start', { source: 9, sourceId: id }, token)).status).toBe(404);
    await post('set/restore', { id }, token);
    expect(await named()).toMatchObject([{ name: '外科' }]);
  });

  it('has each name once, however often it is clicked', async () => {
    const token = await signedIn();
    const asked = { name: '一套', choices: choices() };
    const all = await Promise.all([1, 2, 3].map(() => post('set', asked, token)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const other = await test.signIn(2);
    expect((await post('set', asked, other)).status).toBe(200);
  });
});
