import type { ClinicDeed } from '@cheese/domain/contract/viewers/clinicDeed';
import { and, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { pageBy, type Paged } from '../../../db/paged';
import { inputs, prepared } from '../../../db/prepared';
import { clinicRun, type ClinicRunRow, clinicStep } from './clinic.tables';

const { placeholder } = sql;

interface Of {
  caseId: number;
  personId: number;
}

/** What was done, and what was said to it in other words than the catalogue's. */
export interface Done {
  deed: ClinicDeed;
  spoken: readonly string[] | null;
}

/** A run with what was done in it, by one statement. */
const withSteps = {
  ...getTableColumns(clinicRun),
  done: sql<Done[]>`(select coalesce(json_agg(json_build_object('deed', step.deed,
    'spoken', step.spoken) order by step.number), '[]')
    from ${clinicStep} step where step.run_id = clinic_run.id)`,
};

export type OwnRun = ClinicRunRow & { done: Done[] };

export async function findUnderWay(db: Db, { caseId, personId }: Of): Promise<OwnRun | undefined> {
  const isOf = and(
    eq(clinicRun.caseId, placeholder('caseId')),
    eq(clinicRun.personId, placeholder('personId')),
  );
  const plan = prepared(db, 'clinic_run_under_way', () =>
    db
      .select(withSteps)
      .from(clinicRun)
      .where(and(isOf, isNull(clinicRun.finishedAt)))
      .prepare('clinic_run_under_way'),
  );
  return (await plan.execute({ caseId, personId }))[0];
}

/** Of two that begin at once only one is made: both do it. */
export async function insertRun(
  db: Db,
  run: Of & Pick<ClinicRunRow, 'version' | 'startedAt'>,
): Promise<OwnRun | undefined> {
  const plan = prepared(db, 'clinic_run_begun', () =>
    db
      .insert(clinicRun)
      .values(inputs('caseId', 'personId', 'version', 'startedAt'))
      .onConflictDoNothing()
      .returning()
      .prepare('clinic_run_begun'),
  );
  const [made] = await plan.execute({ ...run });
  return made ? { ...made, done: [] } : findUnderWay(db, run);
}

const isTheirs = and(
  eq(clinicRun.id, placeholder('id')),
  eq(clinicRun.personId, placeholder('by')),
);

/** Its own person's. */
export async function findOwnRun(
  db: Db,
  id: number,
  personId: number,
): Promise<OwnRun | undefined> {
  const plan = prepared(db, 'clinic_run_own', () =>
    db.select(withSteps).from(clinicRun).where(isTheirs).prepare('clinic_run_own'),
  );
  return (await plan.execute({ id, by: personId }))[0];
}

/** What is under way in it comes to its end, and nothing more is done until it has ended. */
export async function holdRun(db: Db, id: number, personId: number): Promise<void> {
  const plan = prepared(db, 'clinic_run_held', () =>
    db
      .select({ id: clinicRun.id })
      .from(clinicRun)
      .where(isTheirs)
      .for('update')
      .prepare('clinic_run_held'),
  );
  await plan.execute({ id, by: personId });
}

interface Step extends Done {
  runId: number;
  number: number;
  at: Date;
}

/** Whether it was done: no other stands in its place, and the run has not ended meanwhile. */
export async function insertStep(db: Db, { deed, spoken, at, ...step }: Step): Promise<boolean> {
  const plan = prepared(db, 'clinic_step_done', () => {
    const isUnderWay = and(eq(clinicRun.id, placeholder('runId')), isNull(clinicRun.finishedAt));
    const held = db
      .$with('held')
      .as(db.select({ id: clinicRun.id }).from(clinicRun).where(isUnderWay).for('share'));
    return db
      .with(held)
      .insert(clinicStep)
      .select(
        sql`select held.id, ${placeholder('number')}::smallint, ${placeholder('deed')}::jsonb,
          ${placeholder('spoken')}::jsonb, ${placeholder('at')}::timestamptz from held`,
      )
      .onConflictDoNothing()
      .returning({ number: clinicStep.number })
      .prepare('clinic_step_done');
  });
  const said = spoken && JSON.stringify(spoken);
  const facts = { deed: JSON.stringify(deed), spoken: said, at: at.toISOString() };
  return (await plan.execute({ ...step, ...facts })).length > 0;
}

type Ended = Pick<typeof clinicRun.$inferInsert, 'finishedAt' | 'points' | 'report'>;

export const endRun = (db: Db, id: number, ended: Ended) =>
  db.update(clinicRun).set(ended).where(eq(clinicRun.id, id));

/** One that somebody came to the end of meanwhile stays. */
export const deleteRun = (db: Db, id: number) =>
  prepared(db, 'clinic_run_left', () =>
    db
      .delete(clinicRun)
      .where(and(eq(clinicRun.id, placeholder('id')), isNull(clinicRun.finishedAt)))
      .prepare('clinic_run_left'),
  ).execute({ id });

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
        id,
        startedAt,
        finishedAt,
        points,
        most,
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
