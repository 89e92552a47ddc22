import { memberCalls } from '@cheese/domain/calls/school/member';
import { memberImportCalls as calls } from '@cheese/domain/calls/school/memberImport';
import { schoolNoticeCalls } from '@cheese/domain/calls/school/schoolNotice';
import { teachingClassCalls } from '@cheese/domain/calls/school/teachingClass';
import { services } from '@cheese/domain/calls/services';
import { eq, inArray, isNull, like, sql } from 'drizzle-orm';
import { rawRows } from '../db/rawRows';
import { sendForm } from '../testing/calls/sendForm';
import { ADMIN, LEARNERS, licensing, TEACHER } from '../testing/given/school/licensing';
import { csvOf } from '../testing/useRosters';
import { useTestApp } from '../testing/useTestApp';
import { everyModule } from './modules';
import { auditEntry } from './people/audit/audit.tables';
import { membership } from './people/organisation/member.tables';
import { teachingClass, teachingPlace } from './people/organisation/teachingClass.tables';
import { term } from './people/organisation/term.tables';
import { person } from './people/person/person.tables';
import { licenceSeat } from './shop/licence/licence.tables';

const test = useTestApp({ modules: everyModule });
const of = licensing(test);
const PEOPLE = 40;

beforeEach(async () => {
  await of.plant();
  const { db } = test.database;
  const [createdAt, organisationId] = [test.clock.now(), 1];
  const days = { startsOn: '2026-09-01', endsOn: '2027-01-20' };
  await db.insert(term).values({ organisationId, name: '秋季', ...days });
  const named = { organisationId, termId: 1, name: 'A班', courseName: '护理学', createdAt };
  await db.insert(teachingClass).values(named);
});

const urlOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${services.main.prefix}/${path}`;
const ask = async (call: { method: string; path: string }, asked: object) =>
  test.ask(urlOf(call), asked, { token: await test.signIn(ADMIN) });

const rows = Array.from({ length: PEOPLE }, (_, at) => [
  `N${at}`,
  '新人',
  '学员',
  at % 2 ? '护理学院' : '新学院',
  '',
  '2026',
  `新班${at % 4}`,
]);

async function bring() {
  const { body } = await sendForm(test, `${services.main.prefix}/${calls.preview.path}`, {
    file: { bytes: csvOf(...rows), name: '名单.csv' },
    token: await test.signIn(ADMIN),
  });
  const { importId } = body.data as { importId: number };
  expect((await ask(calls.confirm, { importId })).status).toBe(200);
  return importId;
}

/** What a school has, and everything that refers to its people. */
const everything = () =>
  rawRows(
    test.database.db,
    sql`select (select count(*)::int from person) as people,
      (select count(*)::int from membership) as members,
      (select count(*)::int from member_key) as keys,
      (select count(*)::int from department) as departments,
      (select count(*)::int from department_ancestor) as ancestors,
      (select count(*)::int from school_class) as classes,
      (select count(*)::int from teaching_place) as places,
      (select count(*)::int from licence_seat where person_id > 11) as seats,
      (select count(*)::int from entitlement where person_id > 11) as open,
      (select count(*)::int from notice_recipient where person_id > 11) as told,
      (select count(*)::int from audience_member) as chosen`,
  );

/** Those who came are taught, have seats and received a notice; nobody of them has signed in. */
async function useThem() {
  const { db } = test.database;
  await of.sell({ seats: 30 });
  const came = await db.select().from(membership).where(like(membership.number, 'N%'));
  const asked = { id: 1, membershipIds: came.map(({ id }) => id), role: 3 };
  expect((await ask(teachingClassCalls.addPeople, asked)).body.data).toEqual({
    added: PEOPLE,
    already: 0,
  });
  const said = { title: '通知', html: '<p>通知</p>', attachments: [], roles: [3], groups: [] };
  const notice = { ...said, requestKey: 'press-001', action: 'send', audience: 'organisation' };
  expect((await ask(schoolNoticeCalls.add, notice)).status).toBe(200);
  test.clock.pass(60);
  await of.work();
  expect(await db.$count(licenceSeat, isNull(licenceSeat.lostAt))).toBe(25);
  expect(await db.$count(teachingPlace)).toBe(PEOPLE);
}

it('an undone import leaves no trace but the log, whatever was done with its people', async () => {
  const before = await everything();
  const importId = await bring();
  await useThem();
  const { status, body } = await ask(calls.undo, { importId });
  expect([status, body.data]).toEqual([200, { removed: PEOPLE, restored: 0, kept: 0 }]);
  expect(await everything()).toEqual(before);
  await of.work();
  expect(await of.seatsOf(1, 'inUse')).toEqual([...LEARNERS]);
  const { db } = test.database;
  const acts = await db.select().from(auditEntry).where(like(auditEntry.act, 'roster.%'));
  expect(acts.map(({ act, about }) => [act, about])).toEqual([
    ['roster.import', '名单导入：名单.csv'],
    ['roster.undo', '名单导入：名单.csv'],
  ]);
});

it('is refused, and changes nothing, once one of them is named by the log', async () => {
  const importId = await bring();
  await useThem();
  const { db } = test.database;
  const [one] = await db.select().from(membership).where(eq(membership.number, 'N7'));
  await ask(memberCalls.setState, { ids: [one?.id], state: 2 });
  const before = await everything();
  expect((await ask(calls.undo, { importId })).body).toMatchObject({
    key: 'memberImport.hasTraces',
  });
  expect(await everything()).toEqual(before);
});

it('of ten undos at once one is done, and one is in the log', async () => {
  const before = await everything();
  const importId = await bring();
  const heard = await Promise.all(Array.from({ length: 10 }, () => ask(calls.undo, { importId })));
  expect(heard.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(heard.filter(({ body }) => body['key'] === 'memberImport.undone')).toHaveLength(9);
  expect(await everything()).toEqual(before);
  const { db } = test.database;
  expect(await db.$count(auditEntry, eq(auditEntry.act, 'roster.undo'))).toBe(1);
});

it('the accounts of an undone import let nobody in, and their numbers are free again', async () => {
  const first = await bring();
  await ask(calls.undo, { importId: first });
  await bring();
  const { db } = test.database;
  const came = await db.select().from(membership).where(like(membership.number, 'N%'));
  const ids = came.flatMap(({ personId }) => personId ?? []);
  expect(await db.$count(person, inArray(person.id, ids))).toBe(PEOPLE);
  expect(await db.$count(person, eq(person.mustChangePassword, true))).toBe(PEOPLE);
  expect(TEACHER).toBeLessThan(Math.min(...ids));
});
