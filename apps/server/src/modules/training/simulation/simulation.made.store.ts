import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { viewerScopeOf, visibleTo } from '../../base/ownership/visibleTo';
import { and, desc, eq, getTableColumns, ilike, sql, type SQL } from 'drizzle-orm';
import { madeSimulation, simulation } from './simulation.tables';

// Written out: where one table alone is asked, its columns come without its name.
const videoCount = sql<number>`(select count(*)::int from simulation_video video
  where video.simulation_id = made_simulation.id)`;

export const madeColumns = { ...getTableColumns(madeSimulation), videoCount };

export const selectMade = (db: Db, id: number) =>
  db.select().from(madeSimulation).where(eq(madeSimulation.id, id));

export async function selectShown(
  db: Db,
  {
    person,
    keyword,
    pageCnt,
    page,
  }: { person: Person | null; keyword: string | undefined; pageCnt: number; page: number },
) {
  const { organisationId, title, id, summary, cover } = madeSimulation;
  const where = and(
    visibleTo(madeSimulation, viewerScopeOf(person).school),
    keyword ? ilike(title, likePattern(keyword)) : undefined,
  );
  const rows = await db
    .select({ id, name: title, summary, organisationId, cover, videoCount })
    .from(madeSimulation)
    .where(where)
    .orderBy(sql`${organisationId} nulls last`, desc(id))
    .limit(pageCnt)
    .offset((page - 1) * pageCnt);
  return { where, rows };
}

export const countShown = (db: Db, where: SQL<unknown> | undefined) =>
  db.$count(madeSimulation, where);

export function selectWhole(db: Db, id: number) {
  const { aims, equipment, steps } = simulation;
  return db
    .select({ ...madeColumns, aims, equipment, steps })
    .from(madeSimulation)
    .innerJoin(simulation, eq(simulation.id, madeSimulation.id))
    .where(eq(madeSimulation.id, id));
}
