import { memberImportCalls } from '@cheese/domain/calls/school/memberImport';
import { schoolAuditCalls } from '@cheese/domain/calls/school/schoolAudit';
import { schoolNoticeCalls } from '@cheese/domain/calls/school/schoolNotice';
import { teachingClassCalls } from '@cheese/domain/calls/school/teachingClass';
import { services } from '@cheese/domain/calls/services';
import type { SchoolMergePreview } from '@cheese/domain/contract/school/schoolMerge';
import { sql } from 'drizzle-orm';
import { rawRows } from '../db/rawRows';
import { calls, loginAsked, password, tokenOf } from '../testing/calls/signingIn';
import { sendForm } from '../testing/calls/sendForm';
import { useTestApp } from '../testing/useTestApp';
import { csvOf } from '../testing/useRosters';
import { everyModule } from './modules';
import { schoolColumns } from './school/schoolMerge/schoolMerge.columns';

const test = useTestApp({ modules: everyModule });
const at = '/doctor-cheese/manage/school-merge/v1';
const [OPERATOR, ADMIN, LEARNER, OTHER, THIRD] = [1, 2, 3, 4, 5] as const;

beforeEach(async () => {
  await test.given({
    people: [{ isPlatformAdmin: true }, {}, { password }, {}, {}],
    organisations: [{ name: '仁心医学院' }, { name: '博爱医学院' }, { name: '青山医学院' }],
    memberships: [
      { personId: ADMIN, role: 1, name: '院长', number: 'A1', account: 'admin01' },
      { personId: LEARNER, role: 3, name: '王芳', number: 'S1', account: 'student01' },
      { personId: OTHER, role: 1, name: '李明', number: 'A2', organisationId: 2 },
      { personId: THIRD, role: 1, name: '岳明', number: 'A1', organisationId: 3 },
    ],
  });
  await test.database.db.execute(sql`
    with opened as (
      insert into term (organisation_id, name, starts_on, ends_on)
      select id, '秋季学期', '2026-09-01', '2027-01-20' from organisation order by id
      returning id, organisation_id)
    insert into teaching_class (organisation_id, term_id, name, course_name, code, created_at)
    select organisation_id, id, '一班', '护理学', 'JOINCLASS' || chr(64 + organisation_id), ${test.clock.time.toISOString()}
    from opened`);
});

interface Asked {
  call: { method: string; path: string };
  asked: object;
  by: number;
}

/** Signed in already, so that it is the act itself which meets others. */
async function ready({ call: { method, path }, asked, by }: Asked) {
  const token = await test.signIn(by);
  return async () =>
    (await test.ask(`${method} ${services.main.prefix}/${path}`, asked, { token })).body;
}

async function readyToMerge() {
  const token = await test.signIn(OPERATOR);
  const seen = await test.ask(`GET ${at}/preview?id=1&intoId=2`, undefined, { token });
  const { fingerprint, fromName: name } = seen.body.data as SchoolMergePreview;
  const asked = { id: 1, intoId: 2, name, fingerprint, requestKey: 'press-one' };
  return async () => (await test.ask(`POST ${at}/merge`, asked, { token })).body;
}
const merge = async () => (await readyToMerge())();

/** Every row of a school, by the table that has it. */
async function rowsOf(schoolId: number, fates: readonly string[]) {
  const found: Record<string, unknown[]> = {};
  for (const [column, fate] of Object.entries(schoolColumns)) {
    const [table = '', name = ''] = column.split('.');
    if (!fates.includes(fate)) continue;
    const rows = await rawRows<{ row: unknown }>(
      test.database.db,
      sql`select to_jsonb(own) as row from ${sql.identifier(table)} own
        where own.${sql.identifier(name)} = ${schoolId} order by 1`,
    );
    if (rows.length > 0) found[column] = rows.map(({ row }) => row);
  }
  return found;
}
const everyFate = [...new Set(Object.values(schoolColumns))];
const whatGoes = everyFate.filter((fate) => fate !== 'stays' && fate !== 'ends');

it('ends the sign-ins of the school, and lets its accounts in at the other', async () => {
  const logIn = () =>
    test.ask(calls.bySchool, { ...loginAsked, orgId: 1, username: 'student01', password });
  const before = tokenOf((await logIn()).body);
  const own = (token: string) => test.ask(calls.complete, undefined, { token });
  expect((await own(before)).body.data).toMatchObject({
    user: { organisation: { name: '仁心医学院' } },
  });
  expect(await merge()).toMatchObject({ flag: 0 });
  expect((await own(before)).status).toBe(401);
  const after = tokenOf((await logIn()).body);
  expect((await own(after)).body.data).toMatchObject({
    user: { userName: 'student01', organisation: { name: '博爱医学院' } },
  });
});

