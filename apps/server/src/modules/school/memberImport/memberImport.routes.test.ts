import { memberImportCalls as calls } from '@cheese/domain/calls/school/memberImport';
import type { HandedOut } from '@cheese/domain/contract/school/memberImport';
import { eq, sql } from 'drizzle-orm';
import { untilLocked } from '../../../testing/untilLocked';
import { csvOf, some, type Who, useRosters } from '../../../testing/useRosters';
import { auditEntry } from '../../people/audit/audit.tables';
import { department, departmentAncestor } from '../../people/organisation/department.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { person } from '../../people/person/person.tables';
import { memberImportJobs } from './memberImport.jobs';
import { memberImport, memberImportRow } from './memberImport.tables';

const { test, ask, send, detail, rowsOf, confirm, roll, everything, signIn } = useRosters();

describe('confirm', () => {
  it('makes departments, classes and accounts, and hands the passwords out once', async () => {
    const { importId } = await send(some);
    const { data } = await confirm(importId);
    const { handedOut } = data;
    expect(handedOut).toMatchObject({
      schoolName: '仁心医学院',
      cards: [
        { number: '00123', name: '孙新', className: '临床1班' },
        { number: '00124', name: '李新' },
      ],
    });
    expect(
      Buffer.from(handedOut?.workbook ?? '', 'base64')
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    const lines = (await roll()).slice(-2);
    const [faculty, major] = await test.database.db
      .select()
      .from(department)
      .orderBy(department.id);
    const [room] = await test.database.db.select().from(schoolClass);
    expect(room).toMatchObject({ year: 2026, name: '临床1班', departmentId: major?.id });
    expect(lines).toMatchObject([
      {
        account: '00123',
        departmentId: major?.id,
        classId: room?.id,
        year: 2026,
        gender: 1,
        pinyin: 'sun xin',
        isAccountMade: true,
      },
      { account: '00124', departmentId: faculty?.id, gender: 2 },
    ]);
    expect(await test.database.db.select().from(departmentAncestor)).toHaveLength(3);
    expect((await confirm(importId)).data).toEqual({ handedOut: null });
    expect(await roll()).toHaveLength(6);
    const everyLine = JSON.stringify([
      test.log,
      await test.database.db.select().from(memberImportRow),
    ]);
    for (const { password } of handedOut?.cards ?? []) expect(everyLine).not.toContain(password);
    const [entry] = await test.database.db.select().from(auditEntry);
    expect(entry).toMatchObject({ act: 'roster.import', after: { count: '新增 2 人，修改 1 人' } });
  });

  it('each signs in with the own password, and replaces it first', async () => {
    const { importId } = await send(some);
    const { handedOut } = (await confirm(importId)).data;
    const [first, second] = handedOut?.cards ?? [];
    expect((await signIn(first?.number, first?.password)).status).toBe(200);
    expect((await signIn(first?.number, second?.password)).status).toBe(400);
    const people = await test.database.db
      .select()
      .from(person)
      .where(eq(person.mustChangePassword, true));
    expect(people).toHaveLength(2);
    expect(people.map(({ phone }) => phone)).toEqual([null, null]);
  });

  it('saves nothing where the last of it fails', async () => {
    const { importId } = await send(some);
    const before = await everything();
    const { db } = test.database;
    await db.execute(
      sql`alter table audit_entry add constraint broken check (act <> 'roster.import')`,
    );
    const failed = await confirm(importId);
    await db.execute(sql`alter table audit_entry drop constraint broken`);
    expect(failed.status).toBe(500);
    expect(await everything()).toBe(before);
    expect(await detail(importId)).toMatchObject({ state: 'waiting' });
    expect((await confirm(importId)).status).toBe(200);
  });

  it('two presses save once', async () => {
    const { importId } = await send(some);
    const both = await Promise.all([confirm(importId), confirm(importId)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.filter(({ data }) => data.handedOut !== null)).toHaveLength(1);
    expect(await roll()).toHaveLength(6);
  });

  it('of two administrators the second is told, and sees the preview anew', async () => {
    const first = await send(some);
    const second = await send(csvOf(['00123', '孙新'], ['00199', '新人']), 'b.csv', 'other');
    await confirm(first.importId);
    const before = await everything();
    const late = await confirm(second.importId, 'other');
    expect(late).toMatchObject({ status: 409, body: { key: 'memberImport.rollChanged' } });
    expect(await everything()).toBe(before);
    expect(await detail(second.importId, 'other')).toMatchObject({
      state: 'waiting',
      counts: { created: 1, unchanged: 1 },
    });
    expect((await confirm(second.importId, 'other')).status).toBe(200);
    expect(await roll()).toHaveLength(7);
  });

  it.each<[string, (importId: number) => Promise<unknown>, string]>([
    ['cancelled', (importId) => ask('admin', calls.cancel, { importId }), 'import.notFound'],
    ['replaced by another file', () => send(csvOf(['9', '周新'])), 'import.notFound'],
  ])(
    'an import that is %s while it waits for the roll is not called saved',
    async (_what, act, key) => {
      const { importId } = await send(some);
      const { db } = test.database;
      const before = await everything();
      let confirming: ReturnType<typeof confirm> | undefined;
      await db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('roll:1', 0))`);
        confirming = confirm(importId);
        await untilLocked(db);
        await act(importId);
      });
      expect(await confirming).toMatchObject({ body: { key } });
      expect(await everything()).toBe(before);
    },
  );

  it('moves people, and leaves in their major whom the file puts into its department', async () => {
    await confirm((await send(some)).importId);
    const again = csvOf(
      ['00123', '孙新', '', '临床医学院', '', '', '', '', ''],
      ['00124', '李新', '', '护理学院', '', '2026', '护理1班', '', ''],
    );
    const { importId } = await send(again);
    expect(await detail(importId)).toMatchObject({ counts: { unchanged: 1, moved: 1 } });
    expect(await rowsOf(importId, 'moved')).toMatchObject([
      {
        changes: [
          { field: 'department', before: '临床医学院', after: '护理学院' },
          { field: 'className', before: '2026级 临床1班', after: '2026级 护理1班' },
        ],
      },
    ]);
  });

  it('what nobody has confirmed is forgotten after a day', async () => {
    const { importId } = await send(some);
    const { db } = test.database;
    const sweep = Object.values(memberImportJobs({ db, clock: test.clock }))[0];
    test.clock.pass(25 * 3600);
    await sweep?.run({} as never, {} as never);
    expect((await ask('admin', calls.detail, { importId })).status).toBe(404);
    expect(await db.select().from(memberImport)).toEqual([]);
  });
});

describe('new passwords', () => {
  it('replace those that nobody has used, for whoever confirmed', async () => {
    const { importId } = await send(some);
    const first = (await confirm(importId)).data.handedOut;
    const others = await ask('other', calls.renewPasswords, { importId });
    expect(others).toMatchObject({ status: 403, body: { key: 'memberImport.notYours' } });
    const { data } = await ask<HandedOut>('admin', calls.renewPasswords, { importId });
    expect(data.cards.map(({ number }) => number)).toEqual(['00123', '00124']);
    const before = first?.cards.map(({ password }) => password) ?? [];
    for (const { password } of data.cards) expect(before).not.toContain(password);
  });

  it('are for nobody where all have signed in', async () => {
    const { importId } = await send(some);
    await confirm(importId);
    await test.database.db.update(person).set({ mustChangePassword: false });
    expect(await ask('admin', calls.renewPasswords, { importId })).toMatchObject({
      status: 409,
      body: { key: 'memberImport.noneLeft' },
    });
  });
});

describe('who may', () => {
  it.each<Who>(['teacher', 'learner', 'nobody'])('a %s is refused every call', async (name) => {
    const { importId } = await send(some);
    expect((await send(some, 'x.csv', name)).status).toBe(403);
    for (const call of Object.values(calls)) {
      if ('body' in call) continue;
      const needs = { importId, ...(call === calls.leave && { state: 3, year: 2026 }) };
      const asked = call === calls.leave ? { state: 3, year: 2026 } : needs;
      const isBare = call === calls.template || call === calls.groups || call === calls.list;
      const { status } = await ask(name, call, isBare ? {} : asked);
      expect([call.path, status]).toEqual([call.path, 403]);
    }
  });

  it("another school's import is not found", async () => {
    const { importId } = await send(some);
    await confirm(importId);
    const byId = [
      calls.detail,
      calls.rows,
      calls.faulty,
      calls.confirm,
      calls.renewPasswords,
      calls.undo,
      calls.cancel,
    ];
    for (const call of byId) {
      const { status } = await ask('elsewhere', call, { importId });
      expect([call.path, status]).toEqual([call.path, 404]);
    }
    expect((await ask('elsewhere', calls.list)).data).toEqual({ list: [], total: 0 });
  });

  it('what nobody has confirmed is seen by whoever began it', async () => {
    const { importId } = await send(some);
    expect((await ask('other', calls.detail, { importId })).status).toBe(404);
    expect((await ask('other', calls.confirm, { importId })).status).toBe(404);
    expect((await ask('admin', calls.cancel, { importId })).status).toBe(200);
    expect((await ask('admin', calls.detail, { importId })).status).toBe(404);
  });

  it('numbers of another school are no duplicates', async () => {
    await test.given({
      memberships: [{ organisationId: 2, number: '00123', account: '00123', name: '外校' }],
    });
    const { importId } = await send(some);
    expect(await detail(importId)).toMatchObject({ counts: { created: 2 } });
  });
});
