import { readZip } from '@cheese/question-files/zip/read';
import { eq, sql } from 'drizzle-orm';
import { rawRows } from '../db/rawRows';
import { useTestApp } from '../testing/useTestApp';
import { runNextJob } from './base/job/job.run';
import { everyModule } from './modules';
import { auditEntry } from './people/audit/audit.tables';
import { membership } from './people/organisation/member.tables';
import { person } from './people/person/person.tables';
import { privacyJobs, queuePrivacySweeping } from './people/privacy/privacy.jobs';
import { dataLook } from './people/privacy/privacy.tables';
import { personalParts } from './personalParts';
import { hashPassword } from './people/tries/password';
import { memberImport, memberImportRow } from './school/memberImport/memberImport.tables';

const test = useTestApp({ modules: everyModule });
const base = '/doctor-cheese/privacy/v1';
const [ADMIN, LEARNER, OTHER, STRANGE_ADMIN, OPERATOR] = [1, 2, 3, 4, 5] as const;
const [PHONE, NAME, NICKNAME, PASSWORD] = [
  '13912345678',
  '欧阳晓曦',
  '曦曦同学',
  'Cheese-2026',
] as const;
const DAY_S = 86_400;

beforeEach(async () => {
  await test.given({
    people: [
      {},
      { phone: PHONE, name: NAME, nickname: NICKNAME, passwordHash: await hashPassword(PASSWORD) },
      {},
      {},
      { isPlatformAdmin: true },
    ],
    organisations: [{ name: '仁心医学院' }, { name: '济世医科大学' }],
    memberships: [
      { personId: ADMIN, role: 1, name: '校管' },
      { personId: LEARNER, role: 3, name: NAME, number: '2026001', phone: PHONE },
      { personId: OTHER, role: 3, name: '林小满' },
      { personId: STRANGE_ADMIN, role: 1, organisationId: 2 },
    ],
  });
});

const ask = async (call: string, by: number, body?: object) =>
  test.ask(call, body, { token: await test.signIn(by) });
const works = () => ({
  db: test.database.db,
  clock: test.clock,
  log: test.app.log,
  stopping: new AbortController().signal,
});
async function workAll() {
  const kinds = privacyJobs({ ...works(), parts: personalParts });
  for (let at = 0; at < 5; at += 1) await runNextJob(works(), kinds);
}
const leave = (by: number, password: string = PASSWORD) =>
  ask(`POST ${base}/deletion`, by, { password });
const fetchExport = async (by: number) =>
  test.fetch('/storage/privacy/export.zip', await test.signIn(by));

