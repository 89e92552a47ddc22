import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';
import { and, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { pageBy, type Paged } from '../../../db/paged';
import { inputs, prepared } from '../../../db/prepared';
import { patientRun, type PatientRunRow, patientStep } from './patient.tables';

const { placeholder } = sql;

interface PatientRunRef {
  caseId: number;
  personId: number;
}

/** A step, with the voice's own words if it used any. */
export interface Done {
  deed: PatientDeed;
  spoken: readonly string[] | null;
}

/** A run with what was done in it, by one statement. */
const withSteps = {
  ...getTableColumns(patientRun),
  done: sql<Done[]>`(select coalesce(json_agg(json_build_object('deed', step.deed,
    'spoken', step.spoken) order by step.number), '[]')
    from ${patientStep} step where step.run_id = patient_run.id)`,
};

export type OwnRun = PatientRunRow & { done: Done[] };

export async function findUnderWay(
  db: Db,
  { caseId, personId }: PatientRunRef,
): Promise<OwnRun | undefined> {
  const isOf = and(
    eq(patientRun.caseId, placeholder('caseId')),
    eq(patientRun.personId, placeholder('personId')),
  );
  const plan = prepared(db, 'patient_run_under_way', () =>
    db
      .select(withSteps)
      .from(patientRun)
      .where(and(isOf, isNull(patientRun.finishedAt)))
      .prepare('patient_run_under_way'),
  );
  return (await plan.execute({ caseId, personId }))[0];
}

/** Only one of two concurrent calls creates a run; both continue with it. */
export async function insertRun(
  db: Db,
  run: PatientRunRef & Pick<PatientRunRow, 'version' | 'startedAt'>,
): Promise<OwnRun | undefined> {
  const plan = prepared(db, 'patient_run_begun', () =>
    db
      .insert(patientRun)
      .values(inputs('caseId', 'personId', 'version', 'startedAt'))
      .onConflictDoNothing()
      .returning()
      .prepare('patient_run_begun'),
  );
  const [made] = await plan.execute({ ...run });
  return made ? { ...made, done: [] } : findUnderWay(db, run);
}

const isTheirs = and(
  eq(patientRun.id, placeholder('id')),
  eq(patientRun.personId, placeholder('by')),
);

/** Its own person's. */
export async function findOwnRun(
  db: Db,
  id: number,
  personId: number,
): Promise<OwnRun | undefined> {
  const plan = prepared(db, 'patient_run_own', () =>
    db.select(withSteps).from(patientRun).where(isTheirs).prepare('patient_run_own'),
  );
  return (await plan.execute({ id, by: personId }))[0];
}

/** Locks the run: waits for steps in progress and holds back new ones until it has ended. */
export async function holdRun(db: Db, id: number, personId: number): Promise<void> {
  const plan = prepared(db, 'patient_run_held', () =>
    db
      .select({ id: patientRun.id })
      .from(patientRun)
      .where(isTheirs)
      .for('update')
      .prepare('patient_run_held'),
  );
  await plan.execute({ id, by: personId });
}

interface Step extends Done {
  runId: number;
  number: number;
  at: Date;
}

/** Answers false if this step exists already or the run has ended. */
export async function insertStep(db: Db, { deed, spoken, at, ...step }: Step): Promise<boolean> {
  const plan = prepared(db, 'patient_step_done', () => {
    const isUnderWay = and(eq(patientRun.id, placeholder('runId')), isNull(patientRun.finishedAt));
    const held = db
      .$with('held')
      .as(db.select({ id: patientRun.id }).from(patientRun).where(isUnderWay).for('share'));
    return db
      .with(held)
      .insert(patientStep)
      .select(
        sql`select held.id, ${placeholder('number')}::smallint, ${placeholder('deed')}::jsonb,
          ${placeholder('spoken')}::jsonb, ${placeholder('at')}::timestamptz from held`,
      )
      .onConflictDoNothing()
      .returning({ number: patientStep.number })
      .prepare('patient_step_done');
  });
  const said = spoken && JSON.stringify(spoken);
  const facts = { deed: JSON.stringify(deed), spoken: said, at: at.toISOString() };
  return (await plan.execute({ ...step, ...facts })).length > 0;
}

type Ended = Pick<typeof patientRun.$inferInsert, 'finishedAt' | 'points' | 'report'>;

export const endRun = (db: Db, id: number, ended: Ended) =>
  db.update(patientRun).set(ended).where(eq(patientRun.id, id));

/** Keeps a run that was finished concurrently. */
export const deleteRun = (db: Db, id: number) =>
  prepared(db, 'patient_run_left', () =>
    db
      .delete(patientRun)
      .where(and(eq(patientRun.id, placeholder('id')), isNull(patientRun.finishedAt)))
      .prepare('patient_run_left'),
  ).execute({ id });

/** A page of the user's runs, newest first. */
export function selectRuns(db: Db, of: PatientRunRef, asked: Paged) {
  const plan = prepared(db, 'patient_runs', () => {
    const stepCount = db
      .select({ its: count() })
      .from(patientStep)
      .where(eq(patientStep.runId, patientRun.id));
    const { id, startedAt, finishedAt, points } = patientRun;
    const most = sql<number | null>`(${patientRun.report} ->> 'most')::int`;
    const isTheirs = eq(patientRun.personId, placeholder('personId'));
    return db
      .select({
        id,
        startedAt,
        finishedAt,
        points,
        most,
        stepCount: sql<number>`(${stepCount})`.mapWith(Number),
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(patientRun)
      .where(and(eq(patientRun.caseId, placeholder('caseId')), isTheirs))
      .orderBy(desc(id))
      .limit(placeholder('limit'))
      .offset(placeholder('offset'))
      .prepare('patient_runs');
  });
  return pageBy(plan, { ...of }, asked);
}
