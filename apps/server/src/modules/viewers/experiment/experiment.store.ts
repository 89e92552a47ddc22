import type { ExperimentAction } from '@cheese/domain/contract/viewers/experimentBench';
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { experiment, experimentRun, experimentStep } from './experiment.tables';

interface Of {
  experimentId: number;
  personId: number;
}

const isOf = ({ experimentId, personId }: Of) =>
  and(eq(experimentRun.experimentId, experimentId), eq(experimentRun.personId, personId));

export async function findUnderWay(db: Db, of: Of) {
  const [row] = await db
    .select()
    .from(experimentRun)
    .where(and(isOf(of), isNull(experimentRun.finishedAt)));
  return row;
}

/** Of two that begin at once only one is made: both do it. */
export async function insertRun(db: Db, run: typeof experimentRun.$inferInsert) {
  await db.insert(experimentRun).values(run).onConflictDoNothing();
  return findUnderWay(db, run);
}

/** Its own person's, with which model it is of; locked, so that one step comes after the other. */
export async function findOwnRun(db: Db, id: number, personId: number, isLocked = false) {
  const query = db
    .select({ run: experimentRun, key: experiment.key })
    .from(experimentRun)
    .innerJoin(experiment, eq(experiment.id, experimentRun.experimentId))
    .where(and(eq(experimentRun.id, id), eq(experimentRun.personId, personId)));
  const [row] = await (isLocked ? query.for('update', { of: experimentRun }) : query);
  return row;
}

export async function selectActions(db: Db, runId: number): Promise<ExperimentAction[]> {
  const rows = await db
    .select({ action: experimentStep.action })
    .from(experimentStep)
    .where(eq(experimentStep.runId, runId))
    .orderBy(asc(experimentStep.number));
  return rows.map(({ action }) => action);
}

export const insertStep = (db: Db, step: typeof experimentStep.$inferInsert) =>
  db.insert(experimentStep).values(step);

type Ended = Pick<typeof experimentRun.$inferInsert, 'finishedAt' | 'report'>;

export const endRun = (db: Db, id: number, ended: Ended) =>
  db.update(experimentRun).set(ended).where(eq(experimentRun.id, id));

export const deleteRun = (db: Db, id: number) =>
  db.delete(experimentRun).where(eq(experimentRun.id, id));

/** A page of somebody's runs, each with how many of them there are. */
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
          eq(experimentRun.experimentId, sql.placeholder('experimentId')),
          eq(experimentRun.personId, sql.placeholder('personId')),
        ),
      )
      .orderBy(desc(experimentRun.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare('experiment_runs');
  });
