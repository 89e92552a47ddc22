import { medianOf } from '@cheese/domain/rules/front/insightFigures';
import { risksOf } from '@cheese/domain/rules/front/riskRules';
import { eq } from 'drizzle-orm';
import {
  countPlainly,
  dayOf,
  INSIGHT_TERM,
  plantRandomFacts,
} from '../../../testing/given/school/insightFacts';
import { useTestApp } from '../../../testing/useTestApp';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { membership } from '../../people/organisation/member.tables';
import { term } from '../../people/organisation/term.tables';
import { studyTime } from '../../learning/studyTime/studyTime.tables';
import { certificate } from '../../people/certificate/certificate.tables';
import { person } from '../../people/person/person.tables';
import { countSchools, recountDays } from './insight.count';
import { insightCourse, insightDay, insightMember, insightWeek } from './schoolInsight.tables';

const test = useTestApp();
const db = () => test.database.db;
const PEOPLE = 24;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Two schools; every third person is in both. */
async function plantSchools() {
  const joinedAt = new Date('2026-08-20T08:00:00+08:00');
  const line = (personId: number, organisationId: number) => ({
    personId,
    organisationId,
    joinedAt: personId % 5 === 0 ? new Date('2026-10-01T08:00:00+08:00') : joinedAt,
    ...(personId % 7 === 0 && { state: 4 as const, leftAt: new Date('2026-10-20T08:00:00+08:00') }),
  });
  const ids = Array.from({ length: PEOPLE }, (_, at) => at + 1);
  await test.given({
    people: ids.map(() => ({})),
    organisations: [{}, { name: '济世医科大学' }],
    memberships: [
      ...ids.map((id) => line(id, 1)),
      ...ids.filter((id) => id % 3 === 0).map((id) => line(id, 2)),
    ],
    courses: [{ name: '平台的' }, { name: '一校的', organisationId: 1 }, { organisationId: 2 }],
    exams: [1, 1, 2, null].map((organisationId, at) => ({
      organisationId,
      courseId: at === 1 ? 2 : null,
      passScore: 60,
      startsAt: new Date('2026-09-02T08:00:00+08:00'),
      endsAt: new Date(at === 0 ? '2026-12-30T08:00:00+08:00' : '2026-11-10T08:00:00+08:00'),
      // Of the first the marks are known at once, though it goes on.
      resultFrom: at === 0 ? new Date('2026-09-02T08:00:00+08:00') : null,
    })),
  });
  await db()
    .insert(schoolClass)
    .values([1, 2, 3].map((id) => ({ organisationId: 1, year: 2026, name: `${id} 班` })));
  for (const id of ids) {
    await db()
      .update(membership)
      .set({ classId: (id % 3) + 1 })
      .where(eq(membership.id, id));
  }
  await db()
    .insert(term)
    .values([1, 2].map((organisationId) => ({ organisationId, name: '秋', ...INSIGHT_TERM })));
}

const everything = async () => ({
  days: await db()
    .select()
    .from(insightDay)
    .orderBy(
      insightDay.organisationId,
      insightDay.day,
      insightDay.membershipId,
      insightDay.courseId,
    ),
  members: await db()
    .select()
    .from(insightMember)
    .orderBy(insightMember.termId, insightMember.membershipId),
  weeks: await db()
    .select()
    .from(insightWeek)
    .orderBy(insightWeek.termId, insightWeek.week, insightWeek.classId),
  courses: await db()
    .select()
    .from(insightCourse)
    .orderBy(insightCourse.termId, insightCourse.courseId, insightCourse.membershipId),
});

beforeEach(plantSchools);

it.each([7, 2026])('sums up what a slow count of random facts (%d) finds', async (seed) => {
  await plantRandomFacts(db(), PEOPLE, seed);
  const now = test.clock.now();
  await countSchools(db(), now);
  const { members, courses } = await everything();
  expect(members.length).toBeGreaterThan(PEOPLE);
  for (const { membershipId, ...row } of members) {
    const { inCourse1, ...plain } = await countPlainly(db(), membershipId, now);
    expect([membershipId, row]).toEqual([membershipId, expect.objectContaining(plain)]);
    const inCourse = courses.find((one) => one.courseId === 1 && one.membershipId === membershipId);
    expect(inCourse?.studiedS ?? 0).toBe(inCourse1);
  }
});

it('adds weeks up to the term, and says who is at risk by the stated rules', async () => {
  await plantRandomFacts(db(), PEOPLE, 11);
  await countSchools(db(), test.clock.now());
  const { members, weeks } = await everything();
  const sum = (rows: readonly { termId: number; studiedS: number }[]) =>
    rows.filter(({ termId }) => termId === 1).reduce((all, { studiedS }) => all + studiedS, 0);
  expect(sum(weeks)).toBe(sum(members));
  const lines = new Map((await db().select().from(membership)).map((line) => [line.id, line]));
  const present = members.filter(({ membershipId }) => lines.get(membershipId)?.state === 1);
  for (const row of members) {
    const line = lines.get(row.membershipId);
    const mates = present.filter(
      ({ termId, classId }) => termId === row.termId && classId === row.classId,
    );
    const facts = {
      ...row,
      isPresent: line?.state === 1,
      joinedOn: dayOf(line?.joinedAt ?? new Date(0)),
      classMedianS:
        row.classId === null
          ? null
          : Math.round(medianOf(mates.map(({ studiedS }) => studiedS)) ?? 0),
    };
    expect(row.risks).toEqual(risksOf(facts, INSIGHT_TERM, dayOf(test.clock.now())));
  }
  expect(members.some(({ risks }) => risks.length > 0)).toBe(true);
});

it('counts a day again and again to the same end, from whatever stood there', async () => {
  await plantRandomFacts(db(), PEOPLE, 3);
  const now = test.clock.now();
  await countSchools(db(), now);
  const before = await everything();
  await db().update(insightDay).set({ studiedS: 1, acts: 9, exams: 4 });
  await db().delete(insightDay).where(eq(insightDay.membershipId, 3));
  const all = { organisationIds: [1, 2], from: '2026-09-01', to: '2026-11-20' };
  await recountDays(db(), all, now);
  await recountDays(db(), all, now);
  await Promise.all([countSchools(db(), now), countSchools(db(), now)]);
  expect(await everything()).toEqual(before);
});

it('takes in what was studied since the last count', async () => {
  await countSchools(db(), test.clock.now());
  test.clock.pass(DAY_MS / 1000);
  const startedAt = test.clock.now();
  const endedAt = new Date(startedAt.getTime() + 10 * MINUTE_MS);
  await db().insert(studyTime).values({ personId: 1, startedAt, endedAt });
  await countSchools(db(), test.clock.now());
  const [row] = await db().select().from(insightMember).where(eq(insightMember.membershipId, 1));
  expect(row).toMatchObject({ activeDays: 1, studiedS: 600 });
});

it('keeps what somebody did whose account is gone', async () => {
  await plantRandomFacts(db(), PEOPLE, 5);
  await countSchools(db(), test.clock.now());
  const before = await everything();
  await db().delete(certificate).where(eq(certificate.personId, 1));
  await db().delete(person).where(eq(person.id, 1));
  await countSchools(db(), test.clock.now());
  const { members, days } = await everything();
  expect(members.find(({ membershipId }) => membershipId === 1)).toMatchObject({
    studiedS: before.members[0]?.studiedS,
    exams: before.members[0]?.exams,
  });
  expect(days).toEqual(before.days);
});
