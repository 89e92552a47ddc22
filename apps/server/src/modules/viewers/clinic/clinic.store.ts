import type { ClinicDeed } from '@cheese/domain/contract/viewers/clinicDeed';
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { pageBy, type Paged } from '../../../db/paged';
import { inputs, prepared } from '../../../db/prepared';
import { clinicRun, clinicStep } from './clinic.tables';

const { placeholder } = sql;

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
  const name = isLocked ? 'clinic_run_locked' : 'clinic_run_own';
  const plan = prepared(db, name, () => {
    const query = db
      .select()
      .from(clinicRun)
      .where(and(eq(clinicRun.id, placeholder('id')), eq(clinicRun.personId, placeholder('by'))));
    return (isLocked ? query.for('update') : query).prepare(name);
  });
  const [row] = await plan.execute({ id, by: personId });
  return row;
}

/** What was done, and what was said to it in other words than the catalogue's. */
export interface Done {
  deed: ClinicDeed;
  spoken: readonly string[] | null;
}

export const selectSteps = (db: Db, runId: number): Promise<Done[]> =>
  prepared(db, 'clinic_steps', () =>
    db
      .select({ deed: clinicStep.deed, spoken: clinicStep.spoken })
      .from(clinicStep)
      .where(eq(clinicStep.runId, placeholder('runId')))
      .orderBy(asc(clinicStep.number))
      .prepare('clinic_steps'),
  ).execute({ runId });

export const insertStep = (db: Db, step: typeof clinicStep.$inferInsert) =>
  prepared(db, 'clinic_step_added', () =>
    db
      .insert(clinicStep)
      .values(inputs('runId', 'number', 'deed', 'spoken', 'at'))
      .prepare('clinic_step_added'),
  ).execute(step);

type Ended = Pick<typeof clinicRun.$inferInsert, 'finishedAt' | 'points' | 'report'>;

export const endRun = (db: Db, id: number, ended: Ended) =>
  db.update(clinicRun).set(ended).where(eq(clinicRun.id, id));

export const deleteRun = (db: Db, id: number) => db.delete(clinicRun).where(eq(clinicRun.id, id));

/** A page of somebody's runs, the newest first. */
export function selectRuns(db: Db, of: Of, asked: Paged) {
  const plan = prepared(db, 'clinic_runs', () => {
    const stepCount = db
      .select({ its: count() })
      .from(clinicStep)
      .where(eq(clinicStep.runId, clinicRun.id));
    const { id, startedAt, finishedAt, points } = clinicRun;
    const most = sql<number | null>`(${clinicRun.report} ->> 'most')::int`;
    const isTheirs = eq(clinicRun.personId, placeholder('personId'));
    return db
      .select({
        ...{ id, startedAt, finishedAt, points, most },
        stepCount: sql<number>`(${stepCount})`.mapWith(Number),
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(clinicRun)
      .where(and(eq(clinicRun.caseId, placeholder('caseId')), isTheirs))
      .orderBy(desc(id))
      .limit(placeholder('limit'))
      .offset(placeholder('offset'))
      .prepare('clinic_runs');
  });
  return pageBy(plan, { ...of }, asked);
}
