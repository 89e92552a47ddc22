import type { Answers } from '@cheese/domain/contract/call';
import type { PatientContract as C } from '@cheese/domain/contract/training/patient';
import { and, asc, eq, isNotNull, max, sql } from 'drizzle-orm';
import type { SharedCallContext } from '../../../calls/alike';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { type Eyes, shownTo } from '../../base/ownership/shownTo';
import { seeCase } from './patient.known';
import { patientCase, patientRun } from './patient.tables';

/** Those of a school stand before everybody's, the newest first. */
const inOrder = [
  asc(sql`${patientCase.organisationId} is null`),
  asc(
    sql`case when ${patientCase.organisationId} is null then ${patientCase.id} else -${patientCase.id} end`,
  ),
];

/** The same for all of a school: what is one's own comes in afterwards. */
export async function listCases(
  { db, query: { page, pageCnt, level } }: Pick<SharedCallContext<C['list']>, 'db' | 'query'>,
  eyes: Eyes,
): Promise<Answers<C['list']>> {
  const where = and(shownTo(patientCase, eyes.school), level && eq(patientCase.level, level));
  const { id, title, complaint, field, minutes } = patientCase;
  const isOfSchool = sql<boolean>`${patientCase.organisationId} is not null`;
  const [rows, total] = await Promise.all([
    db
      .select({ id, title, complaint, field, minutes, level: patientCase.level, isOfSchool })
      .from(patientCase)
      .where(where)
      .orderBy(...inOrder)
      .limit(pageCnt)
      .offset((page - 1) * pageCnt),
    db.$count(patientCase, where),
  ]);
  return { list: rows.map((row) => ({ ...row, best: null })), total };
}

/** The user's best points by case; empty for a visitor. */
export async function bestOf({ db, person }: { db: Db; person: Person | null }) {
  if (!person) return new Map<number, number | null>();
  const rows = await db
    .select({ caseId: patientRun.caseId, best: max(patientRun.points) })
    .from(patientRun)
    .where(and(eq(patientRun.personId, person.id), isNotNull(patientRun.finishedAt)))
    .groupBy(patientRun.caseId);
  return new Map(rows.map(({ caseId, best }) => [caseId, best]));
}

/** Neither aims nor manner: they say what is to be found out. */
export async function readCaseDetail(
  { db, query }: Pick<SharedCallContext<C['detail']>, 'db' | 'query'>,
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
