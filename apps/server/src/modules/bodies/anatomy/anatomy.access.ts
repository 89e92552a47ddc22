import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { and, eq } from 'drizzle-orm';
import type { VisitorContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { mayKeep } from '../../base/ownership/ownership';
import { requireSold, type Sold, soldAs } from '../../shop/commodity/sold.access';
import { anatomy, anatomyModel, FIRST_OF_SCHOOLS } from './anatomy.tables';

const sold: Sold = {
  name: 'anatomy',
  type: commodityTypeCodes.anatomy,
  table: anatomy,
  notFound: 'anatomy.notFound',
  locked: 'anatomy.locked',
};

export const isSoldAs = soldAs(sold);

export const isOfSchools = (id: number) => id >= FIRST_OF_SCHOOLS;

interface Looks {
  db: Db;
  person: Person | null;
}

/**
 * A school's anatomy, for its members, and as a draft for its teachers; others are told that it
 * does not exist.
 */
export async function seeOfSchool({ db, person }: Looks, id: number) {
  const school = person?.organisationId ?? null;
  if (person === null || school === null) return refuse('anatomy.notFound');
  const isIts = and(eq(anatomy.id, id), eq(anatomy.organisationId, school));
  const [found] = await db.select().from(anatomy).where(isIts);
  const isKeeping = found !== undefined && mayKeep(found, person);
  return found && (found.isShown || isKeeping)
    ? { its: found, isKeeping }
    : refuse('anatomy.notFound');
}

/** Refuses users who may not view the models. */
export async function requireAnatomy(looking: VisitorContext, id: number): Promise<void> {
  if (isOfSchools(id)) await seeOfSchool(looking, id);
  else await requireSold(looking, id, sold);
}

export async function hasModel(db: Db, anatomyId: number, modelId: number): Promise<boolean> {
  const isIts = and(eq(anatomyModel.anatomyId, anatomyId), eq(anatomyModel.modelId, modelId));
  return (await db.$count(anatomyModel, isIts)) > 0;
}
