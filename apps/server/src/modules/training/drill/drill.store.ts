import type { Step } from '@cheese/drills/play/answer';
import { and, desc, eq, max, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { filtersOf } from '../../../db/filters';
import { type Paged, pageBy } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { type OwnRun as Own, type RunKind, runStore } from '../../base/run/run.door';
import { drill, drillRun, type DrillRunRow, drillStep } from './drill.tables';

const { placeholder } = sql;

type DrillRunRef = Pick<DrillRunRow, 'drillId' | 'personId' | 'mode'>;

const isOf = and(
  eq(drillRun.drillId, placeholder('drillId')),
  eq(drillRun.personId, placeholder('personId')),
  eq(drillRun.mode, placeholder('mode')),
);

export type OwnRun = Own<DrillRunRow, Step>;

const drillRuns: RunKind<DrillRunRow, Step> = {
  name: 'drill_run',
  runs: drillRun,
  steps: drillStep,
  slot: ['drillId', 'personId', 'mode'],
  facts: ['seed', 'version', 'tries'],
  read: sql`json_build_object('scene', step.scene, 'answer', step.answer, 'atSeconds', step.at_s)`,
  written: sql`${placeholder('scene')}::text, ${placeholder('answer')}::jsonb,
    ${placeholder('atS')}::real`,
  inputsOf: ({ scene, answer, atSeconds }) => ({
    scene,
    answer: JSON.stringify(answer),
    atS: atSeconds,
  }),
  failures: { notFound: 'drill.notFound', noRun: 'drill.noRun' },
};

export const store = runStore(drillRuns);

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

export async function findTitle(db: Db, drillId: number): Promise<string> {
  const where = eq(drill.id, drillId);
  const [row] = await db.select({ title: drill.title }).from(drill).where(where);
  return row?.title ?? '';
}

const ways = { scenarioId: eq(drillRun.drillId, placeholder('scenarioId')) };

/** The newest first. */
export function selectRuns(
  db: Db,
  personId: number,
  asked: Paged & { scenarioId?: number | undefined },
) {
  const chosen = filtersOf(ways, asked);
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
