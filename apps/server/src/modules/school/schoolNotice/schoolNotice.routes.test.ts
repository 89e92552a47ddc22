import type {
  SchoolNoticeDetail,
  SchoolNoticeItem,
} from '@cheese/domain/contract/school/schoolNotice';
import { useTestApp } from '../../../testing/useTestApp';
import { notices } from '../../../testing/given/notices';
import { runNextJob } from '../../base/job/job.run';
import { noticeFiles } from '../../people/notice/notice.files';
import { notice, noticeRecipient } from '../../people/notice/notice.tables';
import { department, departmentAncestor } from '../../people/organisation/department.tables';
import { membership } from '../../people/organisation/member.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { teachingClass, teachingPlace } from '../../people/organisation/teachingClass.tables';
import { term } from '../../people/organisation/term.tables';
import { schoolGrant } from '../rights/rights.tables';
import { madeFileRoutes } from '../../people/madeFile/madeFile.routes';
import { schoolNoticeJobs } from './schoolNotice.jobs';
import { schoolNoticeRoutes } from './schoolNotice.routes';
import { eq } from 'drizzle-orm';

const test = useTestApp({
  modules: { main: [schoolNoticeRoutes, notices], aside: [noticeFiles, madeFileRoutes] },
});
const base = '/doctor-cheese/school-notice/v1';
/** Everybody's id is that of their line on the roll, too. */
const [ADMIN, TEACHER, NURSE, MEDIC, HEAD, STRANGE_ADMIN, STRANGER, DISABLED] = [
  1, 2, 3, 4, 5, 6, 7, 8,
] as const;
const [NURSING, WARD, MEDICINE] = [1, 2, 3] as const;

beforeEach(async () => {
  const { db } = test.database;
  await test.given({
    people: Array.from({ length: 8 }, () => ({})),
    organisations: [{ name: '仁心医学院' }, { name: '济世医科大学' }],
    memberships: [
      { personId: ADMIN, role: 1, name: '校管' },
      { personId: TEACHER, role: 2, name: '王老师', number: 'T1' },
      { personId: NURSE, role: 3, name: '林小满', number: '001' },
      { personId: MEDIC, role: 3, name: '周予安', number: '002' },
      { personId: HEAD, role: 2, name: '院长', number: 'T2' },
      { personId: STRANGE_ADMIN, role: 1, organisationId: 2 },
      { personId: STRANGER, role: 3, organisationId: 2 },
      { personId: DISABLED, role: 3, state: 2, name: '已停用' },
    ],
  });
  const named = (id: number, name: string, parentId: number | null = null) => ({
    organisationId: 1,
    kind: 1 as const,
    name,
    position: id,
    parentId,
  });
  await db
    .insert(department)
    .values([named(1, '护理学院'), named(2, '病房护理', 1), named(3, '临床医学院')]);
  await db.insert(departmentAncestor).values([
    { departmentId: NURSING, ancestorId: NURSING },
    { departmentId: WARD, ancestorId: WARD },
    { departmentId: WARD, ancestorId: NURSING },
    { departmentId: MEDICINE, ancestorId: MEDICINE },
  ]);
  const classOf = (name: string, departmentId: number) =>
    ({ organisationId: 1, year: 2026, name, departmentId, teacherId: null }) as const;
  await db.insert(schoolClass).values([classOf('护理1班', WARD), classOf('临床1班', MEDICINE)]);
  const place = (id: number, set: object) =>
    db.update(membership).set(set).where(eq(membership.id, id));
  await place(NURSE, { departmentId: WARD, classId: 1, year: 2026 });
  await place(MEDIC, { departmentId: MEDICINE, classId: 2, year: 2025 });
  await place(HEAD, { departmentId: NURSING });
  const grantedAt = test.clock.now();
  await db
    .insert(schoolGrant)
    .values({ membershipId: HEAD, kind: 1, departmentId: NURSING, grantedAt });
  const days = { startsOn: '2026-09-01', endsOn: '2027-01-20' };
  await db.insert(term).values({ organisationId: 1, name: '秋季', ...days });
  const taught = { organisationId: 1, termId: 1, courseName: '生理学', createdAt: grantedAt };
  await db.insert(teachingClass).values([
    { ...taught, name: 'A班' },
    { ...taught, name: 'B班' },
  ]);
  const inClass = { by: 2, joinedAt: grantedAt } as const;
  await db.insert(teachingPlace).values([
    { ...inClass, teachingClassId: 1, membershipId: TEACHER, role: 1 },
    { ...inClass, teachingClassId: 1, membershipId: MEDIC, role: 3 },
    { ...inClass, teachingClassId: 2, membershipId: NURSE, role: 3 },
  ]);
});

