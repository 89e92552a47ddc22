import type { PatientLevel } from '@cheese/domain/codes/training/patient';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { visibleTo } from '../../base/ownership/visibleTo';
import { and, asc, eq, isNotNull, max, sql } from 'drizzle-orm';
import { patientCase, patientRun } from './patient.tables';

/** Those of a school stand before everybody's, the newest first. */
const inOrder = [
  asc(sql`${patientCase.organisationId} is null`),
  asc(
    sql`case when ${patientCase.organisationId} is null then ${patientCase.id} else -${patientCase.id} end`,
  ),
];

export function selectCases(
  db: Db,
  { school, level, ...paged }: Paged & { school: number | null; level: PatientLevel | undefined },
) {
  const { limit, offset } = rowsOf(paged);
  const where = and(visibleTo(patientCase, school), level && eq(patientCase.level, level));
  const { id, title, complaint, field, minutes } = patientCase;
  const isOfSchool = sql<boolean>`${patientCase.organisationId} is not null`;
  return Promise.all([
    db
      .select({ id, title, complaint, field, minutes, level: patientCase.level, isOfSchool })
      .from(patientCase)
      .where(where)
      .orderBy(...inOrder)
      .limit(limit)
      .offset(offset),
    db.$count(patientCase, where),
  ]);
}

export const selectBest = (db: Db, personId: number) =>
  db
    .select({ caseId: patientRun.caseId, best: max(patientRun.points) })
    .from(patientRun)
    .where(and(eq(patientRun.personId, personId), isNotNull(patientRun.finishedAt)))
    .groupBy(patientRun.caseId);
