import { countSchools } from '@cheese/server/modules/front/schoolInsight/insight.count';
import {
  insightMember,
  insightWeek,
} from '@cheese/server/modules/front/schoolInsight/schoolInsight.tables';
import { term } from '@cheese/server/modules/people/organisation/term.tables';
import { useTestApp } from '@cheese/server/testing/useTestApp';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { seedSchoolExams } from '../exam/schoolExams.seed';
import { seedPeople } from '../people/person.seed';
import { seedSchools } from '../school/school.seed';
import { plantAreas } from '../testing/plantAreas';
import { seedSchoolUse } from './schoolUse.seed';

const test = useTestApp();

it('fills the terms of the first school with use, week by week', async () => {
  await plantAreas(test, [seedPeople, seedSchoolExams, seedSchools, seedSchoolUse]);
  const { db } = test.database;
  await countSchools(db, test.clock.now());
  const [running] = await db
    .select()
    .from(term)
    .where(and(eq(term.organisationId, 1), isNull(term.archivedAt)));
  const termId = running?.id ?? 0;
  const members = await db.select().from(insightMember).where(eq(insightMember.termId, termId));
  expect(members.filter(({ activeDays }) => activeDays > 0).length).toBeGreaterThan(500);
  expect(members.some(({ graded, passed }) => graded > passed)).toBe(true);
  for (const rule of [1, 2, 3] as const) {
    expect(members.some(({ risks }) => risks.includes(rule))).toBe(true);
  }
  const studied = and(eq(insightWeek.termId, termId), gt(insightWeek.studiedS, 0));
  const weeks = await db
    .selectDistinct({ week: insightWeek.week })
    .from(insightWeek)
    .where(studied);
  expect(weeks.length).toBeGreaterThanOrEqual(10);
});
