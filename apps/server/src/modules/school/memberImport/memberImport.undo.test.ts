import { userCalls } from '@cheese/domain/calls/people/user';
import { memberImportCalls as calls } from '@cheese/domain/calls/school/memberImport';
import { eq } from 'drizzle-orm';
import { sendForm } from '../../../testing/calls/sendForm';
import { schoolPeople as who } from '../../../testing/given/school/twoSchools';
import { csvOf, some, urlOf, useRosters } from '../../../testing/useRosters';
import { department } from '../../people/organisation/department.tables';
import { membership } from '../../people/organisation/member.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { person } from '../../people/person/person.tables';
import { audience, audienceGroup } from '../audience/audience.tables';

const { test, ask, send, detail, rowsOf, confirm, undo, roll, everything, signIn } = useRosters();

describe('undo', () => {
  it('removes what came, and puts back what was changed', async () => {
    const before = await roll();
    const { importId } = await send(some);
    await confirm(importId);
    expect((await undo(importId)).data).toEqual({ removed: 2, restored: 1, kept: 0 });
    const after = await roll();
    expect(after.map(({ version: _version, ...row }) => row)).toEqual(
      before.map(({ version: _version, ...row }) => row),
    );
    const { db } = test.database;
    expect(await db.select().from(person)).toHaveLength(6);
    expect(await db.select().from(department)).toEqual([]);
    expect(await db.select().from(schoolClass)).toEqual([]);
    expect(await undo(importId)).toMatchObject({
      status: 409,
      body: { key: 'memberImport.undone' },
    });
    expect((await confirm(importId)).status).toBe(409);
  });

  it('leaves a department and a class that an audience has come to name', async () => {
    const { importId } = await send(some);
    await confirm(importId);
    const { db } = test.database;
    const [major] = await db.select().from(department).where(eq(department.name, '临床医学'));
    const [room] = await db.select().from(schoolClass);
    const now = test.clock.now();
    await db.insert(audience).values({ kind: 'groups', organisationId: 1, createdAt: now });
    await db.insert(audienceGroup).values([
      { audienceId: 1, departmentId: major?.id },
      { audienceId: 1, classId: room?.id },
    ]);
    expect((await undo(importId)).data).toMatchObject({ removed: 2 });
    expect(await db.select().from(audienceGroup)).toHaveLength(2);
    expect(await db.select().from(department)).toHaveLength(2);
    expect(await db.select().from(schoolClass)).toHaveLength(1);
  });

  it('is refused once somebody has signed in by it', async () => {
    const { importId } = await send(some);
    const { handedOut } = (await confirm(importId)).data;
    const [{ number, password } = { number: '', password: '' }] = handedOut?.cards ?? [];
    await signIn(number, password);
    const before = await everything();
    expect(await undo(importId)).toMatchObject({ body: { key: 'memberImport.signedIn' } });
    expect(await everything()).toBe(before);
    expect(await detail(importId)).toMatchObject({ unused: 1 });
  });

  it('is refused once a line was claimed', async () => {
    const { importId } = await send(csvOf(['7', '周旧', '', '', '', '', '', '', '13900000006']));
    await confirm(importId);
    await test.database.db
      .update(membership)
      .set({ personId: 6 })
      .where(eq(membership.number, '7'));
    expect(await undo(importId)).toMatchObject({ body: { key: 'memberImport.signedIn' } });
  });

  it('is refused after a day', async () => {
    const { importId } = await send(some);
    await confirm(importId);
    expect((await detail(importId)).undoableUntil).not.toBeNull();
    test.clock.pass(24 * 3600);
    expect(await undo(importId)).toMatchObject({ body: { key: 'memberImport.tooLate' } });
    expect((await detail(importId)).undoableUntil).toBeNull();
  });

  it('leaves what somebody has changed since', async () => {
    const { importId } = await send(some);
    await confirm(importId);
    await test.database.db
      .update(membership)
      .set({ name: '钱改名', version: 9 })
      .where(eq(membership.number, 'S1'));
    expect((await undo(importId)).data).toEqual({ removed: 2, restored: 0, kept: 1 });
    expect((await roll()).find(({ number }) => number === 'S1')).toMatchObject({ name: '钱改名' });
  });
});

describe('leaving', () => {
  const state = 3;

  it('a year leaves together, loses the school within 5 s, and comes back', async () => {
    await test.database.db
      .update(membership)
      .set({ year: 2022 })
      .where(eq(membership.number, 'S1'));
    const groups = await ask('admin', calls.groups);
    expect(groups.data).toMatchObject({ years: [{ year: 2022, count: 1 }] });
    const { data } = await ask<{ importId: number }>('admin', calls.leave, { state, year: 2022 });
    expect(await detail(data.importId)).toMatchObject({
      kind: 'leaving',
      fileName: '按年级：2022级',
      counts: { leaving: 1 },
      losingSignIn: 0,
    });
    expect(await rowsOf(data.importId)).toMatchObject([
      { number: 'S1', changes: [{ field: 'state', before: '正常', after: '已毕业' }] },
    ]);
    const token = await test.signIn(3);
    const whole = `GET ${urlOf(userCalls.infoComplete)}`;
    const school = async () => {
      const { body } = await test.ask(whole, undefined, { token });
      return (body.data as { user: { organisation: unknown } }).user.organisation;
    };
    expect(await school()).not.toBeNull();
    await confirm(data.importId);
    test.clock.pass(5);
    expect(await school()).toBeNull();
    const gone = (await roll()).find(({ number }) => number === 'S1');
    expect(gone).toMatchObject({ state: 3, leftAt: expect.any(Date) as Date });
    expect((await undo(data.importId)).data).toMatchObject({ restored: 1 });
    const back = (await roll()).find(({ number }) => number === 'S1');
    expect(back).toMatchObject({ state: 1, leftAt: null });
  });

  it('says who cannot sign in any more', async () => {
    await confirm((await send(some)).importId);
    const { data } = await ask<{ importId: number }>('admin', calls.leave, {
      state: 4,
      year: 2026,
    });
    expect(await detail(data.importId)).toMatchObject({ counts: { leaving: 2 }, losingSignIn: 2 });
  });

  it('a file names who leaves, and nobody else does', async () => {
    const token = await test.signIn(who.admin);
    const file = { bytes: '学号,姓名\nS1,别人\nT1,赵老师\nX9,谁\nA1,管理员\n', name: '离校.csv' };
    const { body } = await sendForm(test, urlOf(calls.leaveByFile), {
      fields: { state: '5' },
      file,
      token,
    });
    const { importId } = body.data as { importId: number };
    expect(await rowsOf(importId)).toMatchObject([
      { faults: [{ message: '与学校名单中的姓名“钱学员”不符' }] },
      { verdict: 'leaving', number: 'T1' },
      { faults: [{ message: '学校名单中没有这个编号' }] },
      { faults: [{ message: '不能包括自己' }] },
    ]);
    await confirm(importId);
    const states = (await roll()).map(({ number, state: now }) => [number, now]);
    expect(states).toEqual([
      ['A1', 1],
      ['T1', 5],
      ['S1', 1],
      ['A2', 1],
    ]);
  });

  it('takes classes or a year, and classes of the own school alone', async () => {
    expect((await ask('admin', calls.leave, { state })).status).toBe(400);
    const [room] = await test.database.db
      .insert(schoolClass)
      .values({ organisationId: 2, year: 2026, name: '1班' })
      .returning();
    const foreign = await ask('admin', calls.leave, { state, classIds: [room?.id] });
    expect(foreign.status).toBe(404);
  });
});
