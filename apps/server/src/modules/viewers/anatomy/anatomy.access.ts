import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Looking, requireSold, type Sold, soldAs } from '../../shop/commodity/sold.access';
import { anatomy, anatomyModel } from './anatomy.tables';

/** How commodities that sell an anatomy are told apart. */
export const ANATOMY_TYPE = 16;

const sold: Sold = {
  ...{ name: 'anatomy', type: ANATOMY_TYPE, table: anatomy },
  ...{ notFound: 'anatomy.notFound', locked: 'anatomy.locked' },
};

export const isSoldAs = soldAs(sold);

/** Refuses who may not look at an anatomy's models. */
export const requireAnatomy = (looking: Looking, id: number) => requireSold(looking, id, sold);

/** Whether a model is one of those that one studies there. */
export async function hasModel(db: Db, anatomyId: number, modelId: number): Promise<boolean> {
  const isIts = and(eq(anatomyModel.anatomyId, anatomyId), eq(anatomyModel.modelId, modelId));
  return (await db.$count(anatomyModel, isIts)) > 0;
}
