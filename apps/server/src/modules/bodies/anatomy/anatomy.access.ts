import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { VisitorContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { mayEdit, mayView } from '../../base/ownership/ownership';
import { requireSold } from '../../shop/commodity/sold.access';
import { anatomy, FIRST_MADE_ANATOMY } from './anatomy.tables';
import { type Sold, soldAs } from '../../shop/commodity/sold.filters';
import { selectAnatomy } from './anatomy.access.store';

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
  const [its] = await selectAnatomy(db, id);
  if (!its || !mayView(its, person)) return refuse('anatomy.notFound');
  return { its, isKeeping: mayEdit(its, person) };
}

/** Refuses users who may not view the models. */
export async function requireAnatomy(looking: VisitorContext, id: number): Promise<void> {
  if (isMade(id)) await seeMade(looking, id);
  else await requireSold(looking, id, sold);
}
