import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { experimentOf } from '@cheese/experiments/experiments';
import { eq } from 'drizzle-orm';
import type { VisitorContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import { requireSold, type Sold, soldAs } from '../../shop/commodity/sold.access';
import { experiment } from './experiment.tables';

const sold: Sold = {
  name: 'experiment',
  type: commodityTypeCodes.simulation,
  table: experiment,
  notFound: 'experiment.notFound',
  locked: 'experiment.locked',
};

export const isSoldAs = soldAs(sold);

/** Refuses users who may not do the experiment. */
export const requireOpen = (looking: VisitorContext, id: number) => requireSold(looking, id, sold);

/** The model of an experiment open to the user. */
export async function requireExperiment(looking: VisitorContext, id: number) {
  await requireOpen(looking, id);
  const [row] = await looking.db
    .select({ key: experiment.key })
    .from(experiment)
    .where(eq(experiment.id, id));
  return (row && experimentOf(row.key)) ?? refuse('experiment.notFound');
}