let keys = 0;
const said = (more: object = {}) => ({
  requestKey: `request-${(keys += 1)}`,
  action: 'send',
  title: '放假通知',
  html: '<p>周五放假一天。</p>',
  attachments: [] as object[],
  audience: 'organisation',
  groups: [] as object[],
  roles: [3],
  ...more,
});
const toGroups = (...groups: [string, number][]) => ({
  audience: 'groups',
  groups: groups.map(([kind, id]) => ({ kind, id })),
});

const ask = async (call: string, by: number, body?: object) =>
  test.ask(call, body, { token: await test.signIn(by) });
const add = (more: object = {}, by: number = ADMIN) => ask(`POST ${base}`, by, said(more));
const dataOf = <T>(answer: { body: { data?: unknown } }) => answer.body.data as T;
type Saved = { id: number; state: string; version: number; recipients: number };
const added = async (more: object = {}, by: number = ADMIN) => dataOf<Saved>(await add(more, by));
const list = async (by: number, query = '') =>
  dataOf<{ list: SchoolNoticeItem[]; total: number }>(await ask(`GET ${base}/list${query}`, by));
const detail = async (by: number, id: number) => ask(`GET ${base}/detail?id=${id}`, by);
const received = async (by: number) =>
  dataOf<{ list: { id: number; title: string; issuer: string; isWithdrawn: boolean }[] }>(
    await ask('GET /doctor-cheese/notice/v1/school/list', by),
  ).list;
const unread = async (by: number) =>
  dataOf<number>(await ask('GET /doctor-cheese/notice/v1/unread/total', by));
const read = (by: number, id: number) =>
  ask('PUT /doctor-cheese/notice/v1/status', by, { noticeIds: [id], status: 1 });
const works = () => ({
  db: test.database.db,
  clock: test.clock,
  log: test.app.log,
  stopping: new AbortController().signal,
});
const workOnce = () => runNextJob(works(), schoolNoticeJobs(works()));
const recipients = async () =>
  (await test.database.db.select().from(noticeRecipient)).map(({ personId }) => personId).sort();

describe('a notice of a school', () => {
  it('arrives in the message centres of its people, and of nobody else', async () => {
    expect(await added()).toMatchObject({ state: 'sent', recipients: 2 });
    expect(await received(NURSE)).toMatchObject([
      { title: '放假通知', issuer: '仁心医学院 · 校管', isWithdrawn: false },
    ]);
    expect(await unread(NURSE)).toBe(1);
    for (const other of [STRANGER, DISABLED, TEACHER, ADMIN]) {
      expect([other, await received(other)]).toEqual([other, []]);
    }
  });

  it.each([
    ['roles of the school', { roles: [1, 2, 3] }, [TEACHER, NURSE, MEDIC, HEAD]],
    ['a department with all below', toGroups(['department', NURSING]), [NURSE]],
    ['its teachers', { ...toGroups(['department', NURSING]), roles: [2] }, [HEAD]],
    ['a year', toGroups(['year', 2026]), [NURSE]],
    ['an administrative class', toGroups(['schoolClass', 2]), [MEDIC]],
    [
      'a teaching class with its teacher',
      { ...toGroups(['teachingClass', 1]), roles: [2, 3] },
      [TEACHER, MEDIC],
    ],
    [
      'groups that share people, each of them once',
      toGroups(['department', WARD], ['schoolClass', 1], ['year', 2026]),
      [NURSE],
    ],
  ])('goes to %s', async (_what, more, people) => {
    const { audience = 'organisation', groups = [], roles = [3] } = more as Record<string, never>;
    const counted = await ask(`POST ${base}/count`, ADMIN, { audience, groups, roles });
    expect(counted.body.data).toEqual({ count: people.length });
    await add(more);
    expect(await recipients()).toEqual(people);
  });

  it('stays with who had it, and is not sent to who joins later', async () => {
    await add(toGroups(['schoolClass', 1]));
    const { db } = test.database;
    await db.update(membership).set({ classId: 1 }).where(eq(membership.id, MEDIC));
    await db.update(membership).set({ classId: null }).where(eq(membership.id, NURSE));
    expect(await recipients()).toEqual([NURSE]);
  });

  it('is sent once, however often and at once its button is pressed', async () => {
    const body = said();
    const token = await test.signIn(ADMIN);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => test.ask(`POST ${base}`, body, { token })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map((one) => dataOf<Saved>(one).id)).size).toBe(1);
    expect(await test.database.db.$count(notice)).toBe(1);
    expect(await received(NURSE)).toHaveLength(1);
  });

  it.each([
    [{ title: ' ' }, 400, '请填写内容'],
    [{ html: '<p> </p>' }, 400, '请填写内容'],
    [{ audience: 'groups' }, 400, undefined],
    [toGroups(['department', 99]), 400, undefined],
    [toGroups(['year', 1999]), 409, '所选范围内没有可接收的人，请调整接收范围'],
    [{ action: 'schedule' }, 400, '请选择发送时间'],
    [{ action: 'schedule', sendAt: 1 }, 400, '发送时间须晚于现在，且在一年之内'],
    [
      { attachments: [{ key: 'upload/main/2/document/a/b.pdf', fileName: '甲.pdf' }] },
      400,
      '附件不存在或已失效，请重新上传',
    ],
    [{ roles: [] }, 400, undefined],
  ])('%j is refused, and nothing of it stays', async (more, status, message) => {
    const answer = await add(more);
    expect(answer).toMatchObject({ status, ...(message && { body: { message } }) });
    expect(await test.database.db.$count(notice)).toBe(0);
    expect((await list(ADMIN)).total).toBe(0);
  });

  it('runs nothing that was pasted into it', async () => {
    const { id } = await added({ html: '<p onclick="x()">好</p><script>alert(1)</script>' });
    const { html } = dataOf<SchoolNoticeDetail>(await detail(ADMIN, id));
    expect(html).not.toMatch(/script|onclick/);
  });
});