/** Every place of the database in which a text holds these words. */
async function placesOf(words: string): Promise<string[]> {
  const { db } = test.database;
  const columns = await rawRows<{ table: string; column: string }>(
    db,
    sql`select its.table_name as "table", its.column_name as "column"
      from information_schema.columns its join information_schema.tables made
        on made.table_name = its.table_name and made.table_schema = its.table_schema
      where its.table_schema = 'public' and made.table_type = 'BASE TABLE'
        and (its.data_type in ('text', 'jsonb', 'ARRAY', 'character varying'))`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const [row] = await rawRows<{ count: number }>(
      db,
      sql`select count(*)::int as count from ${sql.identifier(table)}
        where strpos(${sql.identifier(column)}::text, ${words}) > 0`,
    );
    if ((row?.count ?? 0) > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}

describe('the deletion of an account', () => {
  async function leaveTraces() {
    const { db } = test.database;
    const at = test.clock.now();
    await test.ask('POST /doctor-cheese/auth/v1/login/pp', {
      loginPlatform: 1,
      expireTime: 86_400,
      phoneNum: PHONE,
      password: 'wrong-word-1',
    });
    await db.execute(sql`insert into sms_code (service, phone, salt, code_hash, sent_at)
      values ('main', ${PHONE}, 'a', 'b', ${at.toISOString()}::timestamptz)`);
    await db.insert(auditEntry).values({
      byPersonId: ADMIN,
      act: 'member.edit',
      about: NAME,
      toPersonId: LEARNER,
      before: { phone: PHONE, name: NAME },
      after: {},
      at,
      organisationId: 1,
    });
    await db.execute(sql`insert into certificate
        (number, kind, subject_id, person_id, name, item_name, org_name, template, issued_at)
      values ('C-1', 1, 1, ${LEARNER}, ${NAME}, '急救', '平台', 1, now())`);
    await db.insert(memberImport).values({
      organisationId: 1,
      personId: ADMIN,
      kind: 'roster',
      fileName: '名单.xlsx',
      columns: [],
      notices: [],
      counts: {} as never,
      unclaimed: 0,
      newDepartments: [],
      newClasses: [],
      createdAt: at,
    });
    await db.insert(memberImportRow).values({
      importId: 1,
      row: 2,
      cells: [NAME, PHONE],
      unread: [],
      verdict: 'unchanged',
      changes: [],
      faults: [],
      membershipId: 2,
    });
    await ask('GET /doctor-cheese/member/v1/detail?id=2', ADMIN);
    await ask(`POST ${base}/export`, LEARNER);
    await workAll();
  }

  it('leaves no name and no phone of theirs anywhere', async () => {
    await leaveTraces();
    expect((await placesOf(NAME)).length).toBeGreaterThan(4);
    expect((await placesOf(PHONE)).length).toBeGreaterThan(4);
    expect((await leave(LEARNER)).status).toBe(200);
    test.clock.pass(7 * DAY_S + 1);
    await queuePrivacySweeping(works());
    await workAll();
    for (const words of [NAME, NICKNAME, PHONE, '2026001']) {
      expect([words, await placesOf(words)]).toEqual([words, []]);
    }
    const [gone] = await test.database.db.select().from(person).where(eq(person.id, LEARNER));
    expect(gone).toMatchObject({ nickname: '已注销用户', phone: null, erasedAt: expect.any(Date) });
    const [line] = await test.database.db.select().from(membership).where(eq(membership.id, 2));
    expect(line).toMatchObject({ personId: LEARNER, name: '已注销用户', state: 6 });
    expect((await ask('GET /doctor-cheese/member/v1/detail?id=3', ADMIN)).body.data).toMatchObject({
      name: '林小满',
    });
  });

  it('damages nothing by a name that is a common word', async () => {
    const { db } = test.database;
    const at = test.clock.now();
    await db.update(person).set({ nickname: 'name', name: 'course' }).where(eq(person.id, LEARNER));
    await db.execute(sql`insert into certificate
        (number, kind, subject_id, person_id, name, item_name, org_name, template, issued_at)
      values ('C-2', 'course', 1, ${LEARNER}, 'course', 'a course', '平台', 1, now())`);
    await db.insert(auditEntry).values({
      byPersonId: LEARNER,
      act: 'member.edit',
      about: '林小满',
      at,
      before: { name: 'course A' },
      after: { name: 'A' },
    });
    await leave(LEARNER);
    test.clock.pass(7 * DAY_S + 1);
    await queuePrivacySweeping(works());
    await workAll();
    const [kept] = await rawRows(db, sql`select kind, name, item_name from certificate`);
    expect(kept).toEqual({ kind: 'course', name: '已注销用户', item_name: 'a course' });
    const [entry] = await db.select().from(auditEntry);
    expect(entry).toMatchObject({ before: { name: '已注销用户 A' }, after: { name: 'A' } });
  });

  it('waits for seven days, in which a sign-in keeps the account', async () => {
    const { body } = await leave(LEARNER);
    expect(body.data).toEqual({ dueAt: test.clock.now().getTime() + 7 * DAY_S * 1000 });
    test.clock.pass(6 * DAY_S);
    await test.signIn(LEARNER);
    test.clock.pass(2 * DAY_S);
    await queuePrivacySweeping(works());
    await workAll();
    const [row] = await test.database.db.select().from(person).where(eq(person.id, LEARNER));
    expect(row).toMatchObject({ phone: PHONE, eraseAt: null, erasedAt: null });
  });

  it('ends every sign-in at once', async () => {
    const token = await test.signIn(LEARNER);
    await leave(LEARNER);
    expect((await test.ask(`GET ${base}/overview`, undefined, { token })).status).toBe(401);
  });

  it('needs the password again, and counts wrong ones', async () => {
    expect(await leave(LEARNER, 'wrong-word-1')).toMatchObject({
      status: 403,
      body: { message: '密码或验证码不正确，请重新填写' },
    });
    expect((await ask(`POST ${base}/deletion`, LEARNER, {})).status).toBe(403);
  });

  it('is refused to the last administrator of a school, until there is another', async () => {
    const { db } = test.database;
    await db
      .update(person)
      .set({ passwordHash: await hashPassword(PASSWORD), phone: '13900000001' })
      .where(eq(person.id, ADMIN));
    expect(await leave(ADMIN)).toMatchObject({ status: 409, body: { key: 'privacy.lastAdmin' } });
    await db.update(membership).set({ role: 1 }).where(eq(membership.id, 3));
    expect((await leave(ADMIN)).status).toBe(200);
    await db.update(membership).set({ role: 3 }).where(eq(membership.id, 3));
    test.clock.pass(7 * DAY_S + 1);
    await queuePrivacySweeping(works());
    await workAll();
    const [row] = await db.select().from(person).where(eq(person.id, ADMIN));
    expect(row).toMatchObject({ phone: '13900000001', erasedAt: null });
  });
});

describe('the copy of one’s own data', () => {
  it('is made once at a time, for its owner alone, and goes after some days', async () => {
    const asked = await Promise.all([
      ask(`POST ${base}/export`, LEARNER),
      ask(`POST ${base}/export`, LEARNER),
    ]);
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409]);
    await workAll();
    const { body } = await ask(`GET ${base}/overview`, LEARNER);
    expect(body.data).toMatchObject({ export: { state: 'ready', fileName: '个人信息副本.zip' } });
    const file = await fetchExport(LEARNER);
    expect(file.statusCode).toBe(200);
    const zip = readZip(file.rawPayload);
    expect(zip.names).toEqual(
      expect.arrayContaining(['个人信息.json', '个人信息.html', '学校身份.csv']),
    );
    const json = JSON.parse(String(zip.open('个人信息.json'))) as Record<string, object[]>;
    expect(json['账号资料']).toMatchObject([{ 姓名: NAME, 手机号: PHONE }]);
    expect(String(zip.open('个人信息.json'))).not.toContain('林小满');
    expect((await fetchExport(OTHER)).statusCode).toBe(404);
    expect((await test.get('/storage/privacy/export.zip')).status).toBe(404);
    expect((await ask(`GET ${base}/overview`, OTHER)).body.data).toMatchObject({ export: null });
    test.clock.pass(3 * DAY_S + 1);
    expect((await fetchExport(LEARNER)).statusCode).toBe(404);
  });
});

