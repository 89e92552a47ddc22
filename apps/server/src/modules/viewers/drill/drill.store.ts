import type { Run, Step } from '@cheese/drills/play/answer';
import { and, asc, desc, eq, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rowsOf, type Paged, withTotal } from '../../../db/paged';
import { inputs, prepared } from '../../../db/prepared';
import { drill, drillRun, type DrillRunRow, drillStep } from './drill.tables';

const { placeholder } = sql;

type Of = Pick<DrillRunRow, 'drillId' | 'personId' | 'mode'>;

const isOf = ({ drillId, personId, mode }: Of) =>
  and(eq(drillRun.drillId, drillId), eq(drillRun.personId, personId), eq(drillRun.mode, mode));

/** One in each mode. */
export async function findUnderWay(db: Db, of: Of) {
  const [row] = await db
    .select()
    .from(drillRun)
    .where(and(isOf(of), isNull(drillRun.finishedAt)));
  return row;
}

/** How often somebody has begun this version in this mode: each run says which it is. */
export async function triesOf(db: Db, { version, ...of }: Of & Pick<DrillRunRow, 'version'>) {
  const [row] = await db
    .select({ tries: max(drillRun.tries) })
    .from(drillRun)
    .where(and(isOf(of), eq(drillRun.version, version)));
  return row?.tries ?? 0;
}

/** Of two that begin at once only one is made: both go through it. */
export async function insertRun(db: Db, run: typeof drillRun.$inferInsert) {
  await db.insert(drillRun).values(run).onConflictDoNothing();
  return findUnderWay(db, run);
}

/** Its own person's; locked, so that one step comes after the other. */
export async function findOwnRun(db: Db, id: number, personId: number, isLocked = false) {
  const name = isLocked ? 'drill_run_locked' : 'drill_run_own';
  const plan = prepared(db, name, () => {
    const query = db
      .select()
      .from(drillRun)
      .where(and(eq(drillRun.id, placeholder('id')), eq(drillRun.personId, placeholder('by'))));
    return (isLocked ? query.for('update') : query).prepare(name);
  });
  const [row] = await plan.execute({ id, by: personId });
  return row;
}

export async function selectSteps(db: Db, runId: number): Promise<Run['steps']> {
  const plan = prepared(db, 'drill_steps', () =>
    db
      .select()
      .from(drillStep)
      .where(eq(drillStep.runId, placeholder('runId')))
      .orderBy(asc(drillStep.number))
      .prepare('drill_steps'),
  );
  const rows = await plan.execute({ runId });
  return rows.map(({ scene, answer, atS }) => ({ scene, answer, atSeconds: atS }));
}

export const insertStep = (db: Db, runId: number, number: number, step: Step) =>
  prepared(db, 'drill_step_added', () =>
    db
      .insert(drillStep)
      .values(inputs('runId', 'number', 'scene', 'answer', 'atS'))
      .prepare('drill_step_added'),
  ).execute({ runId, number, scene: step.scene, answer: step.answer, atS: step.atSeconds });

type Ended = Pick<DrillRunRow, 'finishedAt' | 'score' | 'seconds' | 'debrief'>;

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