describe('who may send where', () => {
  const allowed: [string, number, object][] = [
    ['a head, to the own department', HEAD, toGroups(['department', NURSING])],
    ['a head, below it', HEAD, toGroups(['department', WARD])],
    ['a head, to a class of it', HEAD, toGroups(['schoolClass', 1])],
    ['a teacher, to the own class', TEACHER, toGroups(['teachingClass', 1])],
  ];
  it.each(allowed)('%s', async (_who, by, more) => {
    expect((await add(more, by)).status).toBe(200);
  });

  const refused: [string, number, object][] = [
    ['a head, to the whole school', HEAD, {}],
    ['a head, to a neighbour', HEAD, toGroups(['department', MEDICINE])],
    [
      'a head, to own and a neighbour',
      HEAD,
      toGroups(['department', WARD], ['department', MEDICINE]),
    ],
    ['a head, to a class of a neighbour', HEAD, toGroups(['schoolClass', 2])],
    ['a head, to a year', HEAD, toGroups(['year', 2026])],
    ['a head, to a teaching class', HEAD, toGroups(['teachingClass', 2])],
    ['a teacher, to a class of somebody else', TEACHER, toGroups(['teachingClass', 2])],
    ['a teacher, to the whole school', TEACHER, {}],
    ['a teacher, to a department', TEACHER, toGroups(['department', NURSING])],
    ['a learner', NURSE, {}],
  ];
  it.each(refused)('%s: refused, and so is a count', async (_who, by, more) => {
    const { audience, groups, roles } = said(more);
    expect((await add(more, by)).status).toBe(403);
    expect(
      (await add({ ...more, action: 'schedule', sendAt: test.clock.now().getTime() + 60_000 }, by))
        .status,
    ).toBe(403);
    expect((await ask(`POST ${base}/count`, by, { audience, groups, roles })).status).toBe(403);
    expect(await recipients()).toEqual([]);
  });

  it('another school sees, changes, withdraws and counts nothing of it', async () => {
    const { id, version } = await added();
    expect((await detail(STRANGE_ADMIN, id)).status).toBe(404);
    expect((await ask(`GET ${base}/readers?id=${id}`, STRANGE_ADMIN)).status).toBe(404);
    expect((await ask(`GET ${base}/readers/export?id=${id}`, STRANGE_ADMIN)).status).toBe(404);
    expect((await ask(`PUT ${base}/withdraw`, STRANGE_ADMIN, { id })).status).toBe(404);
    expect((await ask(`DELETE ${base}?id=${id}`, STRANGE_ADMIN)).status).toBe(404);
    expect((await ask(`PUT ${base}`, STRANGE_ADMIN, { ...said(), id, version })).status).toBe(404);
    expect((await add(toGroups(['department', NURSING]), STRANGE_ADMIN)).status).toBe(400);
    expect((await list(STRANGE_ADMIN)).total).toBe(0);
    await add({ audience: 'organisation' }, STRANGE_ADMIN);
    expect(await received(STRANGER)).toHaveLength(1);
  });

  it('a teacher sees what they wrote; an administrator what was sent, and nobody’s drafts', async () => {
    const own = await added(toGroups(['teachingClass', 1]), TEACHER);
    const draft = await added({ action: 'draft' }, TEACHER);
    await added();
    expect((await list(TEACHER)).list.map(({ id }) => id)).toEqual([draft.id, own.id]);
    expect((await list(ADMIN)).total).toBe(2);
    expect((await list(HEAD)).total).toBe(0);
    expect((await detail(ADMIN, draft.id)).status).toBe(404);
    expect((await detail(HEAD, own.id)).status).toBe(404);
  });

  it('offers the groups within reach alone', async () => {
    const offered = async (by: number, query: string) =>
      dataOf<{ list: { id: number }[] }>(
        await ask(`GET ${base}/groups?kind=${query}`, by),
      ).list.map(({ id }) => id);
    expect(await offered(ADMIN, 'department')).toEqual([NURSING, MEDICINE]);
    expect(await offered(HEAD, 'department')).toEqual([NURSING]);
    expect(await offered(HEAD, `department&parentId=${NURSING}`)).toEqual([WARD]);
    expect(await offered(HEAD, 'schoolClass')).toEqual([1]);
    expect(await offered(HEAD, 'year')).toEqual([]);
    expect(await offered(TEACHER, 'department')).toEqual([]);
    expect(await offered(TEACHER, 'teachingClass')).toEqual([1]);
    expect(await offered(STRANGE_ADMIN, 'schoolClass')).toEqual([]);
  });
});