it('is no longer among the schools that strangers see', async () => {
  expect(await merge()).toMatchObject({ flag: 0 });
  const { body } = await test.get('/doctor-cheese/org/v1/simple/main?p=1');
  expect(body.data).toMatchObject([{ name: '博爱医学院' }, { name: '青山医学院' }]);
});

it('gives the log of the school to the other, in which the merge stands once, and to no third', async () => {
  expect(await merge()).toMatchObject({ flag: 0 });
  const log = async (by: number) => {
    const token = await test.signIn(by);
    const { body } = await test.ask(
      `GET ${services.main.prefix}/${schoolAuditCalls.list.path}?page=1&pageCnt=10`,
      undefined,
      { token },
    );
    return (body.data as { list: object[] }).list;
  };
  const entry = { act: 'school.merge', about: '仁心医学院' };
  expect(await log(OTHER)).toMatchObject([entry]);
  expect(await log(THIRD)).toEqual([]);
});

it('leaves every row of a third school as it was', async () => {
  const before = await rowsOf(3, everyFate);
  expect(Object.keys(before)).toContain('teaching_class.organisation_id');
  expect(await merge()).toMatchObject({ flag: 0 });
  expect(await rowsOf(3, everyFate)).toEqual(before);
});

const notice = {
  title: '放假通知',
  html: '<p>明日放假</p>',
  audience: 'organisation',
  groups: [],
  roles: [3],
  attachments: [],
  action: 'send',
};

/** A roster that was looked at and awaits its confirmation. */
async function bringRoster() {
  const sent = await sendForm(test, `${services.main.prefix}/${memberImportCalls.preview.path}`, {
    file: {
      name: '名单.csv',
      bytes: csvOf(['00123', '孙新', '学员', '临床医学院', '', '2026', '1班', '', '']),
    },
    token: await test.signIn(ADMIN),
  });
  return (sent.body.data as { importId: number }).importId;
}

const writers = (importId: number): Asked[] => [
  { call: memberImportCalls.confirm, asked: { importId }, by: ADMIN },
  ...[1, 2, 3].map((nth) => ({
    call: schoolNoticeCalls.add,
    asked: { ...notice, requestKey: `notice-${nth}` },
    by: ADMIN,
  })),
  { call: teachingClassCalls.join, asked: { code: 'JOINCLASSA' }, by: LEARNER },
];

const refusals = [
  'school.merged',
  'school.busy',
  'access.denied',
  'login.needed',
  'teachingClass.unknownCode',
];

it('leaves nothing behind of what others write at the same moment', async () => {
  const press = await readyToMerge();
  const acts = await Promise.all(writers(await bringRoster()).map(ready));
  const [first, ...written] = await Promise.all([press(), ...acts.map((act) => act())]);
  for (const { key } of written) expect([undefined, ...refusals]).toContain(key);
  expect([undefined, 'school.mergeChanged', 'school.busy']).toContain(first.key);
  if (first.key) expect(await merge()).toMatchObject({ flag: 0 });
  expect(await rowsOf(1, whatGoes)).toEqual({});
});

const inMerge = 4711;

/**
 * Keeps a merge, which has moved the people by then, from going on until somebody waits for it.
 * A lock would not do: a merge that waits too long for one gives way and begins again.
 */
const holdMerge = sql`
  create function wait_for_a_writer() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(${sql.raw(String(inMerge))});
    while not exists (
      select from pg_locks waiting join pg_locks own using (pid)
      join pg_database here on here.oid = own.database and here.datname = current_database()
      where not waiting.granted)
    loop end loop;
    return null;
  end $$;
  create trigger wait_for_a_writer before update on certificate
    for each statement execute function wait_for_a_writer()`;
const letMergesGo = sql`drop function if exists wait_for_a_writer cascade`;

afterEach(() => test.database.db.execute(letMergesGo));

async function untilInMerge() {
  const held = sql`select from pg_locks where locktype = 'advisory' and objid = ${inMerge}`;
  while ((await rawRows(test.database.db, held)).length === 0);
}

it('refuses what others write while it is under way', async () => {
  const importId = await bringRoster();
  const press = await readyToMerge();
  const acts = await Promise.all(writers(importId).map(ready));
  await test.database.db.execute(holdMerge);
  const merging = press();
  await untilInMerge();
  const written = await Promise.all(acts.map((act) => act()));
  expect(await merging).toMatchObject({ flag: 0 });
  for (const { key } of written) expect(refusals).toContain(key);
  expect(await rowsOf(1, whatGoes)).toEqual({});
});
