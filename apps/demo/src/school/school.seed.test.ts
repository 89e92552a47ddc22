import { membership } from '@cheese/server/modules/people/organisation/member.tables';
import { teachingPlace } from '@cheese/server/modules/people/organisation/teachingClass.tables';
import { person } from '@cheese/server/modules/people/person/person.tables';
import { schoolNotice } from '@cheese/server/modules/school/schoolNotice/schoolNotice.tables';
import { noticeRead } from '@cheese/server/modules/people/notice/notice.tables';
import { previewMerge } from '@cheese/server/modules/school/schoolMerge/schoolMerge.service';
import { useTestApp } from '@cheese/server/testing/useTestApp';
import { and, asc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { seedPeople } from '../people/person.seed';
import { plantAreas } from '../testing/plantAreas';
import { seedSchools } from './school.seed';
import { seedSchoolNotices } from './schoolNotices.seed';

const test = useTestApp();

beforeEach(() => plantAreas(test, [seedPeople, seedSchools, seedSchoolNotices]));

const countOf = (where: SQL | undefined) => test.database.db.$count(membership, where);
const inFirst = eq(membership.organisationId, 1);

it('fills twelve classes with six hundred learners, and has thirty teachers and more', async () => {
  expect(await countOf(and(inFirst, isNotNull(membership.classId)))).toBe(600);
  expect(await countOf(and(inFirst, eq(membership.role, 2)))).toBeGreaterThanOrEqual(30);
});

it('lets nobody in by a password that nobody has handed out', async () => {
  const { db } = test.database;
  const people = await db.select().from(person).where(isNull(person.phone));
  const made = people.filter(({ mustChangePassword }) => mustChangePassword);
  expect(made.length).toBeGreaterThan(600);
  expect(made.every(({ passwordHash }) => passwordHash === null)).toBe(true);
});

it('has learners in the classes that are taught', async () => {
  const { db } = test.database;
  expect(await db.$count(teachingPlace, eq(teachingPlace.role, 3))).toBe(424);
});

it('has three learners under 14, of whom one has the consent of a guardian', async () => {
  const { db } = test.database;
  const young = await db
    .select()
    .from(membership)
    .where(isNotNull(membership.birthMonth))
    .orderBy(membership.id);
  expect(young.map(({ name, state }) => [name, state])).toEqual([
    ['温小满', 1],
    ['纪清越', 7],
    ['尤一诺', 7],
  ]);
});

it('has two schools that nothing keeps from merging, either way', async () => {
  const { database, clock } = test;
  const operator = { id: 1, sessionId: 0, roles: ['platformAdmin'], organisationId: null } as const;
  for (const [id, intoId] of [
    [1, 2],
    [2, 1],
  ] as const) {
    const look = await previewMerge(database.db, { clock, person: operator }, { id, intoId });
    expect(look.clashes).toEqual({ total: 0, list: [] });
  }
});

it('has notices that were sent and read, and one that waits', async () => {
  const { db } = test.database;
  const rows = await db.select().from(schoolNotice).orderBy(asc(schoolNotice.id));
  expect(rows.map(({ organisationId, state }) => [organisationId, state])).toEqual([
    [1, 'sent'],
    [1, 'sent'],
    [1, 'scheduled'],
    [2, 'sent'],
  ]);
  expect(rows[0]?.recipients).toBeGreaterThan(600);
  expect(await db.$count(noticeRead, eq(noticeRead.noticeId, rows[0]?.noticeId ?? 0))).toBe(240);
});