describe('a draft and a scheduled notice', () => {
  const inAnHour = () => test.clock.now().getTime() + 3_600_000;
  const later = () => ({ action: 'schedule', sendAt: inAnHour() });

  it('keeps whatever there is, and is sent once it is whole', async () => {
    const { id, version } = await added({
      action: 'draft',
      title: '',
      html: '',
      audience: 'groups',
    });
    expect(dataOf(await detail(ADMIN, id))).toMatchObject({
      state: 'draft',
      title: '',
      isOwn: true,
    });
    const sent = await ask(`PUT ${base}`, ADMIN, { ...said(), id, version });
    expect(sent.body.data).toMatchObject({ id, state: 'sent', recipients: 2 });
    const again = await ask(`PUT ${base}`, ADMIN, { ...said(), id, version });
    expect(again).toMatchObject({ status: 409, body: { message: '该通知已经发出，不能再修改' } });
  });

  it('is sent at its time, once, by two nodes that try it at once', async () => {
    await add(later());
    expect(await workOnce()).toBe(false);
    test.clock.pass(3601);
    await Promise.all([workOnce(), workOnce()]);
    expect(await received(NURSE)).toHaveLength(1);
    expect(await test.database.db.$count(notice)).toBe(1);
    expect((await list(ADMIN)).list).toMatchObject([{ state: 'sent', recipients: 2 }]);
  });

  it('may be changed and put off before it goes', async () => {
    const { id, version } = await added(later());
    const twoHours = test.clock.now().getTime() + 7_200_000;
    const changed = said({ action: 'schedule', sendAt: twoHours, title: '改期通知' });
    expect((await ask(`PUT ${base}`, ADMIN, { ...changed, id, version })).status).toBe(200);
    test.clock.pass(3601);
    expect(await workOnce()).toBe(true);
    expect(await received(NURSE)).toEqual([]);
    test.clock.pass(3600);
    await workOnce();
    expect(await received(NURSE)).toMatchObject([{ title: '改期通知' }]);
  });

  it('is not sent once it is a draft again, or deleted', async () => {
    const { id, version } = await added(later());
    await ask(`PUT ${base}`, ADMIN, { ...said({ action: 'draft' }), id, version });
    const other = await added(later());
    expect((await ask(`DELETE ${base}?id=${other.id}`, ADMIN)).status).toBe(200);
    test.clock.pass(3601);
    while (await workOnce());
    expect(await recipients()).toEqual([]);
  });

  it('is not written over by an outdated form', async () => {
    const { id, version } = await added(later());
    await ask(`PUT ${base}`, ADMIN, { ...said(later()), id, version });
    const stale = await ask(`PUT ${base}`, ADMIN, { ...said(later()), id, version });
    expect(stale).toMatchObject({ status: 409 });
  });

  it.each([
    [
      'has lost the right',
      { state: 2 as const },
      '到发送时间时，发送人已没有向这些范围发送通知的权限',
    ],
  ])('is kept and not sent where its author %s, who is told', async (_why, set, why) => {
    await add({ ...later(), ...toGroups(['department', WARD]) }, HEAD);
    await test.database.db.update(membership).set(set).where(eq(membership.id, HEAD));
    test.clock.pass(3601);
    await workOnce();
    const told = await test.database.db.select().from(notice);
    expect(told).toMatchObject([{ kind: 1, text: expect.stringContaining(why) }]);
    expect(await recipients()).toEqual([HEAD]);
  });

  it('whose groups are gone is sent to nobody, not to everybody', async () => {
    await add({ ...later(), ...toGroups(['schoolClass', 1]) });
    await test.database.db.update(membership).set({ classId: null });
    await test.database.db.delete(schoolClass);
    test.clock.pass(3601);
    await workOnce();
    expect((await list(ADMIN)).list).toMatchObject([{ state: 'failed', failure: 'nobody' }]);
    expect(await received(NURSE)).toEqual([]);
  });
});

