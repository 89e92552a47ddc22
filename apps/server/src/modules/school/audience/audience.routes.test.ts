import { eq } from 'drizzle-orm';
import { useTestApp } from '../../../testing/useTestApp';
import { makeWorkbook } from '../../base/sheets/workbook';
import { sendForm } from '../../../testing/calls/sendForm';
import { membership } from '../../people/organisation/member.tables';
import { replaceAudience, listAudience, writeAudience } from './audience.door';
import { audienceRoutes } from './audience.routes';
import { audience, audienceMember } from './audience.tables';

const test = useTestApp({ modules: { main: [audienceRoutes] } });
const at = '/doctor-cheese/audience/v1';
const [TEACHER, LEARNER, OTHER, ELSEWHERE] = [1, 2, 3, 4] as const;

beforeEach(() =>
  test.given({
    people: [{}, { phone: '13800000002' }, {}, { phone: '13800000004' }],
    organisations: [{}, { name: '博爱医学院' }],
    memberships: [
      { personId: TEACHER, role: 2, name: '王老师' },
      { personId: LEARNER, role: 3, name: '李明', number: '2026001' },
      { personId: OTHER, role: 3, name: '赵一', number: '2026002', account: 'zhao' },
      { personId: ELSEWHERE, role: 3, name: '外校', number: '2026001', organisationId: 2 },
      { personId: null, role: 3, name: '未注册', number: '2026009' },
    ],
  }),
);

const teacher = { id: TEACHER, sessionId: 1, roles: [], organisationId: 1 };
const context = () => ({ person: teacher, clock: test.clock });
const byTeacher = async () => ({ token: await test.signIn(TEACHER) });
const write = (asked: Parameters<typeof writeAudience>[2]) =>
  writeAudience(test.database.db, context(), asked);
const membersOf = async () =>
  (await test.database.db.select().from(audienceMember)).map(({ personId }) => personId).sort();

describe('whom something is for', () => {
  it('is chosen among the people of the own school alone', async () => {
    await expect(write({ kind: 'chosen', personIds: [LEARNER, ELSEWHERE] })).rejects.toMatchObject({
      key: 'audience.strangers',
    });
    await expect(write({ kind: 'chosen' })).rejects.toMatchObject({ key: 'audience.nobody' });
    const id = await write({ kind: 'chosen', personIds: [LEARNER] });
    await replaceAudience(test.database.db, context(), id, { kind: 'chosen', personIds: [OTHER] });
    expect(await membersOf()).toEqual([OTHER]);
    await replaceAudience(test.database.db, context(), id, { kind: 'organisation' });
    expect(await membersOf()).toEqual([]);
    const listed = await listAudience(test.database.db, id);
    expect(listed.map(({ name }) => name)).toEqual(['李明', '赵一']);
  });

  it('keeps who was chosen and has left the school since', async () => {
    const { db } = test.database;
    const id = await write({ kind: 'chosen', personIds: [LEARNER, OTHER] });
    await db.delete(membership).where(eq(membership.personId, LEARNER));
    await replaceAudience(db, context(), id, { kind: 'chosen', personIds: [LEARNER, OTHER] });
    expect(await membersOf()).toEqual([LEARNER, OTHER].sort());
  });

  it('keeps its code, and who came in by it, while it is by code', async () => {
    const id = await write({ kind: 'code' });
    const codeOf = async () => (await test.database.db.select().from(audience))[0]?.code ?? '';
    const code = await codeOf();
    expect(code).toMatch(/^[2-9A-Z]{10}$/u);
    const by = { token: await test.signIn(ELSEWHERE) };
    await test.ask(`POST ${at}/join`, { code }, by);
    await replaceAudience(test.database.db, context(), id, { kind: 'code' });
    expect([await codeOf(), await membersOf()]).toEqual([code, [ELSEWHERE]]);
    const { body } = await test.ask(`GET ${at}/detail?audienceId=${id}`, undefined, {
      ...(await byTeacher()),
    });
    expect(body.data).toMatchObject({ kind: 'code', code, count: 1 });
    await replaceAudience(test.database.db, context(), id, { kind: 'code', personIds: [] });
    expect(await membersOf()).toEqual([]);
  });
});

describe('audience/v1/people', () => {
  it('finds by name and number those who have shown who they are', async () => {
    const find = async (keyword: string) =>
      (
        await test.ask(`GET ${at}/people?keyword=${encodeURIComponent(keyword)}`, undefined, {
          ...(await byTeacher()),
        })
      ).body.data;
    expect(await find('赵')).toEqual({
      list: [{ personId: OTHER, name: '赵一', number: '2026002' }],
      total: 1,
    });
    expect(await find('2026')).toMatchObject({ total: 2 });
    expect(await find('%')).toMatchObject({ total: 0 });
  });
});

describe('audience/v1/match', () => {
  it('says whom pasted numbers mean, and which are nobody’s here', async () => {
    const text = '2026001 李明\n１３８０００００００２，13800000004；2026009\t2026002';
    const { body } = await test.ask(`POST ${at}/match`, { text }, await byTeacher());
    expect(body.data).toEqual({
      found: [
        { personId: LEARNER, name: '李明', number: '2026001' },
        { personId: OTHER, name: '赵一', number: '2026002' },
      ],
      missing: ['13800000004', '2026009'],
    });
  });

  it('reads the same out of a sheet', async () => {
    const columns = [
      { title: '学号', width: 10 },
      { title: '姓名', width: 10 },
    ];
    const rows = [
      ['2026002', '赵一'],
      ['2026777', '没有'],
    ];
    const bytes = await makeWorkbook([{ name: '名单', columns, rows }]);
    const file = { name: '名单.xlsx', bytes };
    const { body } = await sendForm(test, `${at}/match-sheet`, { ...(await byTeacher()), file });
    expect(body.data).toEqual({
      found: [{ personId: OTHER, name: '赵一', number: '2026002' }],
      missing: ['2026777'],
    });
  });
});

describe('audience/v1/join', () => {
  const join = (code: string, token: string) => test.ask(`POST ${at}/join`, { code }, { token });

  it('lets in who has the code, however it is written, once', async () => {
    await write({ kind: 'code' });
    const code = (await test.database.db.select().from(audience))[0]?.code ?? '';
    const token = await test.signIn(LEARNER);
    const spelled = ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `;
    expect((await join(spelled, token)).body.data).toEqual({
      schoolName: '仁心医学院',
      isNew: true,
    });
    expect((await join(code, token)).body.data).toMatchObject({ isNew: false });
    expect(await membersOf()).toEqual([LEARNER]);
  });

  it('is no place for guessing: ten wrong ones an hour, and then not even a right one', async () => {
    await write({ kind: 'code' });
    const code = (await test.database.db.select().from(audience))[0]?.code ?? '';
    const token = await test.signIn(LEARNER);
    const guesses = await Promise.all(Array.from({ length: 14 }, () => join('AAAAA22222', token)));
    const statuses = guesses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect((await join(code, token)).status).toBe(429);
  });

  it('does not know a code that was renewed', async () => {
    const id = await write({ kind: 'code' });
    const old = (await test.database.db.select().from(audience))[0]?.code ?? '';
    const asked = { audienceId: id };
    const { body } = await test.ask(`PUT ${at}/renew-code`, asked, await byTeacher());
    const { code } = body.data as { code: string };
    const token = await test.signIn(LEARNER);
    expect((await join(old, token)).status).toBe(404);
    expect((await join(code, token)).status).toBe(200);
  });
});
