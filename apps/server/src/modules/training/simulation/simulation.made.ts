import { chargeKindCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  MadeCard,
  SimulationContract as C,
  SimulationDetail,
} from '@cheese/domain/contract/training/simulation';
import { and, desc, eq, getTableColumns, ilike, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { mayKeep, maySee } from '../../base/ownership/ownership';
import { eyesOf, shownTo } from '../../base/ownership/shownTo';
import { FIRST_MADE, madeSimulation, simulation } from './simulation.tables';

export const isMade = (id: number) => id >= FIRST_MADE;

interface Looks {
  db: Db;
  person: Person | null;
}

/**
 * A made simulation: the platform's for everyone, a school's for its members, a draft for its
 * owners. Another school's is reported as not found.
 */
export async function seeMade({ db, person }: Looks, id: number) {
  const [its] = await db.select().from(madeSimulation).where(eq(madeSimulation.id, id));
  if (!its) return refuse('simulation.notFound');
  return maySee(its, person)
    ? { its, isKeeping: mayKeep(its, person) }
    : refuse('simulation.notFound');
}

/** Title of a teacher's simulation, if the caller may see it; null for one of the shop. */
export const seeMadeTitle = async (looks: Looks, id: number): Promise<string | null> =>
  isMade(id) ? (await seeMade(looks, id)).its.title : null;

// Written out: where one table alone is asked, its columns come without its name.
const videoCount = sql<number>`(select count(*)::int from simulation_video video
  where video.simulation_id = made_simulation.id)`;
export const madeColumns = { ...getTableColumns(madeSimulation), videoCount };

/** Those the user may see, their own school's first, newest first. */
export async function listMade(
  { db, person }: Looks,
  { page, pageCnt, keyword }: Static<C['made']['query']>,
): Promise<Answers<C['made']>> {
  const { organisationId, title, id, summary, cover } = madeSimulation;
  const where = and(
    shownTo(madeSimulation, eyesOf(person).school),
    keyword ? ilike(title, containing(keyword)) : undefined,
  );
  const rows = await db
    .select({ id, name: title, summary, organisationId, cover, videoCount })
    .from(madeSimulation)
    .where(where)
    .orderBy(sql`${organisationId} nulls last`, desc(id))
    .limit(pageCnt)
    .offset((page - 1) * pageCnt);
  const list = rows.map(({ organisationId: of, ...row }): MadeCard => ({
    ...row,
    isOfSchool: of !== null,
  }));
  return { list, total: await db.$count(madeSimulation, where) };
}

/** Fields of a simulation that is not sold and open to everyone who may see it. */
const unsold = {
  charge: chargeKindCodes.free,
  offer: null,
  isLocked: false,
  opened: 'free',
  openUntil: null,
  commodityId: null,
  kind: null,
  learnerCount: 0,
  teacher: null,
  isExperiment: false,
} as const;

export async function readMade(db: Db, id: number): Promise<SimulationDetail> {
  const { aims, equipment, steps } = simulation;
  const [row] = await db
    .select({ ...madeColumns, aims, equipment, steps })
    .from(madeSimulation)
    .innerJoin(simulation, eq(simulation.id, madeSimulation.id))
    .where(eq(madeSimulation.id, id));
  const { title: name, ...its } = row ?? refuse('simulation.notFound');
  return { ...its, ...unsold, name };
}