describe('what was sent', () => {
  it('says how many have read it, and who has not', async () => {
    const { id } = await added({ roles: [2, 3] });
    const [got] = await received(NURSE);
    await read(NURSE, got?.id ?? 0);
    expect((await list(ADMIN)).list).toMatchObject([{ recipients: 4, readers: 1 }]);
    const readers = async (query: string) =>
      dataOf<{ list: { name: string; readAt: number | null; className: string }[]; total: number }>(
        await ask(`GET ${base}/readers?id=${id}${query}`, ADMIN),
      );
    expect((await readers('&status=1')).list).toMatchObject([
      { name: '林小满', className: '护理1班', number: '001', role: 3 },
    ]);
    expect((await readers('&status=0')).list.map(({ name }) => name)).toEqual([
      '周予安',
      '王老师',
      '院长',
    ]);
    expect((await readers('&status=0&keyword=临床')).list.map(({ name }) => name)).toEqual([
      '周予安',
    ]);
    expect((await readers('&keyword=001')).total).toBe(1);
    const sheet = await ask(`GET ${base}/readers/export?id=${id}&status=0`, ADMIN);
    expect(sheet.body.data).toMatchObject({ fileName: expect.stringContaining('通知阅读情况') });
  });

  it('says that it was withdrawn, and nothing else any more', async () => {
    const { id } = await added();
    const [got] = await received(NURSE);
    expect((await ask(`PUT ${base}/withdraw`, TEACHER, { id })).status).toBe(404);
    await ask(`PUT ${base}/withdraw`, ADMIN, { id });
    expect((await ask(`PUT ${base}/withdraw`, ADMIN, { id })).status).toBe(200);
    expect(await received(NURSE)).toMatchObject([{ title: '', isWithdrawn: true }]);
    expect(await unread(NURSE)).toBe(0);
    const whole = await ask(`GET /doctor-cheese/notice/v1/school/detail?id=${got?.id}`, NURSE);
    expect(whole.body.data).toMatchObject({
      title: '',
      html: '',
      attachments: [],
      isWithdrawn: true,
    });
    expect(dataOf(await detail(ADMIN, id))).toMatchObject({
      state: 'withdrawn',
      title: '放假通知',
    });
  });

  it('hands its attachments to its recipients, until it is withdrawn', async () => {
    const key = `upload/main/${ADMIN}/document/a1/b2.pdf`;
    await test.app.services.storage.put(key, Buffer.from('%PDF-1.4'));
    const { id } = await added({ attachments: [{ key, fileName: '放假 安排.pdf' }] });
    const [got] = await received(NURSE);
    const whole = await ask(`GET /doctor-cheese/notice/v1/school/detail?id=${got?.id}`, NURSE);
    const { attachments } = dataOf<{ attachments: { url: string }[] }>(whole);
    expect(attachments).toEqual([
      { fileName: '放假 安排.pdf', bytes: 8, url: `/storage/notice/${got?.id}/1` },
    ]);
    const url = attachments[0]?.url ?? '';
    const fetched = async (by: number) => test.fetch(url, await test.signIn(by));
    const file = await fetched(NURSE);
    expect([file.statusCode, file.body]).toEqual([200, '%PDF-1.4']);
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('放假 安排.pdf'));
    for (const other of [STRANGER, TEACHER]) expect((await fetched(other)).statusCode).toBe(404);
    expect((await test.get(url)).status).toBe(404);
    await ask(`PUT ${base}/withdraw`, ADMIN, { id });
    expect((await fetched(NURSE)).statusCode).toBe(404);
  });
});
