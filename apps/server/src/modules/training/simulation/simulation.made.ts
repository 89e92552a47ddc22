import { chargeKindCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  MadeCard,
  SimulationContract as C,
  SimulationDetail,
} from '@cheese/domain/contract/training/simulation';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { mayEdit, mayView } from '../../base/ownership/ownership';
import { FIRST_MADE } from './simulation.tables';
import { countShown, selectMade, selectShown, selectWhole } from './simulation.made.store';

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
  const [its] = await selectMade(db, id);
  if (!its) return refuse('simulation.notFound');
  return mayView(its, person)
    ? { its, isKeeping: mayEdit(its, person) }
    : refuse('simulation.notFound');
}

/** Title of a teacher's simulation, if the caller may see it; null for one of the shop. */
export const seeMadeTitle = async (looks: Looks, id: number): Promise<string | null> =>
  isMade(id) ? (await seeMade(looks, id)).its.title : null;

/** Those the user may see, their own school's first, newest first. */
export async function listMade(
  { db, person }: Looks,
  { page, pageCnt, keyword }: Static<C['made']['query']>,
): Promise<Answers<C['made']>> {
  const { where, rows } = await selectShown(db, { person, keyword, pageCnt, page });
  const list = rows.map(({ organisationId: of, ...row }): MadeCard => ({
    ...row,
    isOfSchool: of !== null,
  }));
  return { list, total: await countShown(db, where) };
}

/** Fields of a simulation that is not sold and open to everyone who may see it. */
const unsold = {
  charge: chargeKindCodes.free,
  offer: null,
  isLocked: false,
  opened: 'free',
  openUntil: null,
  givenBy: null,
  commodityId: null,
  kind: null,
  learnerCount: 0,
  teacher: null,
  isExperiment: false,
} as const;

export async function readMade(db: Db, id: number): Promise<SimulationDetail> {
  const [row] = await selectWhole(db, id);
  const { title: name, ...its } = row ?? refuse('simulation.notFound');
  return { ...its, ...unsold, name };
}
