import { eq } from 'drizzle-orm';
import { runNextJob } from '../../base/job/job.run';
import { notice } from '../../people/notice/notice.tables';
import { membership } from '../../people/organisation/member.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { schoolNoticeJobs } from './schoolNotice.jobs';
import {
  ADMIN,
  TEACHER,
  NURSE,
  HEAD,
  STRANGER,
  WARD,
  base,
  said,
  toGroups,
  dataOf,
  useNoticeSchool,
} from './testing/useNoticeSchool';

const school = useNoticeSchool();
const { test, ask, add, added, list, detail, received, unread, read } = school;
const { works, workOnce, recipients } = school;

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

  it('is sent a minute late where the node that was at it is killed', async () => {
    await add(later());
    test.clock.pass(3601);
    let hasBegun = () => undefined as void;
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    const transaction = () => (hasBegun(), new Promise<never>(() => undefined));
    // Whoever is dead renews nothing.
    jest.spyOn(globalThis, 'setInterval').mockReturnValueOnce(setTimeout(() => undefined, 0));
    void runNextJob(works(), schoolNoticeJobs({ ...works(), db: { transaction } as never }));
    await begun;
    jest.restoreAllMocks();
    expect(await workOnce()).toBe(false);
    test.clock.pass(61);
    expect(await workOnce()).toBe(true);
    expect(await received(NURSE)).toHaveLength(1);
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
      '王老师',
      '周予安',
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