describe('looks into somebody’s data', () => {
  it('are told to them alone, with who looked from which role', async () => {
    await ask('GET /doctor-cheese/member/v1/detail?id=2', ADMIN);
    expect((await ask('GET /doctor-cheese/member/v1/detail?id=2', STRANGE_ADMIN)).status).toBe(404);
    const looks = async (by: number) => (await ask(`GET ${base}/looks`, by)).body.data;
    expect(await looks(LEARNER)).toMatchObject({
      total: 1,
      list: [{ place: 'member', name: '校管', role: '仁心医学院 · 学校管理员' }],
    });
    expect(await looks(OTHER)).toEqual({ list: [], total: 0 });
  });

  it('are one when somebody opens them again within ten minutes', async () => {
    const open = () => ask('GET /doctor-cheese/member/v1/detail?id=2', ADMIN);
    const count = async () => (await ask(`GET ${base}/looks`, LEARNER)).body.data;
    await open();
    test.clock.pass(599);
    await open();
    expect(await count()).toMatchObject({ total: 1 });
    test.clock.pass(1);
    await open();
    expect(await count()).toMatchObject({ total: 2 });
  });

  it('cannot be changed or deleted afterwards', async () => {
    await ask('GET /doctor-cheese/member/v1/detail?id=2', ADMIN);
    const { db } = test.database;
    await expect(db.delete(dataLook)).rejects.toThrow();
    await expect(db.update(dataLook).set({ role: '无人' })).rejects.toThrow();
  });
});

describe('how long things are kept', () => {
  const at = '/doctor-cheese/manage/privacy/v1/retention';

  it('is set by the platform within limits, written down, and done', async () => {
    expect((await ask(`PUT ${at}`, ADMIN, { kind: 'smsCodes', days: 5 })).status).toBe(403);
    expect((await ask(`PUT ${at}`, OPERATOR, { kind: 'logs', days: 30 })).status).toBe(400);
    expect((await ask(`PUT ${at}`, OPERATOR, { kind: 'smsCodes', days: 5 })).status).toBe(200);
    expect((await ask(`GET ${at}`, OPERATOR)).body.data).toContainEqual({
      kind: 'smsCodes',
      days: 5,
    });
    const { db } = test.database;
    const sent = (days: number) => new Date(test.clock.now().getTime() - days * DAY_S * 1000);
    for (const days of [4, 6]) {
      await db.execute(sql`insert into sms_code (service, phone, salt, code_hash, sent_at)
        values ('main', ${PHONE}, 'a', ${`${days}`}, ${sent(days).toISOString()}::timestamptz)`);
    }
    await queuePrivacySweeping(works());
    await workAll();
    const left = await rawRows<{ code_hash: string }>(db, sql`select code_hash from sms_code`);
    expect(left).toEqual([{ code_hash: '4' }]);
  });
});
