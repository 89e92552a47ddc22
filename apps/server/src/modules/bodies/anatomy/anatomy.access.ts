import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { and, eq } from 'drizzle-orm';
import type { VisitorContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { mayKeep, maySee } from '../../base/ownership/ownership';
import { requireSold, type Sold, soldAs } from '../../shop/commodity/sold.access';
import { anatomy, anatomyModel, FIRST_MADE_ANATOMY } from './anatomy.tables';

const sold: Sold = {
  name: 'anatomy',
  type: commodityTypeCodes.anatomy,
  table: anatomy,
  notFound: 'anatomy.notFound',
  locked: 'anatomy.locked',
};

export const isSoldAs = soldAs(sold);

export const isMade = (id: number) => id >= FIRST_MADE_ANATOMY;

interface Looks {
  db: Db;
  person: Person | null;
}

/**
 * A made anatomy: the platform's for everybody, a school's for its members, and a draft for those
 * who may edit it; others are told that it does not exist.
 */
export async function seeMade({ db, person }: Looks, id: number) {
  const [its] = await db.select().from(anatomy).where(eq(anatomy.id, id));
  if (!its || !maySee(its, person)) return refuse('anatomy.notFound');
  return { its, isKeeping: mayKeep(its, person) };
}

/** Refuses users who may not view the models. */
export async function requireAnatomy(looking: VisitorContext, id: number): Promise<void> {
  if (isMade(id)) await seeMade(looking, id);
  else await requireSold(looking, id, sold);
}

export async function hasModel(db: Db, anatomyId: number, modelId: number): Promise<boolean> {
  const isIts = and(eq(anatomyModel.anatomyId, anatomyId), eq(anatomyModel.modelId, modelId));
  return (await db.$count(anatomyModel, isIts)) > 0;
}
