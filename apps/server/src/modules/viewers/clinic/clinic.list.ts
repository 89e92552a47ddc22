import type { Answers } from '@cheese/domain/contract/call';
import type { ClinicContract as C } from '@cheese/domain/contract/viewers/clinic';
import { and, asc, eq, isNotNull, max, sql } from 'drizzle-orm';
import type { AskedAlike } from '../../../alike';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { type Eyes, shownTo } from '../../base/ownership/shownTo';
import { seeCase } from './clinic.known';
import { clinicCase, clinicRun } from './clinic.tables';

/** Those of a school stand before everybody's, the newest first. */
const inOrder = [
  asc(sql`${clinicCase.organisationId} is null`),
  asc(
    sql`case when ${clinicCase.organisationId} is null then ${clinicCase.id} else -${clinicCase.id} end`,
  ),
];

/** The same for all of a school: what is one's own comes in afterwards. */
export async function listCases(
  { db, query: { page, pageCnt, level } }: Pick<AskedAlike<C['list']>, 'db' | 'query'>,
  eyes: Eyes,
): Promise<Answers<C['list']>> {
  const where = and(shownTo(clinicCase, eyes.school), level && eq(clinicCase.level, level));
  const { id, title, complaint, field, minutes } = clinicCase;
  const isOfSchool = sql<boolean>`${clinicCase.organisationId} is not null`;
  const [rows, total] = await Promise.all([
    db
      .select({ id, title, complaint, field, minutes, level: clinicCase.level, isOfSchool })
      .from(clinicCase)
      .where(where)
      .orderBy(...inOrder)
      .limit(pageCnt)
      .offset((page - 1) * pageCnt),
    db.$count(clinicCase, where),
  ]);
  return { list: rows.map((row) => ({ ...row, best: null })), total };
}

/** The best marks of somebody, by case; nobody's for a guest. */
export async function bestOf({ db, person }: { db: Db; person: Person | null }) {
  if (!person) return new Map<number, number | null>();
  const rows = await db
    .select({ caseId: clinicRun.caseId, best: max(clinicRun.points) })
    .from(clinicRun)
    .where(and(eq(clinicRun.personId, person.id), isNotNull(clinicRun.finishedAt)))
    .groupBy(clinicRun.caseId);
  return new Map(rows.map(({ caseId, best }) => [caseId, best]));
}

/** Neither aims nor manner: they say what is to be found out. */
export async function readCaseDetail(
  { db, query }: Pick<AskedAlike<C['detail']>, 'db' | 'query'>,
  eyes: Eyes,
): Promise<Answers<C['detail']>> {
  const { id, of, version, choices } = await seeCase(db, query.id, eyes, query.version);
  const { title, field, level, minutes } = of;
  const { name, age, sex, picture, place, complaint, speaker = null } = of.patient;
  return {
    id,
    version,
    title,
    complaint,
    field,
    level,
    minutes,
    choices,
    patient: { name, age, sex, picture, place, speaker },
  };
}
