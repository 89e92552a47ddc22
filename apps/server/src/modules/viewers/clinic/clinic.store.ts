import type { ClinicDeed } from '@cheese/domain/contract/viewers/clinicDeed';
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { clinicRun, clinicStep } from './clinic.tables';

interface Of {
  caseId: number;
  personId: number;
}

const isOf = ({ caseId, personId }: Of) =>
  and(eq(clinicRun.caseId, caseId), eq(clinicRun.personId, personId));

export async function findUnderWay(db: Db, of: Of) {
  const [row] = await db
    .select()
    .from(clinicRun)
    .where(and(isOf(of), isNull(clinicRun.finishedAt)));
  return row;
}

/** Of two that begin at once only one is made: both do it. */
export async function insertRun(db: Db, run: typeof clinicRun.$inferInsert) {
  await db.insert(clinicRun).values(run).onConflictDoNothing();
  return findUnderWay(db, run);
}

/** Its own person's; locked, so that one step comes after the other. */
export async function findOwnRun(db: Db, id: number, personId: number, isLocked = false) {
  const query = db
    .select()
    .from(clinicRun)
    .where(and(eq(clinicRun.id, id), eq(clinicRun.personId, personId)));
  const [row] = await (isLocked ? query.for('update') : query);
  return row;
}

/** What was done, and what was said to it in other words than the catalogue's. */
export interface Done {
  deed: ClinicDeed;
  spoken: readonly string[] | null;
}

export const selectSteps = (db: Db, runId: number): Promise<Done[]> =>
  db
    .select({ deed: clinicStep.deed, spoken: clinicStep.spoken })
    .from(clinicStep)
    .where(eq(clinicStep.runId, runId))
    .orderBy(asc(clinicStep.number));

export const insertStep = (db: Db, step: typeof clinicStep.$inferInsert) =>
  db.insert(clinicStep).values(step);

type Ended = Pick<typeof clinicRun.$inferInsert, 'finishedAt' | 'points' | 'report'>;

export const endRun = (db: Db, id: number, ended: Ended) =>
  db.update(clinicRun).set(ended).where(eq(clinicRun.id, id));

export const deleteRun = (db: Db, id: number) => db.delete(clinicRun).where(eq(clinicRun.id, id));

export async function selectRuns(
  db: Db,
  of: Of,
  { page, pageCnt }: { page: number; pageCnt: number },
) {
  const stepCount = db
    .select({ its: count() })
    .from(clinicStep)
    .where(eq(clinicStep.runId, clinicRun.id));
  const { id, startedAt, finishedAt, points } = clinicRun;
  const most = sql<number | null>`(${clinicRun.report} ->> 'most')::int`;
  const [rows, total] = await Promise.all([
    db
      .select({
        ...{ id, startedAt, finishedAt, points, most },
        stepCount: sql<number>`(${stepCount})`.mapWith(Number),
      })
      .from(clinicRun)
      .where(isOf(of))
      .orderBy(desc(id))
      .limit(pageCnt)
      .offset((page - 1) * pageCnt),
    db.$count(clinicRun, isOf(of)),
  ]);
  return { rows, total };
}
