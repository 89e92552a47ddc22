import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { experimentOf } from '@cheese/experiments/experiments';
import type { VisitorContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import { requireSold } from '../../shop/commodity/sold.access';
import { experiment } from './experiment.tables';
import { selectKey } from './experiment.store';
import { type Sold, soldAs } from '../../shop/commodity/sold.filters';

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
  const [row] = await selectKey(looking.db, id);
  return (row && experimentOf(row.key)) ?? refuse('experiment.notFound');
}
