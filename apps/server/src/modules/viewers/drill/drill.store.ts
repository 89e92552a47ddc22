import type { Run, Step } from '@cheese/drills/play/answer';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rowsOf, type Paged, withTotal } from '../../../db/paged';
import { drill, drillRun, type DrillRunRow, drillStep } from './drill.tables';

interface Of {
  drillId: number;
  personId: number;
}

export async function findUnderWay(db: Db, { drillId, personId }: Of) {
  const isTheirs = and(eq(drillRun.drillId, drillId), eq(drillRun.personId, personId));
  const [row] = await db
    .select()
    .from(drillRun)
    .where(and(isTheirs, isNull(drillRun.finishedAt)));
  return row;
}

/** Of two that begin at once only one is made: both go through it. */
export async function insertRun(db: Db, run: typeof drillRun.$inferInsert) {
  await db.insert(drillRun).values(run).onConflictDoNothing();
  return findUnderWay(db, run);
}

/** Its own person's; locked, so that one step comes after the other. */
export async function findOwnRun(db: Db, id: number, personId: number, isLocked = false) {
  const query = db
    .select()
    .from(drillRun)
    .where(and(eq(drillRun.id, id), eq(drillRun.personId, personId)));
  const [row] = await (isLocked ? query.for('update') : query);
  return row;
}

export async function selectSteps(db: Db, runId: number): Promise<Run['steps']> {
  const rows = await db
    .select()
    .from(drillStep)
    .where(eq(drillStep.runId, runId))
    .orderBy(asc(drillStep.number));
  return rows.map(({ scene, answer, atS }) => ({ scene, answer, atSeconds: atS }));
}

export const insertStep = (db: Db, runId: number, number: number, step: Step) =>
  db
    .insert(drillStep)
    .values({ runId, number, scene: step.scene, answer: step.answer, atS: step.atSeconds });

type Ended = Pick<DrillRunRow, 'finishedAt' | 'score' | 'debrief'>;

export const endRun = (db: Db, id: number, ended: Ended) =>
  db.update(drillRun).set(ended).where(eq(drillRun.id, id));

export const deleteRun = (db: Db, id: number) => db.delete(drillRun).where(eq(drillRun.id, id));

/** The newest first. */
export const selectRuns = (
  db: Db,
  personId: number,
  { drillId, ...paged }: Paged & { drillId: number | undefined },
) =>
  withTotal(paged, (asked) => {
    const { limit, offset } = rowsOf(asked);
    const isOf = drillId === undefined ? undefined : eq(drillRun.drillId, drillId);
    const { id, mode, startedAt, finishedAt, score } = drillRun;
    return db
      .select({
        ...{ id, mode, startedAt, finishedAt, score, drillId: drillRun.drillId },
        title: drill.title,
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(drillRun)
      .innerJoin(drill, eq(drill.id, drillRun.drillId))
      .where(and(eq(drillRun.personId, personId), isOf))
      .orderBy(desc(drillRun.id))
      .limit(limit)
      .offset(offset);
  });
