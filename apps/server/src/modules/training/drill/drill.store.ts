import type { Run, Step } from '@cheese/drills/play/answer';
import { and, desc, eq, getTableColumns, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { narrowedBy } from '../../../db/narrowed';
import { type Paged, pageBy } from '../../../db/paged';
import { inputs, prepared } from '../../../db/prepared';
import { numbersIn, together } from '../../../db/together';
import { drill, drillRun, type DrillRunRow, drillStep } from './drill.tables';

const { placeholder } = sql;

type DrillRunRef = Pick<DrillRunRow, 'drillId' | 'personId' | 'mode'>;

const isOf = and(
  eq(drillRun.drillId, placeholder('drillId')),
  eq(drillRun.personId, placeholder('personId')),
  eq(drillRun.mode, placeholder('mode')),
);

/** A run with what was decided in it, by one statement. */
const withSteps = {
  ...getTableColumns(drillRun),
  steps: sql<Run['steps']>`(select coalesce(json_agg(json_build_object('scene', step.scene,
    'answer', step.answer, 'atSeconds', step.at_s) order by step.number), '[]')
    from ${drillStep} step where step.run_id = drill_run.id)`,
};

export type OwnRun = DrillRunRow & Pick<Run, 'steps'>;

/** One in each mode. */
export async function findUnderWay(
  db: Db,
  { drillId, personId, mode }: DrillRunRef,
): Promise<OwnRun | undefined> {
  const plan = prepared(db, 'drill_run_under_way', () =>
    db
      .select(withSteps)
      .from(drillRun)
      .where(and(isOf, isNull(drillRun.finishedAt)))
      .prepare('drill_run_under_way'),
  );
  return (await plan.execute({ drillId, personId, mode }))[0];
}

/** Highest number among the runs of this version and mode. */
export async function triesOf(
  db: Db,
  of: DrillRunRef & Pick<DrillRunRow, 'version'>,
): Promise<number> {
  const plan = prepared(db, 'drill_run_tries', () =>
    db
      .select({ tries: max(drillRun.tries) })
      .from(drillRun)
      .where(and(isOf, eq(drillRun.version, placeholder('version'))))
      .prepare('drill_run_tries'),
  );
  return (await plan.execute({ ...of }))[0]?.tries ?? 0;
}

type Begun = DrillRunRef & Pick<DrillRunRow, 'seed' | 'version' | 'tries' | 'startedAt'>;

/** Only one of two concurrent calls creates a run; both continue with it. */
export async function insertRun(db: Db, run: Begun): Promise<OwnRun | undefined> {
  const plan = prepared(db, 'drill_run_begun', () =>
    db
      .insert(drillRun)
      .values(inputs('drillId', 'personId', 'mode', 'seed', 'version', 'tries', 'startedAt'))
      .onConflictDoNothing()
      .returning()
      .prepare('drill_run_begun'),
  );
  const [made] = await plan.execute({ ...run });
  return made ? { ...made, steps: [] } : findUnderWay(db, run);
}

const runOfAny = together(async (db, all: readonly number[]) => {
  const plan = prepared(db, 'drill_run_own', () =>
    db
      .select(withSteps)
      .from(drillRun)
      .where(sql`${drillRun.id} = any(${placeholder('ids')}::int[])`)
      .prepare('drill_run_own'),
  );
  const rows = await plan.execute({ ids: numbersIn(all) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return all.map((id) => byId.get(id));
});

/** Its own person's. */
export async function findOwnRun(
  db: Db,
  id: number,
  personId: number,
): Promise<OwnRun | undefined> {
  const run = await runOfAny(db, id);
  return run?.personId === personId ? run : undefined;
}

/** Answers false if this step exists already or the run has ended. */
export async function insertStep(db: Db, runId: number, number: number, step: Step) {
  const plan = prepared(db, 'drill_step_taken', () => {
    const isUnderWay = and(eq(drillRun.id, placeholder('runId')), isNull(drillRun.finishedAt));
    const held = db
      .$with('held')
      .as(db.select({ id: drillRun.id }).from(drillRun).where(isUnderWay).for('key share'));
    return db
      .with(held)
      .insert(drillStep)
      .select(
        sql`select held.id, ${placeholder('number')}::smallint, ${placeholder('scene')}::text,
          ${placeholder('answer')}::jsonb, ${placeholder('atS')}::real from held`,
      )
      .onConflictDoNothing()
      .returning({ number: drillStep.number })
      .prepare('drill_step_taken');
  });
  const facts = { scene: step.scene, answer: JSON.stringify(step.answer), atS: step.atSeconds };
  return (await plan.execute({ runId, number, ...facts })).length > 0;
}

export async function findTitle(db: Db, drillId: number): Promise<string> {
  const where = eq(drill.id, drillId);
  const [row] = await db.select({ title: drill.title }).from(drill).where(where);
  return row?.title ?? '';
}

type Ended = Pick<DrillRunRow, 'finishedAt' | 'score' | 'seconds' | 'debrief'>;

export const endRun = (db: Db, id: number, ended: Ended) =>
  db.update(drillRun).set(ended).where(eq(drillRun.id, id));

/** Keeps a run that was finished concurrently. */
export const deleteRun = (db: Db, id: number) =>
  prepared(db, 'drill_run_left', () =>
    db
      .delete(drillRun)
      .where(and(eq(drillRun.id, placeholder('id')), isNull(drillRun.finishedAt)))
      .prepare('drill_run_left'),
  ).execute({ id });

const ways = { scenarioId: eq(drillRun.drillId, placeholder('scenarioId')) };

/** The newest first. */
export function selectRuns(
  db: Db,
  personId: number,
  asked: Paged & { scenarioId?: number | undefined },
) {
  const chosen = narrowedBy(ways, asked);
  const name = `drill_runs_${chosen.name}`;
  const plan = prepared(db, name, () => {
    const { id, drillId, mode, startedAt, finishedAt, score } = drillRun;
    return db
      .select({
        id,
        drillId,
        mode,
        startedAt,
        finishedAt,
        score,
        title: drill.title,
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(drillRun)
      .innerJoin(drill, eq(drill.id, drillRun.drillId))
      .where(and(eq(drillRun.personId, placeholder('personId')), chosen.where))
      .orderBy(desc(drillRun.id))
      .limit(placeholder('limit'))
      .offset(placeholder('offset'))
      .prepare(name);
  });
  return pageBy(plan, { personId, scenarioId: asked.scenarioId }, asked);
}
