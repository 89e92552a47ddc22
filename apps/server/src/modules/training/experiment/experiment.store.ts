import type { ExperimentAction } from '@cheese/domain/contract/training/shapes/experimentBench';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { experiment, experimentRun, experimentStep } from './experiment.tables';

const { placeholder } = sql;

interface ExperimentRunRef {
  experimentId: number;
  personId: number;
}

const isOf = ({ experimentId, personId }: ExperimentRunRef) =>
  and(eq(experimentRun.experimentId, experimentId), eq(experimentRun.personId, personId));

export async function findUnderWay(db: Db, of: ExperimentRunRef) {
  const [row] = await db
    .select()
    .from(experimentRun)
    .where(and(isOf(of), isNull(experimentRun.finishedAt)));
  return row;
}

/** Only one of two concurrent calls creates a run; both continue with it. */
export async function insertRun(db: Db, run: typeof experimentRun.$inferInsert) {
  await db.insert(experimentRun).values(run).onConflictDoNothing();
  return findUnderWay(db, run);
}

const isTheirs = and(
  eq(experimentRun.id, placeholder('id')),
  eq(experimentRun.personId, placeholder('personId')),
);

/** Its own person's, with which model it is of and what was done in it. */
export async function findOwnRun(db: Db, id: number, personId: number) {
  const plan = prepared(db, 'experiment_run', () => {
    const { action, number, runId } = experimentStep;
    return db
      .select({
        run: experimentRun,
        key: experiment.key,
        actions: sql<
          ExperimentAction[]
        >`(select coalesce(json_agg(${action} order by ${number}), '[]')
          from ${experimentStep} where ${runId} = ${experimentRun.id})`,
      })
      .from(experimentRun)
      .innerJoin(experiment, eq(experiment.id, experimentRun.experimentId))
      .where(isTheirs)
      .prepare('experiment_run');
  });
  return (await plan.execute({ id, personId }))[0];
}

/** Locks the run: waits for steps in progress and holds back new ones until it has ended. */
export async function holdRun(db: Db, id: number, personId: number): Promise<void> {
  const plan = prepared(db, 'experiment_run_held', () =>
    db
      .select({ id: experimentRun.id })
      .from(experimentRun)
      .where(isTheirs)
      .for('update')
      .prepare('experiment_run_held'),
  );
  await plan.execute({ id, personId });
}

interface Step {
  runId: number;
  number: number;
  action: ExperimentAction;
  at: Date;
}

/** Answers false if this step exists already or the run has ended. */
export async function insertStep(db: Db, { action, at, ...step }: Step): Promise<boolean> {
  const plan = prepared(db, 'experiment_step_done', () => {
    const isUnderWay = and(
      eq(experimentRun.id, placeholder('runId')),
      isNull(experimentRun.finishedAt),
    );
    const held = db
      .$with('held')
      .as(db.select({ id: experimentRun.id }).from(experimentRun).where(isUnderWay).for('share'));
    return db
      .with(held)
      .insert(experimentStep)
      .select(
        sql`select held.id, ${placeholder('number')}::smallint, ${placeholder('action')}::jsonb,
          ${placeholder('at')}::timestamptz from held`,
      )
      .onConflictDoNothing()
      .returning({ number: experimentStep.number })
      .prepare('experiment_step_done');
  });
  const facts = { ...step, action: JSON.stringify(action), at: at.toISOString() };
  return (await plan.execute(facts)).length > 0;
}

type Ended = Pick<typeof experimentRun.$inferInsert, 'finishedAt' | 'report'>;

export const endRun = (db: Db, id: number, ended: Ended) =>
  db.update(experimentRun).set(ended).where(eq(experimentRun.id, id));

export const deleteRun = (db: Db, id: number) =>
  db.delete(experimentRun).where(eq(experimentRun.id, id));

/** A page of the user's runs, with their total in each row. */
export const selectRuns = (db: Db) =>
  prepared(db, 'experiment_runs', () => {
    const stepCount = db
      .select({ its: count() })
      .from(experimentStep)
      .where(eq(experimentStep.runId, experimentRun.id));
    return db
      .select({
        run: experimentRun,
        stepCount: sql<number>`(${stepCount})`.mapWith(Number),
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(experimentRun)
      .where(
        and(
          eq(experimentRun.experimentId, placeholder('experimentId')),
          eq(experimentRun.personId, placeholder('personId')),
        ),
      )
      .orderBy(desc(experimentRun.id))
      .limit(placeholder('limit'))
      .offset(placeholder('offset'))
      .prepare('experiment_runs');
  });
